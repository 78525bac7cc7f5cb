import { addDays, type Day } from '#kit/calendar/day.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { can } from '../rules/permissions.ts';
import { listUntaken } from './records.queries.ts';
import { attendanceOf, type GroupAttendance } from './records.ts';

interface Read {
  attendances: readonly GroupAttendance[];
  /** Sessions without a roll. */
  untaken: readonly { groupId: string; day: Day }[];
}

/** Rolls that were not taken for longer than this will not be. */
const REMEMBERED_DAYS = 400;

/** The student's own, and that of others as far as the caller looks after the campuses of their groups. */
export async function attendanceToRead(ctx: Context, personId: string): Promise<Read> {
  const actor = actorOf(ctx);
  const db = ctx.unscoped('attendance of the caller, or of a student whom the caller looks after');
  const now = ctx.services.now();
  const since = addDays(dayIn(now, 'UTC'), -REMEMBERED_DAYS);
  const [attendances, untaken] = await Promise.all([
    attendanceOf(db, { personIds: [personId], locale: ctx.locale }),
    listUntaken(db, { personId, now, since }),
  ]);
  return {
    attendances: attendances.filter((group) => can.readAttendance(actor, group)),
    untaken: untaken.map(({ groupId, startsAt, timeZone }) => ({ groupId, day: dayIn(startsAt, timeZone) })),
  };
}
