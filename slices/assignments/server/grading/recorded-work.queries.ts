import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import type { AssignmentKind } from '#slices/assignments/rules/assignment.ts';
import type { Grade } from '#slices/assignments/rules/grade.ts';
import type { SubmissionFacts } from '#slices/assignments/rules/submission-state.ts';

/** An assignment as a part of a course that is taught to a group. */
export interface ScheduledAssignment {
  assignmentId: string;
  courseId: string;
  groupId: string;
  kind: AssignmentKind;
  title: string;
  dueAt: Date;
}

/** The assignments of courses that groups hand in. One that is archived still counts where it was due by then. */
export const findScheduledAssignments = (
  db: Db | Tx,
  { courseIds, groupIds }: { courseIds: readonly string[]; groupIds: readonly string[] },
  locale: string,
): Promise<ScheduledAssignment[]> =>
  db
    .selectFrom('assignmentGroup as d')
    .innerJoin('assignment as a', 'a.id', 'd.assignmentId')
    .innerJoin('course as c', 'c.id', 'a.courseId')
    .select([
      'd.assignmentId',
      'a.courseId',
      'd.groupId',
      'a.kind',
      'd.dueAt',
      sql<string>`coalesce((select words.title from assignment_text words where words.assignment_id = a.id
        order by words.locale = ${locale} desc, words.locale = c.locale desc, words.locale limit 1), '')`.as(
        'title',
      ),
    ])
    .where('d.groupId', '=', anyId(groupIds))
    .where('a.courseId', '=', anyId(courseIds))
    .where((eb) => eb.or([eb('a.archivedAt', 'is', null), eb('a.archivedAt', '>', eb.ref('d.dueAt'))]))
    .orderBy('d.dueAt')
    .orderBy('d.assignmentId')
    .execute();

type Work = Omit<SubmissionFacts, 'dueAt'> & Grade & { assignmentId: string; personId: string };

/** What people have done about assignments, in one statement however many they are. */
export const findWorkOf = (
  db: Db | Tx,
  assignmentIds: readonly string[],
  personIds: readonly string[],
): Promise<Work[]> =>
  db
    .selectFrom('submission')
    .select([
      'assignmentId',
      'personId',
      'extendedTo',
      'submittedAt',
      'returnedAt',
      'gradedAt',
      'score',
      'complete',
    ])
    .where('assignmentId', '=', anyId(assignmentIds))
    .where('personId', '=', anyId(personIds))
    .execute();
