import { sql } from 'kysely';
import { dayIn } from '#kit/calendar/zone.ts';
import type { Day } from '#kit/calendar/day.ts';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import { isHolidayAt } from '#slices/calendar/server/api.ts';
import { actsIn } from '#slices/teachers/server/api.ts';
import type { CheckIn } from '../../rules/check-in.ts';
import { policyOn } from '../../rules/count.ts';
import type { RollStanding } from '../../rules/permissions.ts';
import type { Policy } from '../../rules/policy.ts';
import { asCounted, countingOfGroup } from '../schemas/schema.queries.ts';
import { courseName, holidaysOn } from '../session-facts.queries.ts';

/** A session, as those need it who take its roll. */
export interface RollSession extends RollStanding {
  id: string;
  groupId: string;
  groupName: string;
  regionName: string;
  courseName: string | null;
  teacherName: string | null;
  room: string;
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
  /** By the clocks of its campus. */
  day: Day;
  isCancelled: boolean;
  isHoliday: boolean;
  rollTakenAt: Date | null;
  rollTakenByName: string | null;
  rollTakenBy: string | null;
  rollVersion: number;
  /** How many of those on its roll were marked as something else than present. */
  exceptionCount: number;
}

/** Those who teach the session, the course or the group, and act on its campus. */
const teacherPersonIds = sql<string[]>`array(
  select acting.person_id from teacher acting
  where acting.id in (select s.teacher_id union all select c.teacher_id from course c where c.id = s.course_id
      union all select gt.teacher_id from group_teacher gt where gt.group_id = s.group_id)
    and acting.person_id is not null and acting.archived_at is null
    and ${actsIn('acting', 's.region_id')})`;

const rollSessions = (db: Db | Tx, locale: string) =>
  db
    .selectFrom('classSession as s')
    .innerJoin('region as r', 'r.id', 's.regionId')
    .innerJoin('studentGroup as g', 'g.id', 's.groupId')
    .leftJoin('groupSchema as gs', 'gs.groupId', 's.groupId')
    .leftJoin('teacher as t', 't.id', 's.teacherId')
    .leftJoin('person as taker', 'taker.id', 's.rollTakenBy')
    .select([
      's.id',
      's.groupId',
      's.regionId',
      'g.name as groupName',
      'r.name as regionName',
      't.name as teacherName',
      's.room',
      's.startsAt',
      's.endsAt',
      'r.timeZone',
      's.cancelledAt',
      's.rollTakenAt',
      's.rollTakenBy',
      's.rollVersion',
      courseName('s.course_id', locale).as('courseName'),
      sql<string | null>`taker.first_name || ' ' || taker.last_name`.as('rollTakenByName'),
      teacherPersonIds.as('teacherPersonIds'),
      holidaysOn().as('holidays'),
      sql<number>`(select count(*)::integer from attendance_mark k
        where k.session_id = s.id and k.kind <> 'PRESENT')`.as('exceptionCount'),
    ]);

type Stored = Awaited<ReturnType<ReturnType<typeof rollSessions>['execute']>>[number];

const asHeld = ({ cancelledAt, holidays, ...row }: Stored): RollSession => ({
  ...row,
  day: dayIn(row.startsAt, row.timeZone),
  isCancelled: cancelledAt !== null,
  isHoliday: holidays !== null && isHolidayAt(holidays, row),
});

export type StoredCheckIn = CheckIn & { startedByName: string | null };

/** A session with all that its roll depends on. */
export interface OpenSession extends RollSession {
  policy: Policy;
  /** None where nobody has started one. */
  checkIn: StoredCheckIn | null;
}

const sessionById = writtenOnce((db: Db, { id, locale }: { id: string; locale: string }) =>
  rollSessions(db, locale)
    .leftJoin('attendanceCheckIn as ci', 'ci.sessionId', 's.id')
    .leftJoin('person as starter', 'starter.id', 'ci.startedBy')
    .select([
      'ci.firstStartedAt',
      'ci.startedAt',
      'ci.stoppedAt',
      sql<string | null>`starter.first_name || ' ' || starter.last_name`.as('startedByName'),
      ...countingOfGroup('s.group_id', 'gs.schema_id'),
    ])
    .where('s.id', '=', id),
);

export async function findRollSession(
  db: Db | Tx,
  { id, locale }: { id: string; locale: string },
): Promise<OpenSession | undefined> {
  const [row] = await sessionById(db, { id, locale });
  if (!row) return undefined;
  const { firstStartedAt, startedAt, stoppedAt, startedByName, policies, terms, past, ...session } = row;
  const held = asHeld(session);
  return {
    ...held,
    policy: policyOn(asCounted({ policies, terms, past }), held.day),
    checkIn: firstStartedAt && startedAt && { firstStartedAt, startedAt, stoppedAt, startedByName },
  };
}

interface SessionsParams {
  locale: string;
  from: Date;
  before: Date;
  /** Only those of a group. */
  groupId?: string | undefined;
  /** Only those that had ended by then without a roll. */
  forgottenBy?: Date | undefined;
  /** Those of some campuses, all of them where there is no list, and those that a person teaches. */
  reach: { regionIds: readonly string[] | null; teacherPersonId: string };
}

/** The sessions that touch a span of time, in order; cancelled ones too. */
export async function listRollSessions(db: Db, params: SessionsParams): Promise<RollSession[]> {
  const ids = await findSessionIds(db, params);
  if (ids.length === 0) return [];
  const rows = await rollSessions(db, params.locale)
    .where('s.id', '=', anyId(ids))
    .where('g.archivedAt', 'is', null)
    .orderBy('s.startsAt')
    .orderBy('g.sortName')
    .orderBy('s.id')
    .execute();
  return rows.map(asHeld);
}

/** So many are not held on a few days. */
const MAX_SESSIONS = 500;

/** Each way by which a session can be a person's has an index of its own. */
async function findSessionIds(
  db: Db,
  { from, before, groupId, forgottenBy, reach: { regionIds, teacherPersonId } }: SessionsParams,
): Promise<string[]> {
  const within = sql`s.starts_at < ${before}::timestamptz and s.starts_at > ${from}::timestamptz - interval '24 hours'
    and s.ends_at > ${from}::timestamptz and (${groupId ?? null}::uuid is null or s.group_id = ${groupId ?? null}::uuid)
    and (${forgottenBy ?? null}::timestamptz is null
      or (s.roll_taken_at is null and s.cancelled_at is null and s.ends_at < ${forgottenBy ?? null}::timestamptz))`;
  const { rows } = await sql<{ id: string }>`
    select s.id from class_session s
      where s.region_id in (select r.id from region r
        where ${regionIds}::uuid[] is null or r.id = any (${regionIds}::uuid[])) and ${within}
    union select s.id from teacher t join class_session s on s.teacher_id = t.id
      where t.person_id = ${teacherPersonId}::uuid and ${within}
    union select s.id from teacher t join group_teacher gt on gt.teacher_id = t.id
      join class_session s on s.group_id = gt.group_id where t.person_id = ${teacherPersonId}::uuid and ${within}
    union select s.id from teacher t join course c on c.teacher_id = t.id
      join class_session s on s.course_id = c.id where t.person_id = ${teacherPersonId}::uuid and ${within}
    limit ${MAX_SESSIONS}`.execute(db);
  return rows.map(({ id }) => id);
}
