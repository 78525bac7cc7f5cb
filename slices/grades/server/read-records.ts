import { writtenPercent } from '#kit/percent/percent.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { assignmentsOfGroups } from '#slices/assignments/server/api.ts';
import { findDeductions } from '#slices/attendance/server/api.ts';
import { examsOfGroups } from '#slices/exams/server/api.ts';
import type { CourseState } from '../rules/course-grade.ts';
import type { CourseGradeRecord, TakenCourse } from './course-grade-record.ts';
import { findHeldResultsOf } from './finalising/finalisation.queries.ts';
import type { PastChange } from './grade-changes.queries.ts';
import { findOwnFacts } from './student/own-facts.queries.ts';
import { findTakenBy, type Params } from './taken-courses.queries.ts';
import { countGrades, partsByPlace, workOutGrades } from './work-out.ts';

/** One line of a student's record. */
export interface StudentRecord extends Pick<
  TakenCourse,
  'courseId' | 'code' | 'name' | 'teacherName' | 'term' | 'firstDay' | 'lastDay' | 'credits' | 'kind'
> {
  /** In percent, with two decimals; null while nothing counts. */
  grade: number | null;
  state: CourseState;
  finalisedAt: Date | null;
}

/**
 * Every course of some students, the newest first: as it was settled, else as it stands. The groups of a student and who
 * teaches these are not in the student's own reach, so a database is wanted that reaches further.
 */
export async function gradesOf(
  db: Db | Tx,
  personIds: readonly string[],
  params: Params,
): Promise<CourseGradeRecord[]> {
  const [personId] = personIds;
  if (personIds.length === 1 && personId !== undefined)
    return gradesOfStudent(db, personId, { ...params, courseId: null });
  const [taken, held] = await Promise.all([
    findTakenBy(db, personIds, params),
    findHeldResultsOf(db, personIds, params.locale),
  ]);
  const settled = new Set(held.map(({ id }) => id));
  const open = await workOutGrades(
    db,
    taken.filter(({ id }) => !settled.has(id)),
    params,
  );
  return inOrder([...held, ...open]);
}

/** The same of one student, whose facts come all at once: of all courses or of one, which a group may take twice. */
export async function gradesOfStudent(
  db: Db | Tx,
  personId: string,
  params: Params & { courseId: string | null },
): Promise<CourseGradeRecord[]> {
  const [{ taken, held, weights, entered, changes, ...facts }, deductions] = await Promise.all([
    findOwnFacts(db, { personId, ...params }),
    findDeductions(db, [personId]),
  ]);
  const settled = new Set(held.map(({ id }) => id));
  const exams = examsOfGroups({ exams: facts.exams, ...facts.sat, setting: facts.setting }, params.now);
  const open = countGrades(
    taken.filter(({ id }) => !settled.has(id)),
    {
      parts: partsByPlace(exams, assignmentsOfGroups(facts.assignments, facts.works, params.now)),
      weights,
      changes: newestOf(entered),
      deductions,
    },
  );
  const changesOf = Map.groupBy(changes, placeOf);
  return inOrder(
    [...held, ...open].map((grade) => ({ ...grade, changes: changesOf.get(placeOf(grade)) ?? [] })),
  );
}

const placeOf = ({ courseId, groupId }: Pick<TakenCourse, 'courseId' | 'groupId'>): string =>
  `${courseId} ${groupId}`;

/** The newest word on each grade that was entered, which is the one that counts. They come the newest first. */
const newestOf = (changes: readonly PastChange[]): PastChange[] => {
  const newest = new Map<string, PastChange>();
  for (const change of changes) {
    const key = `${placeOf(change)} ${change.partId}`;
    if (!newest.has(key)) newest.set(key, change);
  }
  return [...newest.values()];
};

const inOrder = (grades: readonly CourseGradeRecord[]): CourseGradeRecord[] =>
  grades.toSorted(
    (a, b) => compare(b.firstDay, a.firstDay) || compare(a.code, b.code) || compare(a.id, b.id),
  );

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);

/** The records of many students at once, by student; those without any course are left out. */
export async function readRecords(
  db: Db | Tx,
  studentIds: readonly string[],
  params: Params,
): Promise<Map<string, StudentRecord[]>> {
  const grades = await gradesOf(db, studentIds, params);
  const byStudent = Map.groupBy(grades, ({ personId }) => personId);
  return new Map([...byStudent].map(([personId, own]) => [personId, own.map(recordOf)]));
}

const recordOf = (grade: CourseGradeRecord): StudentRecord => ({
  courseId: grade.courseId,
  code: grade.code,
  name: grade.name,
  teacherName: grade.teacherName,
  term: grade.term,
  firstDay: grade.firstDay,
  lastDay: grade.lastDay,
  credits: grade.credits,
  kind: grade.kind,
  grade: grade.score === null ? null : writtenPercent(grade.score),
  state: grade.state,
  finalisedAt: grade.finalisedAt,
});
