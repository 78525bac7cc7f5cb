import type { Percent } from '#kit/percent/percent.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#kit/db/database.ts';
import { anyId } from '#kit/db/any-of.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import { readSiteSettings } from '#slices/site-settings/server/api.ts';
import { accommodated, type Accommodation } from '#slices/exams/rules/scheduling/accommodation.ts';
import { grantedTimes, type Grant } from '#slices/exams/rules/scheduling/grant.ts';
import {
  recordedGrade,
  type RecordedGrade,
  type AttemptSum,
  type SatExam,
} from '#slices/exams/rules/results/recorded-grade.ts';
import type { Ending } from '#slices/exams/rules/silence.ts';
import { findHeldAccommodations } from '../accommodation.queries.ts';

export interface WantedGrades {
  courseIds: readonly string[];
  groupIds: readonly string[];
  personIds: readonly string[];
  locale: string;
  now: Date;
}

export interface ExamOfGroup {
  id: string;
  courseId: string;
  groupId: string;
  title: string;
  opensAt: Date;
  dueAt: Date;
  gradeOf: (personId: string) => RecordedGrade & { ownDueAt: Date };
}

/** The exams of courses that groups take, with the recorded grades of people, read in as many statements however many. */
export async function readRecordedGrades(
  db: Db | Tx,
  { personIds, locale, now, ...taught }: WantedGrades,
): Promise<ExamOfGroup[]> {
  const scheduled = findScheduledExams(db, { ...taught, locale });
  const [exams, sat, settings] = await Promise.all([
    scheduled,
    readSat(db, scheduled, { personIds, now }),
    readSiteSettings(db),
  ]);
  return examsOfGroups({ exams, ...sat, setting: settings.defaultAllowedAttempts }, now);
}

interface StoredExams extends Sat {
  exams: readonly ScheduledExam[];
  /** How often an exam may be sat that does not say so itself. */
  setting: number | null;
}

/** The same where a statement of another's has read all of it. */
export function examsOfGroups(
  { exams, sums, grants, accommodations, setting }: StoredExams,
  now: Date,
): ExamOfGroup[] {
  const accommodationOf = new Map(accommodations.map((one) => [one.personId, one]));
  const sumOf = new Map(sums.map((sum) => [`${sum.examId} ${sum.personId}`, sum]));
  const grantOf = new Map(
    grants.map((grant) => [`${grant.examId} ${grant.groupId} ${grant.personId}`, grant]),
  );
  return exams.map((exam) => ({
    id: exam.examId,
    courseId: exam.courseId,
    groupId: exam.groupId,
    title: exam.title,
    opensAt: exam.opensAt,
    dueAt: exam.deadline,
    gradeOf: (personId) => {
      const grant = accommodated(
        grantOf.get(`${exam.examId} ${exam.groupId} ${personId}`) ?? null,
        accommodationOf.get(personId) ?? null,
        exam.limitMinutes,
      );
      const sum = sumOf.get(`${exam.examId} ${personId}`) ?? null;
      return {
        ...recordedGrade(exam, sum, { grant, setting, now }),
        ownDueAt: grantedTimes(exam, grant).due,
      };
    },
  }));
}

type Taught = Pick<WantedGrades, 'courseIds' | 'groupIds' | 'locale'>;

export interface ScheduledExam extends SatExam {
  limitMinutes: number | null;
  examId: string;
  courseId: string;
  groupId: string;
  title: string;
}

