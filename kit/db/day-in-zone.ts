import type { Day } from '#kit/calendar/day.ts';
import { sql, type RawBuilder } from 'kysely';

/**
 * The day it is at an instant in the time zone that a column names. The database has a day of its own
 * (`current_date`), which is another one on half the campuses for half of every day.
 */
export const dayInZone = (now: Date, zoneColumn: string): RawBuilder<Day> =>
  sql<Day>`(${now}::timestamptz at time zone ${sql.ref(zoneColumn)})::date`;
