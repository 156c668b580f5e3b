/** A pile that is looked through. */
export interface Shown {
  title: string;
  cards: string[];
  note?: string;
}
