import { TaskRow } from '#kit/ui/task-row/task-row.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { placeOfExam } from '../rules/exam-lists.ts';
import { CampusTime } from './campus-time.tsx';
import { ExamStanding } from './exam-standing.tsx';
import type { ListedExamFragment } from './exams.graphql.generated.ts';

export function ExamRow({ exam }: { exam: ListedExamFragment }) {
  const { _id, title, courseCode, deadline, opensAt, timeZone, attempts, allowedAttempts, counts } = exam;
  const place = placeOfExam(exam);
  const shown = attempts.find(({ endedAt, grade }) => endedAt === null || grade === null) ?? counts;
  return (
    <TaskRow
      to={`/student/exams/${_id}`}
      icon="award"
      isOpen={place === 'open'}
      title={title}
      facts={
        <>
          {courseCode} ·{' '}
          {place === 'later' ? (
            <Text id="examOpens" values={{ when: <CampusTime at={opensAt} timeZone={timeZone} /> }} />
          ) : (
            <Text id="examDue" values={{ when: <CampusTime at={deadline} timeZone={timeZone} /> }} />
          )}
          {place === 'open' && (
            <>
              {' · '}
              <Text id="attemptsUsed" values={{ used: attempts.length, allowed: allowedAttempts }} />
            </>
          )}
        </>
      }
    >
      {shown && <ExamStanding result={shown} />}
    </TaskRow>
  );
}
