import type { Db, Tx } from '#kit/db/database.ts';
import { readSiteSettings } from '#slices/site-settings/server/api.ts';
import { grantedTimes } from '#slices/exams/rules/scheduling/grant.ts';
import { recordedGrade, type RecordedGrade } from '#slices/exams/rules/results/recorded-grade.ts';
import { findAttemptSums, findGrantsFor, findScheduledExams } from './recorded-grades.queries.ts';

/** Whose grades in which courses are wanted. */
export interface WantedGrades {
  courseIds: readonly string[];
  groupIds: readonly string[];
  personIds: readonly string[];
  locale: string;
  now: Date;
}

/** An exam of a course as a group sits it, and how its students stand in it. */
export interface ExamOfGroup {
  id: string;
  courseId: string;
  groupId: string;
  title: string;
  /** The group's. */
  dueAt: Date;
  /** With the deadline as this student has it. */
  gradeOf: (personId: string) => RecordedGrade & { ownDueAt: Date };
}

/** The exams of courses that groups take, with the recorded grades of people, read in as many statements however many. */
export async function readRecordedGrades(
  db: Db | Tx,
  { personIds, locale, now, ...taught }: WantedGrades,
): Promise<ExamOfGroup[]> {
  const exams = await findScheduledExams(db, taught, locale);
  const examIds = [...new Set(exams.map(({ examId }) => examId))];
  const [sums, grants, settings] = await Promise.all([
    findAttemptSums(db, { examIds, personIds, now }),
    findGrantsFor(db, examIds, personIds),
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
