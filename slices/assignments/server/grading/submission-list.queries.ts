import { sql, type RawBuilder } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db } from '#kit/db/database.ts';
import type { Waiting } from '#kit/graphql/waiting.ts';
import { dayInZone } from '#kit/db/day-in-zone.ts';
import { countRows, holdsPerson } from '#kit/db/list.ts';
import { readPage, type CountedPage, type PageArgs } from '#kit/graphql/page.ts';
import { teacherAccountIn } from '#slices/teachers/server/api.ts';
import type { SubmissionSort, SubmissionState } from '../../rules/submission-state.ts';

export interface SubmissionsFilter {
  search?: string | null | undefined;
  regionId?: string | null | undefined;
  courseId?: string | null | undefined;
  groupId?: string | null | undefined;
  studentId?: string | null | undefined;
  assignmentId?: string | null | undefined;
  state?: SubmissionState | null | undefined;
}

export interface SubmissionsQuery {
  filter: SubmissionsFilter;
  /** The campuses whose office the caller is; null for the whole college. */
  reach: readonly string[] | null;
  /** Only what this person teaches; null for an office. */
  teacherPersonId: string | null;
  /** Nobody grades themselves, in any person's place. */
  callerIds: readonly string[];
  sortBy: SubmissionSort;
  isDescending: boolean;
  now: Date;
}

/** What comes first in a row, and its type: what has come first waits longest; who has handed in nothing comes last. */
const SORT_KEYS: Readonly<Record<SubmissionSort, { key: RawBuilder<unknown>; type: string }>> = {
  SUBMITTED: { key: sql`coalesce(s.submitted_at, 'infinity')`, type: 'timestamptz' },
  DUE: { key: sql`d.due_at`, type: 'timestamptz' },
  STUDENT: { key: sql`p.sort_name`, type: 'text' },
};

const PLACE = sql<string>`app.submission_place(d.assignment_id, d.group_id, m.person_id)`;
const CLOSES_AT = sql<Date>`greatest(d.due_at, s.extended_to)`;
const JOINED_AT = sql<Date | null>`app.joined_course_at(a.course_id, m.person_id, r.time_zone)`;
const IS_REQUIRED = sql<boolean>`coalesce(${CLOSES_AT} >= ${JOINED_AT}, true)`;
const IS_RETURNED = (now: Date) => sql<boolean>`coalesce(s.graded_at is null and ${now} <= ${CLOSES_AT}
  and s.returned_at >= coalesce(s.submitted_at, '-infinity'), false)`;

/** The states of rules/submission-state.ts, as the database tells them; a test holds the two together. */
const STATES: Readonly<Record<SubmissionState, (now: Date) => RawBuilder<boolean>>> = {
  GRADED: () => sql`s.graded_at is not null`,
  RETURNED: IS_RETURNED,
  SUBMITTED: (now) => sql`s.graded_at is null and s.submitted_at is not null and not ${IS_RETURNED(now)}`,
  TO_DO: (now) => sql`s.graded_at is null and s.submitted_at is null and not ${IS_RETURNED(now)}
    and ${now} <= ${CLOSES_AT}`,
  MISSED: (now) =>
    sql`s.graded_at is null and s.submitted_at is null and ${now} > ${CLOSES_AT} and ${IS_REQUIRED}`,
  NOT_REQUIRED: (now) => sql`s.graded_at is null and s.submitted_at is null and ${now} > ${CLOSES_AT}
    and not ${IS_REQUIRED}`,
};

