import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import type { Grant } from '#slices/exams/rules/scheduling/grant.ts';
import type { AttemptSum, SatExam } from '#slices/exams/rules/results/recorded-grade.ts';
import type { Ending } from '#slices/exams/rules/silence.ts';

/** An exam as a part of a course that is taught to a group. */
export interface ScheduledExam extends SatExam {
  examId: string;
  courseId: string;
  groupId: string;
  title: string;
}

/** The exams of courses that groups sit. One that is archived still counts where its deadline had passed by then. */
export const findScheduledExams = (
  db: Db | Tx,
  { courseIds, groupIds }: { courseIds: readonly string[]; groupIds: readonly string[] },
  locale: string,
): Promise<ScheduledExam[]> =>
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
    .orderBy('s.examId')
    .execute();

interface OfSomebody {
  examId: string;
  personId: string;
}

/** What people's attempts at exams come to, in one statement however many they are. */
export const findAttemptSums = (
  db: Db | Tx,
  { examIds, personIds, now }: { examIds: readonly string[]; personIds: readonly string[]; now: Date },
): Promise<(AttemptSum & OfSomebody)[]> =>
  db
    .selectFrom('examAttempt')
    .select([
      'examId',
      'personId',
      sql<number>`count(*)::int`.as('attempts'),
      sql<number | null>`max(score)`.as('score'),
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
    .groupBy(['examId', 'personId'])
    .execute();

/** What people were granted in exams. */
export const findGrantsFor = (
  db: Db | Tx,
  examIds: readonly string[],
  personIds: readonly string[],
): Promise<(Grant & OfSomebody & { groupId: string })[]> =>
  db
    .selectFrom('examGrant')
    .select(['examId', 'groupId', 'personId', 'extraAttempts', 'extraMinutes', 'deadline'])
    .where('examId', '=', anyId(examIds))
    .where('personId', '=', anyId(personIds))
    .execute();
