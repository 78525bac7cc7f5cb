import type { ReactNode } from 'react';
import { DueChip } from '#kit/ui/task-row/due-chip.tsx';
import { TaskRow } from '#kit/ui/task-row/task-row.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { ExamStanding } from './exam-standing.tsx';
import type { ListedExamFragment, PendingExamFragment } from './listed-exams.graphql.generated.ts';

/** An exam in a list, wherever it stands. */
export const ListedExamRow = ({ exam }: { exam: ListedExamFragment }) => (
  <Row exam={exam} isToCome={exam.isToCome} />
);

/** An exam that is still to be sat. With an action it stands among what cannot wait. */
export const ExamRow = ({ exam, action }: { exam: PendingExamFragment; action?: ReactNode }) => (
  <Row exam={exam} isToCome={!exam.isOpen} action={action} />
);

interface RowProps {
  exam: PendingExamFragment;
  isToCome: boolean;
  action?: ReactNode;
}

function Row({ exam, isToCome, action }: RowProps) {
  const { _id, title, courseCode, deadline, opensAt, timeZone, isOpen, attemptCount, allowedAttempts, told } =
    exam;
  // Among what cannot wait the deadline is what counts.
  const isChipped = action !== undefined && !isToCome;
  return (
    <TaskRow
      to={`/student/exams/${_id}`}
      icon="award"
      isOpen={isOpen}
      title={title}
      action={action}
      facts={
        <>
          {courseCode}
          {isToCome && (
            <>
              {' · '}
              <Text id="examOpens" values={{ when: <Moment at={opensAt} timeZone={timeZone} /> }} />
            </>
          )}
          {!isToCome && !isChipped && (
            <>
              {' · '}
              <Text id="examDue" values={{ when: <Moment at={deadline} timeZone={timeZone} /> }} />
            </>
          )}
          {isOpen && (
            <>
              {' · '}
              <Text id="attemptsUsed" values={{ used: attemptCount, allowed: allowedAttempts }} />
            </>
          )}
        </>
      }
    >
      {(told !== null || isChipped) && (
        <>
          {told && <ExamStanding result={told} />}{' '}
          {isChipped && <DueChip at={deadline} timeZone={timeZone} label="examDueBy" />}
        </>
      )}
    </TaskRow>
  );
}