/** The exams of courses that groups sit. One that is archived still counts where its deadline had passed by then. */
const findScheduledExams: (db: Db | Tx, params: Taught) => Promise<ScheduledExam[]> = writtenOnce(
  (db: Db | Tx, { courseIds, groupIds, locale }: Taught) =>
    db
      .selectFrom('examGroup as s')
      .innerJoin('exam as e', 'e.id', 's.examId')
      .innerJoin('course as c', 'c.id', 'e.courseId')
      .leftJoin('examText as wanted', (join) =>
        join.onRef('wanted.examId', '=', 'e.id').on('wanted.locale', '=', locale),
      )
      .leftJoin('examText as own', (join) =>
        join.onRef('own.examId', '=', 'e.id').onRef('own.locale', '=', 'c.locale'),
      )
      .select([
        's.examId',
        'e.courseId',
        's.groupId',
        's.opensAt',
        's.deadline',
        's.closesAt',
        'e.allowedAttempts',
        'e.limitMinutes',
        sql<string>`coalesce(wanted.title, own.title, (select words.title from exam_text words
          where words.exam_id = e.id order by words.locale limit 1), '')`.as('title'),
      ])
      .where('s.groupId', '=', anyId(groupIds))
      .where('e.courseId', '=', anyId(courseIds))
      .where((eb) => eb.or([eb('e.archivedAt', 'is', null), eb('e.archivedAt', '>', eb.ref('s.deadline'))]))
      .orderBy('s.deadline')
      .orderBy('s.examId'),
);

interface OfSomebody {
  examId: string;
  personId: string;
}

interface SatBy {
  examIds: readonly string[];
  personIds: readonly string[];
}

export interface Sat {
  sums: readonly (AttemptSum & OfSomebody)[];
  grants: readonly (Grant & OfSomebody & { groupId: string })[];
  accommodations: readonly (Accommodation & { personId: string })[];
}

async function readSat(
  db: Db | Tx,
  scheduled: Promise<readonly ScheduledExam[]>,
  { personIds, now }: Pick<WantedGrades, 'personIds' | 'now'>,
): Promise<Sat> {
  const examIds = [...new Set((await scheduled).map(({ examId }) => examId))];
  const of = { examIds, personIds };
  const [sums, grants, accommodations] = await Promise.all([
    findAttemptSums(db, { ...of, now }),
    findGrantsFor(db, of),
    findHeldAccommodations(db, personIds, now),
  ]);
  return { sums, grants, accommodations };
}

/** What the attempts of each person in each exam come to: a select for other statements. */
export const attemptSums = (db: Db | Tx, now: Date) =>
  db
    .selectFrom('examAttempt as a')
    .select([
      'a.examId',
      'a.personId',
      sql<number>`count(*)::int`.as('attempts'),
      sql<Percent | null>`max(a.score)`.as('score'),
      sql<boolean>`coalesce(bool_or(a.passed), false)`.as('passed'),
      sql<boolean>`bool_or(a.score is null)`.as('waits'),
      sql<boolean>`bool_or(a.score is null and coalesce(a.ended_at, ${now}::timestamptz) <= a.deadline)`.as(
        'waitsInTime',
      ),
      sql<Ending | null>`case when bool_and(a.ending in ('LEFT_PAGE', 'CLOSED_BROWSER', 'CONNECTION_LOST'))
          filter (where a.score is not null)
        then (array_agg(a.ending order by a.number desc) filter (where a.score is not null))[1] end`.as(
        'leftBy',
      ),
    ])
    .where('a.voidedAt', 'is', null)
    .groupBy(['a.examId', 'a.personId']);

const findAttemptSums = writtenOnce((db: Db | Tx, { examIds, personIds, now }: SatBy & { now: Date }) =>
  attemptSums(db, now).where('a.examId', '=', anyId(examIds)).where('a.personId', '=', anyId(personIds)),
);

/** More time and more attempts that people were given: a select for other statements. */
export const grantsOf = (db: Db | Tx) =>
  db
    .selectFrom('examGrant as g')
    .select(['g.examId', 'g.groupId', 'g.personId', 'g.extraAttempts', 'g.extraMinutes', 'g.deadline']);

const findGrantsFor = writtenOnce((db: Db | Tx, { examIds, personIds }: SatBy) =>
  grantsOf(db).where('g.examId', '=', anyId(examIds)).where('g.personId', '=', anyId(personIds)),
);
