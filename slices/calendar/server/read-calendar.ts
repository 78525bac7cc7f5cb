import { addDays, type Day } from '#kit/calendar/day.ts';
import { dayIn, instantAt } from '#kit/calendar/zone.ts';
import type { Db } from '#kit/db/database.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { checkSpan, MAX_DAYS, type CalendarEntry } from '../rules/entries.ts';
import { findCalendar, type RowsParams, type FoundCalendar } from './calendar-sources.ts';
import { findCalendarZone } from './calendar-zone.queries.ts';
import { spanAround } from './read-ahead.ts';

export interface ReadCalendar {
  first: Day;
  last: Day;
  timeZone: string;
  entries: CalendarEntry[];
  isCut: boolean;
}

/** The week before today and the week after it hold this week, on whichever day the reader's weeks begin. */
const AROUND_TODAY = 7;

/** The caller's calendar from a day to a day at their campus; around today where no days are named. */
export async function readCalendar(
  ctx: Context,
  { from, to }: { from?: Day | null | undefined; to?: Day | null | undefined },
): Promise<ReadCalendar> {
  const { personId, impersonatorId } = actorOf(ctx);
  const db = ctx.unscoped('what stands in the caller’s own calendar');
  const now = ctx.services.now();
  const asker = { personId, locale: ctx.locale, now, isPrivate: impersonatorId === null };
  const isAroundToday = !from && !to;
  const [timeZone, around] = await Promise.all([
    findCalendarZone(db, personId),
    isAroundToday ? readAround(db, asker) : null,
  ]);
  const today = dayIn(now, timeZone);
  const first = from ?? addDays(today, -AROUND_TODAY);
  const last = to ?? addDays(from ?? today, AROUND_TODAY);
  const problem = checkSpan(first, last);
  if (problem) throw new RuleError(problem, 'BAD_USER_INPUT', { max: MAX_DAYS });
  const params = {
    ...asker,
    timeZone,
    from: instantAt(first, '00:00', timeZone),
    before: instantAt(addDays(last, 1), '00:00', timeZone),
  };
  const found = around ?? (await findCalendar(db, params));
  return { first, last, timeZone, ...found.entries(params) };
}

/** Which days these are the zone tells; a little more is read without waiting for it, after what others have read ahead. */
async function readAround(db: Db, asker: Omit<RowsParams, 'from' | 'before'>): Promise<FoundCalendar> {
  await Promise.resolve();
  return findCalendar(db, { ...asker, ...spanAround(asker.now) });
}
