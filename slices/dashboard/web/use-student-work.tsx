import type { ReactElement } from 'react';
import { useQuery } from '#kit/client/query/use-query.ts';
import type { Answer } from '#kit/ui/data-view/data-view.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { AssignmentRow, usePendingAssignments } from '#slices/assignments/web/api.ts';
import { ExamRow, usePendingExams } from '#slices/exams/web/api.ts';
import { ownTasks } from './own-tasks.graphql.generated.ts';
import { OwnTaskRow } from './panels/own-task-row.tsx';

/** Something a student still has to do; what has no deadline comes last. */
interface Work {
  due: string;
  /** Whether it can be done now. */
  isOpen: boolean;
  /** It was begun, and waits to be gone on with. */
  isGoingOn: boolean;
  row: ReactElement;
  /** The same where it cannot wait. */
  neededRow: ReactElement;
}

/** What a student has to do besides exams and assignments: it stands among what cannot wait alone. */
export function useOwnTasks(): Answer<readonly { due: string; neededRow: ReactElement }[]> {
  const answer = useQuery(ownTasks, {});
  return {
    ...answer,
    data: answer.data?.ownTasks.map((task) => ({
      due: task.dueOn ?? '9999-12-31',
      neededRow: <OwnTaskRow key={task._id} task={task} />,
    })),
  };
}

/**
 * The next exams and assignments to be done, and all that are due within some days, the next deadline first. Nothing is known
 * until both are.
 */
export function useStudentWork(): Answer<readonly Work[]> {
  const exams = usePendingExams();
  const assignments = usePendingAssignments();
  const work = exams.data &&
    assignments.data && [
      ...exams.data.map((exam) => ({
        due: exam.deadline,
        isOpen: exam.isOpen,
        isGoingOn: exam.told?.endedAt === null,
        row: <ExamRow key={exam._id} exam={exam} />,
        neededRow: (
          <ExamRow
            key={exam._id}
            exam={exam}
            action={<Text id={exam.told?.endedAt === null ? 'continueWithExam' : 'goToExam'} />}
          />
        ),
      })),
      ...assignments.data.map((assignment) => ({
        due: assignment.dueDate,
        isOpen: true,
        isGoingOn: assignment.state === 'RETURNED',
        row: <AssignmentRow key={assignment._id} assignment={assignment} />,
        neededRow: (
          <AssignmentRow key={assignment._id} assignment={assignment} action={<Text id="goToAssignment" />} />
        ),
      })),
    ];
  return {
    data: work?.toSorted((one, other) => Date.parse(one.due) - Date.parse(other.due)),
    problem: exams.problem ?? assignments.problem,
    isLoading: exams.isLoading || assignments.isLoading,
    refetch: () => {
      exams.refetch?.();
      assignments.refetch?.();
    },
  };
}
