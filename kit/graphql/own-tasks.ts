import type { Day } from '../calendar/day.ts';
import type { Currency, MinorUnits } from '../money/minor-units.ts';
import type { Context } from './context.ts';

/** Something the caller has to do for themselves, or has waited to hear. */
export interface OwnTask {
  id: string;
  /** `<name>Task` says what it is, `<name>TaskAction` what a press does. */
  name: string;
  /** Where it is done. */
  path: string;
  /** What it is about: a course, the number of an invoice. */
  about: string;
  /** The days it is about. */
  firstDay: Day | null;
  lastDay: Day | null;
  /** The last day on which it can be done, on the campus. */
  dueOn: Day | null;
  timeZone: string;
  amount: MinorUnits | null;
  currency: Currency | null;
}

const sources: ((ctx: Context) => Promise<readonly OwnTask[]>)[] = [];

/** A slice says what the caller may have to do in it, and their dashboard tells it. */
export function defineOwnTasks(find: (ctx: Context) => Promise<readonly OwnTask[]>): void {
  sources.push(find);
}

/** What the caller has to do, the next deadline first; what has none comes last. */
export async function ownTasksOf(ctx: Context): Promise<OwnTask[]> {
  const found = await Promise.all(sources.map((find) => find(ctx)));
  const due = ({ dueOn }: OwnTask): string => dueOn ?? '9999';
  return found.flat().toSorted((one, other) => (due(one) < due(other) ? -1 : 1));
}
