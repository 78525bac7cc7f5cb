import type { Db, Tx } from '#kit/db/database.ts';
import type { AssignmentKind } from '#slices/assignments/rules/assignment.ts';
import type { Grade } from '#slices/assignments/rules/grade.ts';
import { closesAt, stateOf, type SubmissionState } from '#slices/assignments/rules/submission-state.ts';
import { findScheduledAssignments, findWorkOf } from './recorded-work.queries.ts';

/** Whose work in which courses is wanted. */
export interface WantedWork {
  courseIds: readonly string[];
  groupIds: readonly string[];
  personIds: readonly string[];
  locale: string;
  now: Date;
}

/** An assignment of a course as a group hands it in, and how its students stand in it. */
export interface AssignmentOfGroup {
  id: string;
  courseId: string;
  groupId: string;
  kind: AssignmentKind;
  title: string;
  /** The group's. */
  dueAt: Date;
  /** With the deadline as this student has it. */
  workOf: (personId: string) => Grade & { state: SubmissionState; ownDueAt: Date };
}

/** The assignments of courses that groups take, with what people did about them, in as many statements however many. */
export async function readRecordedWork(
  db: Db | Tx,
  { personIds, locale, now, ...taught }: WantedWork,
): Promise<AssignmentOfGroup[]> {
  const assignments = await findScheduledAssignments(db, taught, locale);
  const ids = [...new Set(assignments.map(({ assignmentId }) => assignmentId))];
  const works = await findWorkOf(db, ids, personIds);
  const workOf = new Map(works.map((work) => [`${work.assignmentId} ${work.personId}`, work]));
  return assignments.map(({ assignmentId, dueAt, ...assignment }) => ({
    ...assignment,
    id: assignmentId,
    dueAt,
    workOf: (personId) => {
      const work = workOf.get(`${assignmentId} ${personId}`) ?? NOTHING_YET;
      return {
        state: stateOf({ dueAt, ...work }, now),
        score: work.score,
        complete: work.complete,
        ownDueAt: closesAt({ dueAt, ...work }),
      };
    },
  }));
}

const NOTHING_YET = {
  extendedTo: null,
  submittedAt: null,
  returnedAt: null,
  gradedAt: null,
  score: null,
  complete: null,
};
