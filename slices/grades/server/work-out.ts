import type { Db, Tx } from '#kit/db/database.ts';
import { readRecordedWork, type AssignmentOfGroup } from '#slices/assignments/server/api.ts';
import type { SubmissionState } from '#slices/assignments/rules/submission-state.ts';
import { NO_PERCENT, percent, type Percent } from '#kit/percent/percent.ts';
import type { Deductions } from '#slices/attendance/rules/deductions.ts';
import { findDeductions } from '#slices/attendance/server/api.ts';
import { readRecordedGrades, type ExamOfGroup } from '#slices/exams/server/api.ts';
import {
  gradeCourse,
  stateForMember,
  type CourseFacts,
  type PartState,
  type PartStanding,
} from '../rules/course-grade.ts';
import { projectCourse } from '../rules/projection.ts';
import { weightOf } from '../rules/weights.ts';
import type { CourseGradeRecord, CoursePart, TakenCourse } from './course-grade-record.ts';
import { findNewestChanges, type GradeChangeRecord } from './grade-changes.queries.ts';
import type { Params } from './taken-courses.queries.ts';
import { findWeights, type WeightsRecord } from './weights.queries.ts';

/** Where a student stands in a part of the course, by what has become of their work. */
export const STATES_OF_WORK: Readonly<Record<SubmissionState, PartState>> = {
  TO_DO: 'TO_COME',
  RETURNED: 'TO_COME',
  SUBMITTED: 'WAITS',
  MISSED: 'MISSED',
  NOT_REQUIRED: 'NOT_REQUIRED',
  GRADED: 'GRADED',
};

/** Grades follow from what is stored of exams, assignments and entered grades, in as many statements however many. */
export async function workOutGrades(
  db: Db | Tx,
  taken: readonly TakenCourse[],
  params: Params,
): Promise<CourseGradeRecord[]> {
  const of = {
    courseIds: [...new Set(taken.map(({ courseId }) => courseId))],
    groupIds: [...new Set(taken.map(({ groupId }) => groupId))],
    personIds: [...new Set(taken.map(({ personId }) => personId))],
  };
  const [parts, weights, changes, deductions] = await Promise.all([
    readParts(db, { ...of, ...params }),
    findWeights(db, of.courseIds),
    findNewestChanges(db, of),
    findDeductions(db, of.personIds),
  ]);
  return countGrades(taken, { parts, weights, changes, deductions });
}

export interface GradedBy {
  /** By course and group (partsByPlace). */
  parts: ReadonlyMap<string, readonly PartOfGroup[]>;
  weights: readonly Pick<WeightsRecord, 'courseId' | 'weights'>[];
  /** The newest of each grade. */
  changes: readonly Pick<
    GradeChangeRecord,
    'courseId' | 'groupId' | 'personId' | 'partId' | 'score' | 'complete'
  >[];
  deductions: Deductions;
}

/** The grades of courses by what has been read. */
export function countGrades(
  taken: readonly TakenCourse[],
  { parts, weights, changes, deductions }: GradedBy,
): CourseGradeRecord[] {
  const weightsOf = new Map(weights.map((one) => [one.courseId, one.weights]));
  const enteredOf = new Map(changes.map((change) => [keyOf(change, change.partId), change]));
  return taken.map((course) => {
    const own = (parts.get(`${course.courseId} ${course.groupId}`) ?? []).map(
      ({ standingOf, ...part }): CoursePart => {
        const entered = enteredOf.get(keyOf(course, part.id));
        const standing = standingOf(course.personId);
        return {
          ...part,
          ...standing,
          state: stateForMember(standing.state, standing.ownDueAt, course.joinedAt),
          weight: weightOf(weightsOf.get(course.courseId), part.id),
          entered: isEntered(entered) ? { score: entered.score, complete: entered.complete } : null,
        };
      },
    );
    const entered = enteredOf.get(keyOf(course, null))?.score ?? null;
    return withGrade(course, { parts: own, entered, deduction: deductions(course) });
  });
}

/** A course with the grade that follows from its parts and from attendance. */
function withGrade(
  course: TakenCourse,
  { parts, entered, deduction }: Pick<CourseGradeRecord, 'parts' | 'entered' | 'deduction'>,
): CourseGradeRecord {
  const facts: CourseFacts = { parts, entered, deductions: [deduction], isOver: course.isOver };
  const projection = course.isOver ? null : projectCourse(facts);
  return { ...course, ...gradeCourse(facts), parts, entered, deduction, projection, finalisedAt: null };
}

/** The same course as if its last day were over, as it is when a user settles it. */
export const asIfOver = (grade: CourseGradeRecord): CourseGradeRecord =>
  withGrade({ ...grade, isOver: true }, grade);

const keyOf = (
  { courseId, groupId, personId }: Pick<TakenCourse, 'courseId' | 'groupId' | 'personId'>,
  partId: string | null,
): string => [courseId, groupId, personId, partId].join(' ');

type Entered = { score: Percent | null; complete: boolean | null };
const isEntered = (change: Entered | undefined): change is Entered =>
  change !== undefined && (change.score !== null || change.complete !== null);

type PartOfGroup = Pick<CoursePart, 'id' | 'kind' | 'title' | 'opensAt' | 'dueAt'> & {
  standingOf: (personId: string) => PartStanding & Pick<CoursePart, 'ownDueAt'>;
};

/** The parts of courses by course and group, in the order in which they are due. */
export async function readParts(
  db: Db | Tx,
  wanted: Parameters<typeof readRecordedGrades>[1],
): Promise<Map<string, PartOfGroup[]>> {
  const [exams, assignments] = await Promise.all([
    readRecordedGrades(db, wanted),
    readRecordedWork(db, wanted),
  ]);
  return partsByPlace(exams, assignments);
}

export function partsByPlace(
  exams: readonly ExamOfGroup[],
  assignments: readonly AssignmentOfGroup[],
): Map<string, PartOfGroup[]> {
  const all = [
    ...exams.map(({ gradeOf, ...exam }) => ({
      ...exam,
      kind: 'EXAM' as const,
      standingOf: (personId: string) => ({ complete: null, ...gradeOf(personId) }),
    })),
    ...assignments.map(({ workOf, kind, ...assignment }) => ({
      ...assignment,
      kind: kind === 'GRADED' ? ('ASSIGNMENT' as const) : ('COMPLETION' as const),
      standingOf: (personId: string) => {
        const work = workOf(personId);
        return { ...standingOfWork(work), ownDueAt: work.ownDueAt };
      },
    })),
  ];
  // Exams before assignments that are due with them, as they stand here.
  const inOrder = all.toSorted(
    (a, b) =>
      a.dueAt.getTime() - b.dueAt.getTime() ||
      Number(a.kind !== 'EXAM') - Number(b.kind !== 'EXAM') ||
      (a.id < b.id ? -1 : 1),
  );
  return Map.groupBy(
    inOrder.map(({ courseId, groupId, ...part }) => ({ ...part, place: `${courseId} ${groupId}` })),
    ({ place }) => place,
  );
}

/** What is graded stands; what is still to be handed in or marked may become everything. */
function standingOfWork({ state, score, complete }: Entered & { state: SubmissionState }): PartStanding {
  const part = STATES_OF_WORK[state];
  const isSettled = part === 'GRADED' || part === 'MISSED';
  return { state: part, score, complete, atMost: isSettled ? (score ?? NO_PERCENT) : percent(100) };
}
