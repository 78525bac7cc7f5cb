import { sql, type RawBuilder } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { countRows, keyset } from '#kit/db/list.ts';
import { insertRow } from '#kit/db/rows.ts';
import { teacherAccountIn } from '#slices/teachers/server/api.ts';
import { readPage, type CountedPage, type PageArgs } from '#kit/graphql/page.ts';
import type { Waiting } from '#kit/graphql/waiting.ts';
import type { HelpState, HelpSubject } from '../rules/help-request.ts';

const COLUMNS = [
  'id',
  'personId',
  'message',
  'page',
  'askedAt',
  'closedAt',
  'closedBy',
  'answer',
  'askedOf',
  'courseGroupId',
  'attemptId',
] as const;

export interface HelpRequestRecord {
  id: string;
  personId: string;
  message: string;
  page: string;
  askedAt: Date;
  closedAt: Date | null;
  closedBy: string | null;
  answer: string;
  /** The teacher who was asked; null for a question to the college. */
  askedOf: string | null;
  courseGroupId: string | null;
  attemptId: string | null;
}

export interface HelpFilter {
  state: HelpState | null;
  /** The campus of the class, or of the person where it is about none. */
  regionId?: string | null | undefined;
  about?: HelpSubject | null | undefined;
}

interface HelpParams extends HelpFilter {
  /** Who asks; null for everybody. */
  personId: string | null;
  /** Whom they ask; null for everybody. */
  askedOf: string | null;
  /** Campuses, for what is asked about their classes and of no teacher, or about an attempt. */
  regionIds?: readonly string[];
}

const ofCampuses = (
  regionIds: readonly string[],
) => sql<boolean>`((asked_of is null or attempt_id is not null) and course_group_id in (
  select g.id from course_group g where g.region_id = any (${regionIds}::uuid[])))`;

const regionOf = sql<string | null>`coalesce(
  (select g.region_id from course_group g where g.id = help_request.course_group_id),
  (select p.region_ids[1] from person p where p.id = help_request.person_id))`;

const isAbout: Record<HelpSubject, RawBuilder<boolean>> = {
  EXAM: sql<boolean>`attempt_id is not null`,
  COURSE: sql<boolean>`(attempt_id is null and course_group_id is not null)`,
  COLLEGE: sql<boolean>`(attempt_id is null and course_group_id is null)`,
};

const matching = (db: Db, { state, regionId, about, personId, askedOf, regionIds = [] }: HelpParams) =>
  db
    .selectFrom('helpRequest')
    .$if(state !== null, (query) => query.where('closedAt', state === 'OPEN' ? 'is' : 'is not', null))
    .$if(Boolean(regionId), (query) => query.where(sql<boolean>`${regionOf} = ${regionId}`))
    .$if(Boolean(about), (query) => query.where(isAbout[about ?? 'COLLEGE']))
    .$if(personId !== null, (query) => query.where('personId', '=', personId ?? ''))
    .$if(askedOf !== null, (query) =>
      query.where((eb) => eb.or([eb('askedOf', '=', askedOf ?? ''), ofCampuses(regionIds)])),
    );

const newestFirst = keyset([sql`asked_at`, sql`id`], true);
const oldestFirst = keyset([sql`asked_at`, sql`id`]);

/** A page of the requests that match: of what waits to be answered the one that has waited longest first, else the newest. */
export function helpRequestsPage(
  db: Db,
  params: HelpParams,
  page: PageArgs,
): Promise<CountedPage<HelpRequestRecord>> {
  const found = matching(db, params);
  const inOrder = params.state === 'OPEN' ? oldestFirst : newestFirst;
  const read = (max: number, after: string | null) =>
    found
      .select(COLUMNS)
      .$if(after !== null, (query) =>
        query.where(inOrder.isAfter(sql`help_request where id = ${after}::uuid`)),
      )
      .orderBy(inOrder.order)
      .limit(max)
      .execute();
  return readPage(page, read, countRows(db, found));
}

/** What a person has asked about their attempts at an exam, the newest first. */
export const findQuestionsAboutExam = (
  db: Db,
  examId: string,
  personId: string,
): Promise<HelpRequestRecord[]> =>
  db
    .selectFrom('helpRequest')
    .select(COLUMNS)
    .where('personId', '=', personId)
    .where('attemptId', 'in', (eb) =>
      eb
        .selectFrom('examAttempt as a')
        .select('a.id')
        .where('a.examId', '=', examId)
        .where('a.personId', '=', personId),
    )
    .orderBy(newestFirst.order)
    .execute();

/** One of a person's own requests. */
export const findOwnHelpRequest = (
  db: Db,
  id: string,
  personId: string,
): Promise<HelpRequestRecord | undefined> =>
  db
    .selectFrom('helpRequest')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('personId', '=', personId)
    .executeTakeFirst();

/** A question about an attempt that nobody has answered yet, asked since the attempt was last heard of. */
export const findOpenQuestion = (
  tx: Tx,
  attemptId: string,
  personId: string,
): Promise<HelpRequestRecord | undefined> =>
  tx
    .selectFrom('helpRequest')
    .select(COLUMNS)
    .where('personId', '=', personId)
    .where('attemptId', '=', attemptId)
    .where('closedAt', 'is', null)
    .where('askedAt', '>=', (eb) =>
      eb.selectFrom('examAttempt as a').select('a.lastSeenAt').where('a.id', '=', attemptId),
    )
    .executeTakeFirst();

