import { useQuery } from '#kit/client/query/use-query.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { inOrderOfWork } from '../rules/order-of-work.ts';
import type { ListedAssignment } from './assignment-row.tsx';
import styles from './assignments.module.css';
import { StateChip } from './state-chip.tsx';
import { studentAssignments } from './student-assignment.graphql.generated.ts';
import { useCampusTime } from './use-campus-time.ts';
import { useGradeText } from './use-grade-text.ts';

interface AssignmentListProps {
  /** Only those of a course; all without it. */
  courseId?: string;
}

/** The assignments of a student, those to be done first. Nothing where there are none. */
export function AssignmentList({ courseId }: AssignmentListProps) {
  const { data } = useQuery(studentAssignments, {});
  const listed = inOrderOfWork(data?.studentAssignments ?? []).filter(
    (assignment) => courseId === undefined || assignment.courseId === courseId,
  );
  if (listed.length === 0) return null;
  return (
    <Card title={<Text id="assignments" />}>
      <ul className={styles['files']}>
        {listed.map((assignment) => (
          <Line key={assignment._id} assignment={assignment} />
        ))}
      </ul>
    </Card>
  );
}

function Line({ assignment }: { assignment: ListedAssignment }) {
  const text = useText();
  const campusTime = useCampusTime();
  const gradeText = useGradeText()(assignment);
  const { _id, title, dueDate, timeZone, state } = assignment;
  return (
    <li className={styles['assignment']}>
      <span>
        <Link to={`/student/assignments/${_id}`}>{title}</Link>
        <small>{text('assignmentDueOn', { moment: campusTime(dueDate, timeZone) })}</small>
      </span>
      {gradeText !== null && <strong>{gradeText}</strong>}
      <StateChip state={state} />
    </li>
  );
}
