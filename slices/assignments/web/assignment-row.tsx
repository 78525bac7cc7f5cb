import { TaskRow } from '#kit/ui/task-row/task-row.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { StateChip } from './state-chip.tsx';
import type { StudentAssignmentsQuery } from './student-assignment.graphql.generated.ts';
import { useCampusTime } from './use-campus-time.ts';

export type ListedAssignment = StudentAssignmentsQuery['studentAssignments'][number];

/** An assignment among what is to be done: which it is, and until when. */
export function AssignmentRow({ assignment }: { assignment: ListedAssignment }) {
  const text = useText();
  const campusTime = useCampusTime();
  const { _id, title, courseCode, dueDate, timeZone, state } = assignment;
  return (
    <TaskRow
      to={`/student/assignments/${_id}`}
      icon="note"
      isOpen
      title={title}
      // As it is said of exams, among which it stands.
      facts={`${courseCode} · ${text('examDue', { when: campusTime(dueDate, timeZone) })}`}
    >
      {state !== 'TO_DO' && <StateChip state={state} />}
    </TaskRow>
  );
}
