import type { Percent } from '#kit/percent/percent.ts';
import type { ScheduledAssignment, Work } from '#slices/assignments/server/api.ts';
import type { ScheduledExam } from '#slices/exams/server/api.ts';

// How the database writes down what grades follow from. Lists of equal length are the columns of a table; instants in
// them are seconds.

export interface StoredAssignments {
  ids: string[] | null;
  /** Places in the lists of courses and groups, which begin with 1. */
  courses: number[] | null;
  groups: number[] | null;
  kinds: ScheduledAssignment['kind'][] | null;
  dueAt: number[] | null;
  titles: string[] | null;
}

export interface StoredExams extends Pick<StoredAssignments, 'ids' | 'courses' | 'groups' | 'titles'> {
  opensAt: number[] | null;
  deadlines: number[] | null;
  closesAt: (number | null)[] | null;
  allowedAttempts: (number | null)[] | null;
  limits: (number | null)[] | null;
}

export interface StoredWork {
  /** Whose work is graded, and nothing more is to be known of it. */
  ids: string[] | null;
  scores: (Percent | null)[] | null;
  completes: (boolean | null)[] | null;
  others: (Omit<Work, 'personId' | InstantOfWork> & Record<InstantOfWork, string | null>)[] | null;
}
type InstantOfWork = 'extendedTo' | 'submittedAt' | 'returnedAt' | 'gradedAt';

export const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** Milliseconds as the driver reads them, whatever the arithmetic of fractions makes of a thousandth. */
const instantAt = (of: number | null | undefined): Date => new Date(Math.floor((of ?? 0) * 1_000 + 0.0005));

interface Placed {
  courseIds: string[];
  groupIds: string[];
}

export const examsIn = ({
  exams: of,
  courseIds,
  groupIds,
}: Placed & { exams: StoredExams }): ScheduledExam[] =>
  (of.ids ?? []).map((examId, at) => {
    const closesAt = of.closesAt?.[at] ?? null;
    return {
      examId,
      courseId: courseIds[(of.courses?.[at] ?? 0) - 1] ?? '',
      groupId: groupIds[(of.groups?.[at] ?? 0) - 1] ?? '',
      title: of.titles?.[at] ?? '',
      opensAt: instantAt(of.opensAt?.[at]),
      deadline: instantAt(of.deadlines?.[at]),
      closesAt: closesAt === null ? null : instantAt(closesAt),
      allowedAttempts: of.allowedAttempts?.[at] ?? null,
      limitMinutes: of.limits?.[at] ?? null,
    };
  });

export const assignmentsIn = ({
  assignments: of,
  courseIds,
  groupIds,
}: Placed & { assignments: StoredAssignments }): ScheduledAssignment[] =>
  (of.ids ?? []).map((assignmentId, at) => ({
    assignmentId,
    courseId: courseIds[(of.courses?.[at] ?? 0) - 1] ?? '',
    groupId: groupIds[(of.groups?.[at] ?? 0) - 1] ?? '',
    kind: of.kinds?.[at] ?? 'GRADED',
    title: of.titles?.[at] ?? '',
    dueAt: instantAt(of.dueAt?.[at]),
  }));

/** Of graded work nobody asks when it was graded. */
const LONG_AGO = new Date(0);

export const worksIn = (of: StoredWork, personId: string): Work[] => [
  ...(of.ids ?? []).map((assignmentId, at) => ({
    assignmentId,
    personId,
    extendedTo: null,
    submittedAt: null,
    returnedAt: null,
    gradedAt: LONG_AGO,
    score: of.scores?.[at] ?? null,
    complete: of.completes?.[at] ?? null,
  })),
  ...(of.others ?? []).map((work) => ({
    ...work,
    personId,
    extendedTo: instant(work.extendedTo),
    submittedAt: instant(work.submittedAt),
    returnedAt: instant(work.returnedAt),
    gradedAt: instant(work.gradedAt),
  })),
];
