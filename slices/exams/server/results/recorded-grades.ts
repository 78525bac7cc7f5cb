import type { Percent } from '#kit/percent/percent.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#kit/db/database.ts';
import { anyId } from '#kit/db/any-of.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import { readSiteSettings } from '#slices/site-settings/server/api.ts';
import { grantedTimes, type Grant } from '#slices/exams/rules/scheduling/grant.ts';
import {
  recordedGrade,
  type RecordedGrade,
  type AttemptSum,
  type SatExam,
} from '#slices/exams/rules/results/recorded-grade.ts';
import type { Ending } from '#slices/exams/rules/silence.ts';

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
  dueAt: Date;
  gradeOf: (personId: string) => RecordedGrade & { ownDueAt: Date };
}

/** The exams of courses that groups take, with the recorded grades of people, read in as many statements however many. */
export async function readRecordedGrades(
  db: Db | Tx,
  { personIds, locale, now, ...taught }: WantedGrades,
): Promise<ExamOfGroup[]> {
  const exams = await findScheduledExams(db, { ...taught, locale });
  const examIds = [...new Set(exams.map(({ examId }) => examId))];
  const [sums, grants, settings] = await Promise.all([
    findAttemptSums(db, { examIds, personIds, now }),
    findGrantsFor(db, { examIds, personIds }),
    readSiteSettings(db),
  ]);
  const sumOf = new Map(sums.map((sum) => [`${sum.examId} ${sum.personId}`, sum]));
  const grantOf = new Map(
    grants.map((grant) => [`${grant.examId} ${grant.groupId} ${grant.personId}`, grant]),
  );
  return exams.map((exam) => ({
    id: exam.examId,
    courseId: exam.courseId,
    groupId: exam.groupId,
    title: exam.title,
    dueAt: exam.deadline,
    gradeOf: (personId) => {
      const grant = grantOf.get(`${exam.examId} ${exam.groupId} ${personId}`) ?? null;
      const sum = sumOf.get(`${exam.examId} ${personId}`) ?? null;
      return {
        ...recordedGrade(exam, sum, { grant, setting: settings.defaultAllowedAttempts, now }),
        ownDueAt: grantedTimes(exam, grant).deadline,
      };
    },
  }));
}

type Taught = Pick<WantedGrades, 'courseIds' | 'groupIds' | 'locale'>;

interface ScheduledExam extends SatExam {
  examId: string;
  courseId: string;
  groupId: string;
  title: string;
}

/** The exams of courses that groups sit. One that is archived still counts where its deadline had passed by then. */
const findScheduledExams: (db: Db | Tx, asked: Taught) => Promise<ScheduledExam[]> = writtenOnce(
  (db: Db | Tx, { courseIds, groupIds, locale }: Taught) =>
    db
      .selectFrom('examGroup as s')
      .innerJoin('exam as e', 'e.id', 's.examId')
      .innerJoin('course as c', 'c.id', 'e.courseId')
      .select([
        's.examId',
        'e.courseId',
        's.groupId',
        's.opensAt',
        's.deadline',
        's.closesAt',
        'e.allowedAttempts',
        sql<string>`coalesce((select words.title from exam_text words where words.exam_id = e.id
        order by words.locale = ${locale} desc, words.locale = c.locale desc, words.locale limit 1), '')`.as(
          'title',
        ),
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

const findAttemptSums: (db: Db | Tx, asked: SatBy & { now: Date }) => Promise<(AttemptSum & OfSomebody)[]> =
  writtenOnce((db: Db | Tx, { examIds, personIds, now }: SatBy & { now: Date }) =>
    db
      .selectFrom('examAttempt')
      .select([
        'examId',
        'personId',
        sql<number>`count(*)::int`.as('attempts'),
        sql<Percent | null>`max(score)`.as('score'),
        sql<boolean>`coalesce(bool_or(passed), false)`.as('passed'),
        sql<boolean>`bool_or(score is null)`.as('waits'),
        sql<boolean>`bool_or(score is null and coalesce(ended_at, ${now}::timestamptz) <= deadline)`.as(
          'waitsInTime',
        ),
        sql<Ending | null>`case when bool_and(ending in ('LEFT_PAGE', 'CLOSED_BROWSER', 'CONNECTION_LOST'))
          filter (where score is not null)
        then (array_agg(ending order by number desc) filter (where score is not null))[1] end`.as('leftBy'),
      ])
      .where('examId', '=', anyId(examIds))
      .where('personId', '=', anyId(personIds))
      .where('voidedAt', 'is', null)
      .groupBy(['examId', 'personId']),
  );

const findGrantsFor: (db: Db | Tx, asked: SatBy) => Promise<(Grant & OfSomebody & { groupId: string })[]> =
  writtenOnce((db: Db | Tx, { examIds, personIds }: SatBy) =>
    db
      .selectFrom('examGrant')
      .select(['examId', 'groupId', 'personId', 'extraAttempts', 'extraMinutes', 'deadline'])
      .where('examId', '=', anyId(examIds))
      .where('personId', '=', anyId(personIds)),
  );
