import { sql } from 'kysely';
import type { Tx } from '#kit/db/database.ts';
import type { PlannedSession } from '../../rules/timetable.ts';
import type { MeetingRecord } from './timetable.queries.ts';

type SessionPart = Pick<MeetingRecord, 'id' | 'groupId' | 'regionId' | 'courseId' | 'teacherId' | 'room'>;

/**
 * What a change of a weekly meeting may touch: to come, without a roll, not changed or cancelled by itself, and nobody has begun to
 * note who is there: a roll is opened, and a check-in started, before the class begins.
 */
const untouched = (now: Date) =>
  sql<boolean>`(starts_at > ${now} and roll_taken_at is null and not is_changed and cancelled_at is null
    and not exists (select from attendance_mark_change c where c.session_id = class_session.id)
    and not exists (select from attendance_check_in c where c.session_id = class_session.id))`;

/** Makes the sessions of a meeting that are not there yet. */
export async function insertPlanned(
  tx: Tx,
  { id: meetingId, groupId, regionId, courseId, teacherId, room }: SessionPart,
  planned: readonly PlannedSession[],
): Promise<void> {
  if (planned.length === 0) return;
  await tx
    .insertInto('classSession')
    .values(
      planned.map(({ day: plannedDay, startsAt, endsAt }) => ({
        meetingId,
        groupId,
        regionId,
        courseId,
        teacherId,
        room,
        plannedDay,
        startsAt,
        endsAt,
      })),
    )
    .onConflict((conflict) => conflict.columns(['meetingId', 'plannedDay']).doNothing())
    .execute();
}

/** Takes away the sessions of a meeting that may be touched, but for those of some days. */
export async function deletePlanned(
  tx: Tx,
  meetingId: string,
  { now, days = [] }: { now: Date; days?: readonly string[] },
): Promise<number> {
  const rows = await tx
    .deleteFrom('classSession')
    .where('meetingId', '=', meetingId)
    .where(untouched(now))
    .where(sql<boolean>`planned_day <> all (${days}::date[])`)
    .returning('id')
    .execute();
  return rows.length;
}

/** Brings the sessions of a meeting that may be touched to where they are planned now; they stay the same sessions. */
export async function movePlanned(
  tx: Tx,
  { id, courseId, teacherId, room }: SessionPart,
  { now, planned }: { now: Date; planned: readonly PlannedSession[] },
): Promise<void> {
  const days = planned.map(({ day }) => day);
  const starts = planned.map(({ startsAt }) => startsAt);
  const ends = planned.map(({ endsAt }) => endsAt);
  await tx
    .updateTable('classSession')
    .from(
      sql<{ onDay: string; begins: Date; ends: Date }>`unnest(${days}::date[], ${starts}::timestamptz[],
        ${ends}::timestamptz[])`.as<'p'>(sql`p (on_day, begins, ends)`),
    )
    .set((eb) => ({
      startsAt: eb.ref('p.begins'),
      endsAt: eb.ref('p.ends'),
      courseId,
      teacherId,
      room,
      version: eb('version', '+', 1),
    }))
    .where('meetingId', '=', id)
    .where(untouched(now))
    .where(sql<boolean>`planned_day = p.on_day`)
    .execute();
}
