import { sql } from 'kysely';
import type { Db, Tx } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import type { Mark } from '../../rules/status.ts';
import { courseName } from '../session-facts.queries.ts';

/** Starts a check-in, or starts it again: its codes are others then. */
export async function putCheckIn(
  tx: Tx,
  { sessionId, regionId, startedAt, startedBy }: StartedCheckIn,
): Promise<void> {
  await tx
    .insertInto('attendanceCheckIn')
    .values({ sessionId, regionId, firstStartedAt: startedAt, startedAt, startedBy })
    .onConflict((conflict) =>
      conflict.column('sessionId').doUpdateSet({ startedAt, startedBy, stoppedAt: null }),
    )
    .execute();
}

interface StartedCheckIn {
  sessionId: string;
  regionId: string;
  startedAt: Date;
  startedBy: string;
}

export async function endCheckIn(tx: Tx, sessionId: string, stoppedAt: Date): Promise<void> {
  await tx.updateTable('attendanceCheckIn').set({ stoppedAt }).where('sessionId', '=', sessionId).execute();
}

export interface MarkByCode extends Mark {
  byCode: boolean;
  takenAt: Date;
}

/** A class that students check in to, as one of them sees it. */
export interface OpenCheckIn {
  sessionId: string;
  courseName: string | null;
  groupName: string;
  room: string;
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
  startedAt: Date;
  mark: MarkByCode | null;
}

interface OpenParams {
  personId: string;
  now: Date;
  locale: string;
}

const openCheckInsOf = writtenOnce((db: Db, { personId, now, locale }: OpenParams) =>
  db
    .selectFrom('groupMember as m')
    .innerJoin('studentGroup as g', 'g.id', 'm.groupId')
    .innerJoin('classSession as s', 's.groupId', 'm.groupId')
    .innerJoin('attendanceCheckIn as c', 'c.sessionId', 's.id')
    .innerJoin('region as r', 'r.id', 's.regionId')
    .leftJoin('attendanceMark as k', (join) =>
      join.onRef('k.sessionId', '=', 's.id').onRef('k.personId', '=', 'm.personId'),
    )
    .select([
      's.id as sessionId',
      courseName('s.course_id', locale).as('courseName'),
      'g.name as groupName',
      's.room',
      's.startsAt',
      's.endsAt',
      'r.timeZone',
      'c.startedAt',
      'k.kind',
      'k.minutesLate',
      'k.byCode',
      'k.takenAt',
    ])
    .where('m.personId', '=', personId)
    .where('g.archivedAt', 'is', null)
    .where('c.stoppedAt', 'is', null)
    .where('s.cancelledAt', 'is', null)
    .where('s.endsAt', '>', now)
    // By this the index finds them; none is longer or can be started earlier.
    .where(
      sql<boolean>`s.starts_at between ${now}::timestamptz - interval '24 hours' and ${now}::timestamptz + interval '2 hours'`,
    )
    .where(
      sql<boolean>`(s.starts_at at time zone r.time_zone)::date between m.first_day and coalesce(m.last_day, 'infinity')`,
    )
    .orderBy('s.startsAt')
    .orderBy('s.id'),
);

/** The classes of the person's groups that are checked in to at this moment, in order. */
export async function listOpenCheckIns(db: Db | Tx, params: OpenParams): Promise<OpenCheckIn[]> {
  const rows = await openCheckInsOf(db, params);
  return rows.map(({ kind, minutesLate, byCode, takenAt, ...row }) => ({
    ...row,
    mark:
      kind === null || byCode === null || takenAt === null ? null : { kind, minutesLate, byCode, takenAt },
  }));
}
