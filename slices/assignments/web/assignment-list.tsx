import type { ReactNode } from 'react';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { DueChip } from '#kit/ui/task-row/due-chip.tsx';
import { TaskRow } from '#kit/ui/task-row/task-row.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { inOrderOfWork } from '../rules/submission-state.ts';
import styles from './assignments.module.css';
import {
  assignmentsOfCourse,
  studentAssignments,
  type ListedAssignmentFragment,
  type PendingAssignmentFragment,
} from './listed-assignments.graphql.generated.ts';
import { StateChip } from './state-chip.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { useTimeText } from '#kit/ui/moment/use-time-text.ts';
import { useGradeText } from './use-grade-text.ts';

/** All assignments of a student, those to be done first. Nothing where there are none. */
export function AssignmentList() {
  const { data } = useQuery(studentAssignments, {});
  return <AssignmentCard assignments={data?.studentAssignments ?? []} namesCourses />;
}

/** Those of a course. */
export function AssignmentsOfCourse({ courseId }: { courseId: string }) {
  const { data } = useQuery(assignmentsOfCourse, { courseId });
  return <AssignmentCard assignments={data?.studentAssignments ?? []} />;
}

interface AssignmentCardProps {
  assignments: readonly ListedAssignmentFragment[];
  /** They are of several courses. */
  namesCourses?: boolean;
}

function AssignmentCard({ assignments, namesCourses = false }: AssignmentCardProps) {
  if (assignments.length === 0) return null;
  return (
    <Card title={<Text id="assignments" />}>
      <ul className={styles['files']}>
        {inOrderOfWork(assignments).map((assignment) => (
          <Line key={assignment._id} assignment={assignment} namesCourse={namesCourses} />
        ))}
      </ul>
    </Card>
  );
}

function Line({ assignment, namesCourse }: { assignment: ListedAssignmentFragment; namesCourse: boolean }) {
  const gradeText = useGradeText()(assignment);
  const { _id, courseName, title, dueDate, timeZone, state } = assignment;
  return (
    <li className={styles['assignment']}>
      <span>
        <Link to={`/student/assignments/${_id}`}>{title}</Link>
        <small>
          {namesCourse && `${courseName} · `}
          <Text id="assignmentDueOn" values={{ moment: <Moment at={dueDate} timeZone={timeZone} /> }} />
        </small>
      </span>
      <span className={styles['standing']}>
        {gradeText !== null && <strong>{gradeText}</strong>}
        <StateChip state={state} />
      </span>
    </li>
  );
}

/** An assignment among what is to be done: which it is, and until when. With an action it cannot wait. */
export function AssignmentRow({
  assignment,
  action,
}: {
  assignment: PendingAssignmentFragment;
  action?: ReactNode;
}) {
  const text = useText();
  const timeText = useTimeText();
  const { _id, title, courseName, dueDate, timeZone, state } = assignment;
  return (
    <TaskRow
      to={`/student/assignments/${_id}`}
      icon="note"
      isOpen
      title={title}
      action={action}
      // As it is said of exams, among which it stands.
      facts={
        action ? courseName : `${courseName} · ${text('examDue', { when: timeText(dueDate, { timeZone }) })}`
      }
    >
      {(state !== 'TO_DO' || action) && (
        <>
          {state !== 'TO_DO' && <StateChip state={state} />}{' '}
          {action && <DueChip at={dueDate} timeZone={timeZone} label="examDueBy" />}
        </>
      )}
    </TaskRow>
  );
}