/** A request, held until the transaction ends. */
export const lockHelpRequest = (tx: Tx, id: string): Promise<HelpRequestRecord | undefined> =>
  tx.selectFrom('helpRequest').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();

/** Writes a request down; false when there is one with this id already. */
export async function insertHelpRequest(
  tx: Tx,
  request: Omit<HelpRequestRecord, 'closedAt' | 'closedBy' | 'answer'>,
): Promise<boolean> {
  return insertRow(tx, 'helpRequest', request);
}

export async function storeClosing(
  tx: Tx,
  id: string,
  closing: Pick<HelpRequestRecord, 'closedAt' | 'closedBy' | 'answer'>,
): Promise<void> {
  await tx.updateTable('helpRequest').set(closing).where('id', '=', id).execute();
}

/** Whom a question is for. */
export interface Addressee extends Pick<HelpRequestRecord, 'askedOf' | 'courseGroupId' | 'attemptId'> {
  regionId: string;
}

/** The teacher of an exam that the student has sat; undefined for an attempt of anybody else. */
export const findTeacherOfAttempt = (
  db: Db,
  attemptId: string,
  personId: string,
): Promise<Addressee | undefined> =>
  db
    .selectFrom('examAttempt as a')
    .innerJoin('exam as e', 'e.id', 'a.examId')
    .innerJoin('courseGroup as g', (join) =>
      join.onRef('g.courseId', '=', 'e.courseId').onRef('g.groupId', '=', 'a.groupId'),
    )
    .innerJoin('course as c', 'c.id', 'g.courseId')
    .select([
      'g.id as courseGroupId',
      'g.regionId',
      'a.id as attemptId',
      teacherAccountIn('c.teacher_id', 'g.region_id').as('askedOf'),
    ])
    .where('a.id', '=', attemptId)
    .where('a.personId', '=', personId)
    .executeTakeFirst();

/** The teacher of a course that the student takes or took, of the latest group; undefined for any other. */
export const findTeacherOfCourse = (
  db: Db,
  courseId: string,
  personId: string,
): Promise<Addressee | undefined> =>
  db
    .selectFrom('courseGroup as g')
    .innerJoin('groupMember as m', 'm.groupId', 'g.groupId')
    .innerJoin('course as c', 'c.id', 'g.courseId')
    .select([
      'g.id as courseGroupId',
      'g.regionId',
      sql<string | null>`null`.as('attemptId'),
      teacherAccountIn('c.teacher_id', 'g.region_id').as('askedOf'),
    ])
    .where('g.courseId', '=', courseId)
    .where('m.personId', '=', personId)
    .orderBy('m.lastDay', (by) => by.desc().nullsFirst())
    .executeTakeFirst();

/** The campus of the class that a request is about. */
export async function findRegionOfClass(tx: Tx, courseGroupId: string): Promise<string | null> {
  const found = await tx
    .selectFrom('courseGroup')
    .select('regionId')
    .where('id', '=', courseGroupId)
    .executeTakeFirst();
  return found?.regionId ?? null;
}

/** Where a user belongs: what they are told concerns them there. */
export async function findRegionOf(tx: Tx, personId: string): Promise<string | null> {
  const person = await tx
    .selectFrom('person')
    .select('regionIds')
    .where('id', '=', personId)
    .executeTakeFirst();
  return person?.regionIds[0] ?? null;
}

/** How much waits for the college itself to answer, and the first of it; nothing where nothing does. */
export const lookAtOpenRequests = (db: Db): Promise<OpenAt[]> =>
  open(db)
    .select(sql<null>`null`.as('regionId'))
    .where('askedOf', 'is', null)
    .having(sql<boolean>`count(*) > 0`)
    .execute();

/** How much waits for those who look after campuses, about attempts and classes whose teacher cannot be asked. */
export const lookAtQuestionsOf = (db: Db, regionIds: readonly string[]): Promise<OpenAt[]> =>
  open(db)
    .innerJoin('courseGroup as g', 'g.id', 'helpRequest.courseGroupId')
    .select('g.regionId')
    .where(ofCampuses(regionIds))
    .groupBy('g.regionId')
    .execute();

type OpenAt = Waiting & { regionId: string | null; firstId: string };

const open = (db: Db) =>
  db
    .selectFrom('helpRequest')
    .select([
      sql<number>`count(*)::integer`.as('count'),
      sql<Date | null>`min(asked_at)`.as('since'),
      sql<string>`(array_agg(help_request.id order by asked_at, help_request.id))[1]`.as('firstId'),
    ])
    .where('closedAt', 'is', null);

/** What students of classes have asked a teacher, and what waits for an answer; classes with nothing are left out. */
export const findOpenQuestions = (
  db: Db,
  askedOf: string,
  courseOfferingIds: readonly string[],
): Promise<(Waiting & { id: string })[]> =>
  db
    .selectFrom('helpRequest')
    .select([
      sql<string>`course_group_id`.as('id'),
      sql<number>`count(*)::integer`.as('count'),
      sql<Date>`min(asked_at)`.as('since'),
    ])
    .where('askedOf', '=', askedOf)
    .where('closedAt', 'is', null)
    .where('courseGroupId', '=', anyId(courseOfferingIds))
    .groupBy('courseGroupId')
    .execute();
