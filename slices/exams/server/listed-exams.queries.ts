import { sql } from 'kysely';
import type { Percent } from '#kit/percent/percent.ts';
import type { Db } from '#kit/db/database.ts';
import { dayInZone } from '#kit/db/day-in-zone.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import { holdsAt } from './accommodation.queries.ts';

/** An attempt as the rules about lists need it. */
interface AttemptTold {
  endedAt: string | null;
  grade: Percent | null;
  passed: boolean | null;
  extraPercent: number;
  isAwaited: boolean;
}

interface Params {
  personId: string;
  locale: string;
  now: Date;
  /** In the app, a student in a group of the app and in another sits with the former. */
  isInApp: boolean;
}

interface Span {
  from: Date;
  before: Date;
}

/**
 * Which exams open or close within a span for any group of a person, or for the person alone: a few of all there are, found by
 * an index. Which times count is told by examsOfPerson.
 */
const opensOrCloses = (db: Db, { personId, from, before }: Pick<Params, 'personId'> & Span) => {
  const ofGroups = (column: 'opensAt' | 'deadline') =>
    db
      .selectFrom('groupMember as m')
      .innerJoin('examGroup as s', 's.groupId', 'm.groupId')
      .select('s.examId')
      .where('m.personId', '=', personId)
      .where(`s.${column}`, '>=', from)
      .where(`s.${column}`, '<', before);
  return ofGroups('opensAt')
    .union(ofGroups('deadline'))
    .union(
      db
        .selectFrom('examGrant as g')
        .select('g.examId')
        .where('g.personId', '=', personId)
        .where('g.deadline', '>=', from)
        .where('g.deadline', '<', before),
    );
};

/**
 * The exams of the groups that a person is in today, each once. Groups are not in a student's reach, so it is asked of
 * the whole college; everything in it is narrowed to the person by the first of its tables.
 */
const examsOfPerson = (
  db: Db,
  { personId, locale, now, isInApp }: Params,
  among: ReturnType<typeof opensOrCloses> | null = null,
) =>
  db
    .with('own', (qb) =>
      qb
        .selectFrom('groupMember as m')
        .innerJoin('examGroup as s', 's.groupId', 'm.groupId')
        .innerJoin('studentGroup as g', 'g.id', 's.groupId')
        .innerJoin('region as r', 'r.id', 's.regionId')
        .distinctOn('s.examId')
        .select([
          'm.personId',
          's.examId',
          's.groupId',
          's.opensAt',
          's.deadline',
          's.closesAt',
          'r.timeZone',
          'g.companionApp',
        ])
        .where('m.personId', '=', personId)
        .where('g.archivedAt', 'is', null)
        .$if(among !== null, (query) => (among ? query.where('s.examId', 'in', among) : query))
        .where(
          sql<boolean>`${dayInZone(now, 'r.timeZone')} between m.first_day and coalesce(m.last_day, 'infinity')`,
        )
        .orderBy('s.examId')
        .orderBy(sql`${isInApp}::boolean and g.companion_app`, 'desc')
        .orderBy('s.deadline', 'desc'),
    )
    .selectFrom('own')
    .innerJoin('exam as e', 'e.id', 'own.examId')
    .innerJoin('course as c', 'c.id', 'e.courseId')
    .leftJoin('examText as wanted', (join) =>
      join.onRef('wanted.examId', '=', 'e.id').on('wanted.locale', '=', locale),
    )
    .leftJoin('examText as usual', (join) =>
      join.onRef('usual.examId', '=', 'e.id').onRef('usual.locale', '=', 'c.locale'),
    )
    .leftJoin('examGrant as given', (join) =>
      join
        .onRef('given.examId', '=', 'own.examId')
        .onRef('given.groupId', '=', 'own.groupId')
        .onRef('given.personId', '=', 'own.personId'),
    )
    .leftJoin('examAccommodation as a', (join) =>
      join.onRef('a.personId', '=', 'own.personId').on(holdsAt(now)),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('examAttempt as t')
          .select([
            sql<boolean | null>`bool_or(t.ended_at is null)`.as('isGoingOn'),
            sql<boolean | null>`bool_or(t.passed)`.as('isPassed'),
            sql<AttemptTold[]>`coalesce(json_agg(json_build_object('endedAt', t.ended_at, 'grade', t.score,
              'passed', t.passed, 'extraPercent', t.extra_percent, 'isAwaited', t.waits_since is not null) order by t.number), '[]')`.as(
              'told',
            ),
          ])
          .whereRef('t.examId', '=', 'own.examId')
          .whereRef('t.personId', '=', 'own.personId')
          .where('t.voidedAt', 'is', null)
          .as('sat'),
      (join) => join.onTrue(),
    )
    .select([
      'own.examId',
      sql<string>`coalesce(wanted.title, usual.title,
        (select t.title from exam_text t where t.exam_id = e.id order by t.locale limit 1), '')`.as('title'),
      'c.code as courseCode',
      'own.opensAt',
      'own.deadline',
      'own.closesAt',
      'own.timeZone',
      'own.companionApp',
      'e.allowedAttempts',
      'e.limitMinutes',
      sql<number | null>`(select default_allowed_attempts from site_settings)`.as('usualAttempts'),
      'given.extraAttempts',
      'given.extraMinutes',
      'given.deadline as givenDeadline',
      'a.extraPercent',
      'a.extraAttempts as keptAttempts',
      'sat.told as attempts',
    ])
    .where('e.archivedAt', 'is', null)
    .where('c.archivedAt', 'is', null)
    .where('c.hidden', '=', false)
    .orderBy('own.examId');

export const findListedExams = writtenOnce((db: Db, params: Params) => examsOfPerson(db, params));

/** Those of one course, with how much they ask. */
export const findExamsOfCourse = writtenOnce((db: Db, params: Params & { courseId: string }) =>
  examsOfPerson(db, params)
    .select(
      sql<number>`(select count(*)::int from question q where q.exam_id = e.id and q.retired_at is null)`.as(
        'questionCount',
      ),
    )
    .where('e.courseId', '=', params.courseId),
);

/**
 * Whether the person could still have to sit it: not an open one that they have passed, nor one that has closed for
 * everybody. Which of them are to be done the rules say.
 */
const isToSit = ({ now }: Pick<Params, 'now'>) =>
  sql<boolean>`(sat.is_going_on or own.opens_at > ${now} or (sat.is_passed is not true
    and (own.closes_at is null or own.closes_at >= ${now} or given.exam_id is not null or a.person_id is not null)))`;

const isBetween = ({
  from,
  before,
}: Span) => sql<boolean>`((own.opens_at >= ${from} and own.opens_at < ${before})
  or (coalesce(given.deadline, own.deadline) >= ${from} and coalesce(given.deadline, own.deadline) < ${before}))`;

/** Those that open or are due within a span. */
export const findExamsBetween = writtenOnce((db: Db, params: Params & Span) =>
  examsOfPerson(db, params, opensOrCloses(db, params)).where(isBetween(params)),
);

/** Both: a page that tells what is to be done tells also what the days around it hold. */
export const findExamsToSitAndBetween = writtenOnce((db: Db, params: Params & Span) =>
  examsOfPerson(db, params).where((eb) => eb.or([isToSit(params), isBetween(params)])),
);
