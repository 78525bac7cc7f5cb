export interface NextDue {
  /** As many as a panel has room for, whenever they are due. */
  first: number;
  /** And all that are due within so many hours, or over their time. */
  withinHours: number;
}

const HOUR_MS = 60 * 60 * 1000;
const MAX_HOURS = 366 * 24;

/** Until when something may be due to be among what is told in any case. */
export const dueSoon = ({ withinHours }: NextDue, now: Date): Date =>
  new Date(now.getTime() + Math.min(withinHours, MAX_HOURS) * HOUR_MS);

/** The next of what is to be done, by its deadline. */
export function nextDue<Work>(
  works: readonly Work[],
  dueOf: (work: Work) => Date,
  asked: NextDue,
  now: Date,
): Work[] {
  const soon = dueSoon(asked, now);
  return works
    .toSorted((one, other) => dueOf(one).getTime() - dueOf(other).getTime())
    .filter((work, index) => index < asked.first || dueOf(work) <= soon);
}