/** Everybody who has or had an assignment to hand in with a group, whether they have done so or not. */
const expected = (db: Db, { reach, teacherPersonId, callerIds, filter, now }: SubmissionsQuery) =>
  db
    .selectFrom('assignmentGroup as d')
    .innerJoin('assignment as a', 'a.id', 'd.assignmentId')
    .innerJoin('course as c', 'c.id', 'a.courseId')
    .innerJoin('studentGroup as g', 'g.id', 'd.groupId')
    .innerJoin('region as r', 'r.id', 'd.regionId')
    .innerJoin('groupMember as m', 'm.groupId', 'd.groupId')
    .innerJoin('person as p', 'p.id', 'm.personId')
    .leftJoin('submission as s', (join) =>
      join.onRef('s.assignmentId', '=', 'd.assignmentId').onRef('s.personId', '=', 'm.personId'),
    )
    .where('a.archivedAt', 'is', null)
    .where('m.personId', '<>', sql<string>`all(${callerIds}::uuid[])`)
    .where((eb) =>
      eb.or([
        eb('s.groupId', '=', eb.ref('d.groupId')),
        eb.and([
          eb('s.groupId', 'is', null),
          sql<boolean>`${dayInZone(now, 'r.timeZone')} between m.first_day and coalesce(m.last_day, 'infinity')`,
        ]),
      ]),
    )
    .$if(reach !== null, (query) => query.where('d.regionId', '=', anyId(reach ?? [])))
    .$if(teacherPersonId !== null, (query) =>
      query.where(
        sql<boolean>`${teacherAccountIn('c.teacher_id', 'd.region_id')} = ${teacherPersonId}::uuid`,
      ),
    )
    .$if(Boolean(filter.regionId), (query) => query.where('d.regionId', '=', filter.regionId ?? ''))
    .$if(Boolean(filter.courseId), (query) => query.where('a.courseId', '=', filter.courseId ?? ''))
    .$if(Boolean(filter.groupId), (query) => query.where('d.groupId', '=', filter.groupId ?? ''))
    .$if(Boolean(filter.studentId), (query) => query.where('m.personId', '=', filter.studentId ?? ''))
    .$if(Boolean(filter.assignmentId), (query) =>
      query.where('d.assignmentId', '=', filter.assignmentId ?? ''),
    );

const matching = (db: Db, params: SubmissionsQuery) => {
  const { search, state } = params.filter;
  return expected(db, params)
    .$if(Boolean(search), (query) => query.where(holdsPerson(search ?? '', sql`p.search_text`)))
    .$if(Boolean(state), (query) => query.where(STATES[state ?? 'SUBMITTED'](params.now)));
};

const withFacts = (query: ReturnType<typeof expected>) =>
  query.select([
    PLACE.as('id'),
    'd.assignmentId',
    'm.personId as studentId',
    'p.firstName',
    'p.lastName',
    'd.groupId',
    'g.name as groupName',
    'r.name as regionName',
    'r.timeZone',
    'c.code as courseCode',
    'd.dueAt',
    JOINED_AT.as('joinedAt'),
    's.extendedTo',
    's.submittedAt',
    's.returnedAt',
    's.gradedAt',
    's.score',
    's.complete',
  ]);

export type ListedSubmission = Awaited<ReturnType<ReturnType<typeof withFacts>['execute']>>[number];

/** What matches, from the place after `after` on. */
async function listSubmissions(
  db: Db,
  params: SubmissionsQuery,
  max: number,
  after: string | null,
): Promise<ListedSubmission[]> {
  const { key, type } = SORT_KEYS[params.sortBy];
  const direction = params.isDescending ? 'desc' : 'asc';
  const last = after === null ? null : await keyAt(db, params, after);
  // A place that is gone, because its student has left the group, has nothing behind it.
  if (after !== null && last === null) return [];
  return withFacts(matching(db, params))
    .$if(last !== null, (query) =>
      query.where(
        sql<boolean>`(${key}, ${PLACE}) ${sql.raw(params.isDescending ? '<' : '>')}
          (${last}::${sql.raw(type)}, ${after}::uuid)`,
      ),
    )
    .orderBy(key, direction)
    .orderBy(PLACE, direction)
    .limit(max)
    .execute();
}

/** Where the last row seen stands now, in whatever state it has come to: the one just graded still leads on. */
async function keyAt(db: Db, params: SubmissionsQuery, place: string): Promise<string | null> {
  const { key } = SORT_KEYS[params.sortBy];
  const row = await expected(db, params)
    .select(sql<string>`(${key})::text`.as('key'))
    .where(PLACE, '=', place)
    .executeTakeFirst();
  return row?.key ?? null;
}

export const pageOfSubmissions = (
  db: Db,
  params: SubmissionsQuery,
  page: PageArgs,
): Promise<CountedPage<ListedSubmission>> =>
  readPage(
    page,
    (max, after) => listSubmissions(db, params, max, after),
    countRows(db, matching(db, params)),
  );

