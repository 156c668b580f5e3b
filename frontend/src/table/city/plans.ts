// What teammates have agreed on, and what they could: words for places, plates and the dialog.

import type { Client } from "../../lib/client.svelte.ts";
import type { City, Job, Plan, PlanTask, Table } from "../../protocol.ts";
import { capital } from "../phrases.ts";
import { cityOf } from "./ring.ts";

/** Is there anything to agree on with this teammate? */
export function plannable(table: Table, seat: number): boolean {
  return table.seat !== null && !table.over && table.partners.includes(seat) && (cityOf(table)?.jobs ?? []).length > 0;
}

function isAt(city: City, number: number, { card, space }: Pick<Job, "card" | "space">): boolean {
  return card === "" ? space === number : city.spaces[number]!.villains.some((villain) => villain.card === card);
}

export const jobsAt = (city: City, number: number): Job[] => (city.jobs ?? []).filter((job) => isAt(city, number, job));

/** Of what stands while the game goes on, and nobody has said no to. */
const tasks = (client: Client): PlanTask[] =>
  (client.table?.over ? [] : (client.room?.plans ?? [])).flatMap((plan) => plan.tasks).filter(({ agrees }) => agrees !== false);

const told = (task: PlanTask): string => (task.agrees === null ? `${task.words}?` : task.words);

/** "Dot holds Bizarro": once, though two plans have it; what is agreed on is no question any more. */
export function plansAt(client: Client, city: City, number: number): string[] {
  const here = tasks(client).filter((task) => isAt(city, number, task));
  const agreed = here.filter((task) => task.agrees !== null);
  const asked = here.filter((task) => task.agrees === null && !agreed.some((other) => isSame(task, other)));
  return [...new Set([...agreed, ...asked].map((task) => `${client.name(task.seat)} ${told(task)}`))];
}

const isSame = (one: PlanTask, other: PlanTask): boolean => one.seat === other.seat && one.words === other.words;

/** "holds Bizarro". */
export function plannedFor(client: Client, seat: number): string {
  const task = tasks(client).find((one) => one.seat === seat);
  return task ? told(task) : "";
}

/** A plan that waits for one's own word. */
export function askedOf(client: Client): Plan | undefined {
  const own = client.room?.seat ?? null;
  return (client.room?.plans ?? []).find((plan) => plan.tasks.some(({ seat, agrees }) => seat === own && agrees === null));
}

/** "Ann holds Bizarro, Dot saves the Bank". */
export function planWords(client: Client, plan: Plan): string {
  return plan.tasks.map(({ seat, words }) => `${client.name(seat)} ${words}`).join(", ");
}

export const jobKey = ({ what, card, space }: Job): string => `${what} ${card} ${space}`;

/** "Hold Bizarro". */
export const jobWords = (job: Job): string => capital(job.words);
