import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db } from '#kit/db/database.ts';
import { countRows, holdsPerson, keyset } from '#kit/db/list.ts';
import { readPage, type CountedPage, type PageArgs } from '#kit/graphql/page.ts';
import type { ResultSort, ResultState } from '#slices/exams/rules/results/result-state.ts';

export interface ResultsFilter {
  search?: string | null | undefined;
  courseId?: string | null | undefined;
  examId?: string | null | undefined;
  groupId?: string | null | undefined;
  personId?: string | null | undefined;
  state?: ResultState | null | undefined;
}

export interface ResultsQuery {
  filter: ResultsFilter;
  reach: readonly string[] | null;
  /** Teachers do not see their own attempts among those of their students. */
  exceptPersonIds: readonly string[];
  locale: string;
  sortBy: ResultSort;
  isDescending: boolean;
}

export type ListedResult = NonNullable<Awaited<ReturnType<typeof findResult>>>;

/** What comes first in a row of the list; the id decides among equals. */
const SORT_KEYS: Readonly<Record<ResultSort, RawBuilder<unknown>>> = {
  STARTED: sql`a.started_at`,
  STUDENT: sql`coalesce(p.sort_name, '')`,
  GRADE: sql`coalesce(a.score, -1)`,
};

const LEFT = sql`a.ending not in ('SUBMITTED', 'TIMED_OUT')`;

/** The same as rules/results/result-state.ts says of one row. */
const STATES: Readonly<Record<ResultState, RawBuilder<SqlBool>>> = {
  VOIDED: sql`a.voided_at is not null`,
  WAITS: sql`a.voided_at is null and a.waits_since is not null`,
  SITTING: sql`a.voided_at is null and a.ended_at is null and a.waits_since is null`,
  LEFT: sql`a.voided_at is null and ${LEFT}`,
  TO_MARK: sql`a.voided_at is null and a.ended_at is not null and a.score is null and not ${LEFT}`,
  PASSED: sql`a.voided_at is null and a.passed and not ${LEFT}`,
  FAILED: sql`a.voided_at is null and not a.passed and not ${LEFT}`,
};

/** In which a search is looked for. */
const NAME_AND_TITLE = sql`' ' || coalesce(p.search_text, '') || ' ' || app.search_form(t.title)`;

const attempts = (db: Db, locale: string) =>
  db
    .selectFrom('examAttempt as a')
    .innerJoin('exam as e', 'e.id', 'a.examId')
    .innerJoin('course as c', 'c.id', 'e.courseId')
    .innerJoin('studentGroup as g', 'g.id', 'a.groupId')
    .innerJoin('region as r', 'r.id', 'a.regionId')
    .leftJoin('person as p', 'p.id', 'a.personId')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('examText as words')
          .select('words.title')
          .whereRef('words.examId', '=', 'e.id')
          .orderBy(sql`words.locale = ${locale}`, 'desc')
          .orderBy(sql`words.locale = c.locale`, 'desc')
          .orderBy('words.locale')
          .limit(1)
          .as('t'),
      (join) => join.onTrue(),
    );

const matching = (db: Db, { filter, reach, exceptPersonIds, locale }: ResultsQuery) =>
  attempts(db, locale)
    .$if(reach !== null, (query) => query.where('a.regionId', '=', anyId(reach ?? [])))
    .$if(exceptPersonIds.length > 0, (query) =>
      query.where('a.personId', '<>', sql<string>`all(${exceptPersonIds}::uuid[])`),
    )
    .$if(Boolean(filter.search), (query) => query.where(holdsPerson(filter.search ?? '', NAME_AND_TITLE)))
    .$if(Boolean(filter.courseId), (query) => query.where('e.courseId', '=', filter.courseId ?? ''))
    .$if(Boolean(filter.examId), (query) => query.where('a.examId', '=', filter.examId ?? ''))
    .$if(Boolean(filter.groupId), (query) => query.where('a.groupId', '=', filter.groupId ?? ''))
    .$if(Boolean(filter.personId), (query) => query.where('a.personId', '=', filter.personId ?? ''))
    .$if(Boolean(filter.state), (query) => query.where(STATES[filter.state ?? 'PASSED']));

const withFacts = (query: ReturnType<typeof attempts>) =>
  query.select([
    'a.id',
    'a.examId',
    'a.personId',
    'a.regionId',
    't.title as examTitle',
    'c.code as courseCode',
    'g.name as groupName',
    'r.name as campus',
    'r.timeZone',
    'a.number',
    'a.startedAt',
    'a.endedAt',
    'a.lastSeenAt',
    'a.expiresAt',
    'a.deadline',
    'a.ending',
    'a.waitsSince',
    'a.voidedAt',
    'a.score',
    'a.passed',
    'a.scaledFrom',
    sql<number>`jsonb_array_length(a.asked)`.as('questions'),
    sql<number | null>`case when a.ended_at is null then (
      select count(distinct event.body ->> 'questionId')::int from attempt_event event
      where event.attempt_id = a.id and event.body ->> 'kind' = 'ANSWER') end`.as('answered'),
  ]);

export const findResult = async (db: Db, id: string, locale: string) =>
  (await withFacts(attempts(db, locale)).where('a.id', '=', id).executeTakeFirst()) ?? null;

export function pageOfResults(
  db: Db,
  params: ResultsQuery,
  page: PageArgs,
): Promise<CountedPage<ListedResult>> {
  const groupId = params.filter.groupId ?? null;
  const found = matching(db, params);
  const { order, isAfter } = keyset([SORT_KEYS[params.sortBy], sql`a.id`], params.isDescending);
  const read = (max: number, after: string | null) => {
    // Nothing but an attempt of the group in question is a position to go on from.
    const lastSeen = sql`exam_attempt a left join person p on p.id = a.person_id
      where a.id = ${after}::uuid and (${groupId}::uuid is null or a.group_id = ${groupId}::uuid)`;
    return withFacts(found)
      .$if(after !== null, (query) => query.where(isAfter(lastSeen)))
      .orderBy(order)
      .limit(max)
      .execute();
  };
  return readPage(page, read, countRows(db, found));
}