/** How much waits to be graded on each campus, but for what a person grades as the teacher of the course. */
export const lookAtUngraded = (
  db: Db,
  { reach, callerIds, teacherPersonId, now }: Omit<SubmissionsQuery, 'filter' | 'sortBy' | 'isDescending'>,
): Promise<(Waiting & { regionId: string })[]> =>
  db
    .selectFrom('submission as s')
    .innerJoin('assignment as a', 'a.id', 's.assignmentId')
    .innerJoin('assignmentGroup as d', (join) =>
      join.onRef('d.assignmentId', '=', 's.assignmentId').onRef('d.groupId', '=', 's.groupId'),
    )
    .innerJoin('course as c', 'c.id', 'a.courseId')
    .select('s.regionId')
    .select([sql<number>`count(*)::integer`.as('count'), sql<Date>`min(s.submitted_at)`.as('since')])
    .where('a.archivedAt', 'is', null)
    .where('s.personId', '<>', sql<string>`all(${callerIds}::uuid[])`)
    .where(
      sql<boolean>`${teacherAccountIn('c.teacher_id', 'd.region_id')} is distinct from ${teacherPersonId}::uuid`,
    )
    // Said this way, what was graded years ago is not looked at.
    .where('s.gradedAt', 'is', null)
    .where('s.submittedAt', 'is not', null)
    .where(STATES.SUBMITTED(now))
    .$if(reach !== null, (query) => query.where('s.regionId', '=', anyId(reach ?? [])))
    .groupBy('s.regionId')
    .execute();

/** How much waits to be graded in what a person teaches, as the teacher of the course; what has none is left out. */
export const countWorkToGrade = (
  db: Db,
  { teacherPersonId, now }: { teacherPersonId: string; now: Date },
  courseOfferingIds: readonly string[],
): Promise<(Waiting & { id: string })[]> =>
  db
    .selectFrom('submission as s')
    .innerJoin('assignment as a', 'a.id', 's.assignmentId')
    .innerJoin('assignmentGroup as d', (join) =>
      join.onRef('d.assignmentId', '=', 's.assignmentId').onRef('d.groupId', '=', 's.groupId'),
    )
    .innerJoin('course as c', 'c.id', 'a.courseId')
    .innerJoin('courseGroup as taught', (join) =>
      join.onRef('taught.courseId', '=', 'a.courseId').onRef('taught.groupId', '=', 's.groupId'),
    )
    .select('taught.id')
    .select([sql<number>`count(*)::integer`.as('count'), sql<Date>`min(s.submitted_at)`.as('since')])
    .where(teacherAccountIn('c.teacher_id', 'taught.region_id'), '=', teacherPersonId)
    .where('s.personId', '<>', teacherPersonId)
    .where('a.archivedAt', 'is', null)
    .where(STATES.SUBMITTED(now))
    .where('taught.id', '=', anyId(courseOfferingIds))
    .groupBy('taught.id')
    .execute();

export interface SubmissionChoice {
  id: string;
  assignmentId: string;
  groupId: string;
  groupName: string;
  regionName: string;
  courseCode: string;
  /** How many students have handed something in. */
  handedIn: number;
}

/** What can be asked for: assignments of groups, the latest deadline first. */
export const findChoices = (
  db: Db,
  { reach, teacherPersonId, filter }: Pick<SubmissionsQuery, 'reach' | 'teacherPersonId' | 'filter'>,
  max: number,
): Promise<SubmissionChoice[]> =>
  db
    .selectFrom('assignmentGroup as d')
    .innerJoin('assignment as a', 'a.id', 'd.assignmentId')
    .innerJoin('course as c', 'c.id', 'a.courseId')
    .innerJoin('studentGroup as g', 'g.id', 'd.groupId')
    .innerJoin('region as r', 'r.id', 'd.regionId')
    .select(sql<string>`app.submission_place(d.assignment_id, d.group_id, d.region_id)`.as('id'))
    .select(['d.assignmentId', 'd.groupId', 'g.name as groupName', 'r.name as regionName'])
    .select('c.code as courseCode')
    .select(
      sql<number>`(select count(*)::int from submission s
        where s.group_id = d.group_id and s.assignment_id = d.assignment_id and s.submitted_at is not null)`.as(
        'handedIn',
      ),
    )
    .where('a.archivedAt', 'is', null)
    .$if(reach !== null, (query) => query.where('d.regionId', '=', anyId(reach ?? [])))
    .$if(teacherPersonId !== null, (query) =>
      query.where(
        sql<boolean>`${teacherAccountIn('c.teacher_id', 'd.region_id')} = ${teacherPersonId}::uuid`,
      ),
    )
    .$if(Boolean(filter.courseId), (query) => query.where('a.courseId', '=', filter.courseId ?? ''))
    .$if(Boolean(filter.groupId), (query) => query.where('d.groupId', '=', filter.groupId ?? ''))
    .orderBy('d.dueAt', 'desc')
    .orderBy('d.groupId')
    .limit(max)
    .execute();
