import { sql } from 'kysely';
import type { Day } from '#kit/calendar/day.ts';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import { isHolidayAt } from '#slices/calendar/server/api.ts';
import type { Held } from '../rules/count.ts';
import { dayHeld, decidedOf, explanationOf, leaveOf } from './decided.queries.ts';
import { asCounted, countingOfGroup } from './schemas/schema.queries.ts';
import { holidaysOn } from './session-facts.queries.ts';

/** What a session whose roll was taken counts for a student by. */
export interface StandingRow extends Held {
  sessionId: string;
  personId: string;
  groupId: string;
  regionId: string;
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
  explanationId: string | null;
  /** PENDING too, which changes nothing yet. */
  explanationStatus: string | null;
}

const sessionsWithRolls = (db: Db) =>
  db
    .selectFrom('groupMember as m')
    .innerJoin('classSession as s', (join) =>
      join.onRef('s.groupId', '=', 'm.groupId').on(sql<boolean>`m.person_id = any (s.roll_person_ids)`),
    )
    .innerJoin('region as r', 'r.id', 's.regionId')
    .leftJoin('attendanceMark as k', (join) =>
      join.onRef('k.sessionId', '=', 's.id').onRef('k.personId', '=', 'm.personId'),
    )
    .leftJoin('leaveRequest as l', (join) => join.on(leaveOf('m.person_id')))
    .leftJoin('absenceExplanation as e', (join) => join.on(explanationOf('m.person_id')))
    .select([
      's.id as sessionId',
      'm.personId',
      's.groupId',
      's.regionId',
      's.startsAt',
      's.endsAt',
      'r.timeZone',
      dayHeld.as('day'),
      's.courseId',
      'k.kind',
      'k.minutesLate',
      'l.status as leaveStatus',
      'e.id as explanationId',
      'e.status as explanationStatus',
    ])
    .where('s.rollTakenAt', 'is not', null)
    .orderBy('s.startsAt')
    .orderBy('s.id');

export interface StoredStanding extends Omit<StandingRow, 'mark' | 'leave' | 'explanation'> {
  kind: NonNullable<Held['mark']>['kind'] | null;
  minutesLate: number | null;
  leaveStatus: string | null;
}

/** Named one by one: there are hundreds, and to spread them over new ones takes longer than to read them. */
export function held(row: StoredStanding): StandingRow {
  const { leave, explanation } = decidedOf(row);
  return {
    sessionId: row.sessionId,
    personId: row.personId,
    groupId: row.groupId,
    regionId: row.regionId,
    courseId: row.courseId,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    timeZone: row.timeZone,
    day: row.day,
    mark: row.kind === null ? null : { kind: row.kind, minutesLate: row.minutesLate },
    leave,
    explanation,
    explanationId: row.explanationId,
    explanationStatus: row.explanationStatus,
  };
}

const sessionsSince = writtenOnce((db: Db, { personId, since }: { personId: string; since: Day }) =>
  sessionsWithRolls(db)
    .where('m.personId', '=', personId)
    .where(sql<boolean>`s.starts_at >= (${since}::date - 1)::timestamp at time zone 'UTC'`),
);

/** Those of one student since a day, without what is shown of them. */
export const listStandingRows = async (
  db: Db | Tx,
  params: { personId: string; since: Day },
): Promise<StandingRow[]> => (await sessionsSince(db, params)).map(held);

const groupsOf = writtenOnce((db: Db, { personIds }: { personIds: readonly string[] }) =>
  db
    .selectFrom('studentGroup as g')
    .innerJoin('region as r', 'r.id', 'g.regionId')
    .leftJoin('groupSchema as gs', 'gs.groupId', 'g.id')
    .leftJoin('attendanceSchema as counted', 'counted.id', 'gs.schemaId')
    .select([
      'g.id',
      'g.name',
      'g.regionId',
      'r.timeZone',
      'counted.lowPercent',
      ...countingOfGroup('g.id', 'gs.schema_id'),
    ])
    .where('g.id', 'in', (eb) =>
      eb.selectFrom('groupMember as m').select('m.groupId').where('m.personId', '=', anyId(personIds)),
    ),
);

/** The groups that these people are or were in, where they are, and how they are counted. */
export const findGroupsOf = async (db: Db | Tx, personIds: readonly string[]) =>
  (await groupsOf(db, { personIds })).map(asCounted);

interface UntakenParams {
  personId: string;
  now: Date;
  since: Day;
}

const untakenOf = writtenOnce((db: Db, { personId, now, since }: UntakenParams) =>
  db
    .selectFrom('groupMember as m')
    .innerJoin('classSession as s', 's.groupId', 'm.groupId')
    .innerJoin('region as r', 'r.id', 's.regionId')
    .select(['s.groupId', 's.startsAt', 's.endsAt', 'r.timeZone', holidaysOn().as('holidays')])
    .where('m.personId', '=', personId)
    .where('s.rollTakenAt', 'is', null)
    .where('s.cancelledAt', 'is', null)
    .where('s.endsAt', '<', now)
    .where(sql<boolean>`s.starts_at >= ${since}::date`)
    .where(sql<boolean>`${dayHeld} between m.first_day and coalesce(m.last_day, 'infinity')`),
);

/** The sessions that a person was in, ended and without a roll: what the share does not know of. On holidays none are held. */
export async function listUntaken(db: Db, params: UntakenParams) {
  const rows = await untakenOf(db, params);
  return rows.filter(({ holidays, ...session }) => !isHolidayAt(holidays ?? [], session));
}
