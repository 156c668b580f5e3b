import { expect, test } from "vitest";
import late from "../../../samples/view-rebirth-3p-main-late.json";
import type { Client } from "../../lib/client.svelte.ts";
import type { City, PlanTask } from "../../protocol.ts";
import { plansAt } from "./plans.ts";

const city = late.table.section as unknown as City;
const NAMES = ["Ann", "Bea"];

function withPlans(...plans: [seat: number, words: string, agrees: boolean | null][][]): Client {
  const tasks = (plan: (typeof plans)[number]): PlanTask[] =>
    plan.map(([seat, words, agrees]) => ({ seat, what: "hold", card: "", space: 3, words, agrees }));
  return {
    table: { over: false },
    room: { plans: plans.map((plan, i) => ({ number: i + 1, by: i, tasks: tasks(plan) })) },
    name: (seat: number) => NAMES[seat],
  } as unknown as Client;
}

test("what two plans have is said once at its place", () => {
  const both = withPlans(
    [[0, "holds Psimon", true]],
    [
      [1, "beats Psimon", true],
      [0, "holds Psimon", true],
    ],
  );
  expect(plansAt(both, city, 3)).toEqual(["Ann holds Psimon", "Bea beats Psimon"]);
});

test("what one has said yes to is no question of another plan", () => {
  const asked = withPlans(
    [[0, "holds Psimon", true]],
    [
      [1, "beats Psimon", null],
      [0, "holds Psimon", null],
    ],
  );
  expect(plansAt(asked, city, 3)).toEqual(["Ann holds Psimon", "Bea beats Psimon?"]);
});
