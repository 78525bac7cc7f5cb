import { TaskRow } from '#kit/ui/task-row/task-row.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { attemptToTell, placeOfExam } from '../rules/exam-lists.ts';
import { CampusTime } from './campus-time.tsx';
import { ExamStanding } from './exam-standing.tsx';
import type { ListedExamFragment, ResultOfExamFragment } from './exams.graphql.generated.ts';
import type { PendingExamFragment } from './pending-exams.graphql.generated.ts';

/** An exam in a list, wherever it stands. */
export function ListedExamRow({ exam }: { exam: ListedExamFragment }) {
  const { attempts, counts } = exam;
  const place = placeOfExam(exam);
  const row = { ...exam, attemptCount: attempts.length, told: attemptToTell(attempts, counts) };
  return <Row exam={row} isOpen={place === 'open'} isToCome={place === 'later'} />;
}

/** An exam that is still to be sat. */
export const ExamRow = ({ exam }: { exam: PendingExamFragment }) => (
  <Row exam={exam} isOpen={exam.isOpen} isToCome={!exam.isOpen} />
);

interface RowProps {
  exam: Omit<PendingExamFragment, '__typename' | 'isOpen' | 'told'> & {
    told: Pick<ResultOfExamFragment, 'endedAt' | 'grade' | 'passed'> | null;
  };
  isOpen: boolean;
  isToCome: boolean;
}

function Row({ exam, isOpen, isToCome }: RowProps) {
  const { _id, title, courseCode, deadline, opensAt, timeZone, attemptCount, allowedAttempts, told } = exam;
  return (
    <TaskRow
      to={`/student/exams/${_id}`}
      icon="award"
      isOpen={isOpen}
      title={title}
      facts={
        <>
          {courseCode} ·{' '}
          {isToCome ? (
            <Text id="examOpens" values={{ when: <CampusTime at={opensAt} timeZone={timeZone} /> }} />
          ) : (
            <Text id="examDue" values={{ when: <CampusTime at={deadline} timeZone={timeZone} /> }} />
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
      {told && <ExamStanding result={told} />}
    </TaskRow>
  );
}
