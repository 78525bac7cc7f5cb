import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import type { AssignmentKind } from '../../rules/assignment.ts';
import type { Grade } from '../../rules/grade.ts';
import {
  closesAt,
  stateOf,
  type SubmissionFacts,
  type SubmissionState,
} from '../../rules/submission-state.ts';

export interface ScheduledAssignment {
  assignmentId: string;
  courseId: string;
  groupId: string;
  kind: AssignmentKind;
  title: string;
  dueAt: Date;
}

interface Taught {
  courseIds: readonly string[];
  groupIds: readonly string[];
  locale: string;
}

/** The assignments of courses that groups hand in. One that is archived still counts where it was due by then. */
const findScheduledAssignments: (db: Db | Tx, params: Taught) => Promise<ScheduledAssignment[]> = writtenOnce(
  (db: Db | Tx, { courseIds, groupIds, locale }: Taught) =>
    db
      .selectFrom('assignmentGroup as d')
      .innerJoin('assignment as a', 'a.id', 'd.assignmentId')
      .innerJoin('course as c', 'c.id', 'a.courseId')
      .leftJoin('assignmentText as wanted', (join) =>
        join.onRef('wanted.assignmentId', '=', 'a.id').on('wanted.locale', '=', locale),
      )
      .leftJoin('assignmentText as own', (join) =>
        join.onRef('own.assignmentId', '=', 'a.id').onRef('own.locale', '=', 'c.locale'),
      )
      .select([
        'd.assignmentId',
        'a.courseId',
        'd.groupId',
        'a.kind',
        'd.dueAt',
        sql<string>`coalesce(wanted.title, own.title, (select words.title from assignment_text words
          where words.assignment_id = a.id order by words.locale limit 1), '')`.as('title'),
      ])
      .where('d.groupId', '=', anyId(groupIds))
      .where('a.courseId', '=', anyId(courseIds))
      .where((eb) => eb.or([eb('a.archivedAt', 'is', null), eb('a.archivedAt', '>', eb.ref('d.dueAt'))]))
      .orderBy('d.dueAt')
      .orderBy('d.assignmentId'),
);

export type Work = Omit<SubmissionFacts, 'dueAt'> & Grade & { assignmentId: string; personId: string };

interface HandedIn {
  assignmentIds: readonly string[];
  personIds: readonly string[];
}

const findWorkOf: (db: Db | Tx, params: HandedIn) => Promise<Work[]> = writtenOnce(
  (db: Db | Tx, { assignmentIds, personIds }: HandedIn) =>
    db
      .selectFrom('submission as s')
      .select([
        's.assignmentId',
        's.personId',
        's.extendedTo',
        's.submittedAt',
        's.returnedAt',
        's.gradedAt',
        's.score',
        's.complete',
      ])
      .where('s.assignmentId', '=', anyId(assignmentIds))
      .where('s.personId', '=', anyId(personIds)),
);

interface WantedWork {
  courseIds: readonly string[];
  groupIds: readonly string[];
  personIds: readonly string[];
  locale: string;
  now: Date;
}

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
  const assignments = await findScheduledAssignments(db, { ...taught, locale });
  const assignmentIds = [...new Set(assignments.map(({ assignmentId }) => assignmentId))];
  const handedIn = await findWorkOf(db, { assignmentIds, personIds });
  return assignmentsOfGroups(assignments, handedIn, now);
}

/** The same where a statement of another's has read all of it. */
export function assignmentsOfGroups(
  assignments: readonly ScheduledAssignment[],
  handedIn: readonly Work[],
  now: Date,
): AssignmentOfGroup[] {
  const workOf = new Map(handedIn.map((work) => [`${work.assignmentId} ${work.personId}`, work]));
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
