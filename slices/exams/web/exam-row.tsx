import { Link } from 'react-router';
import { IconCircle } from '#kit/ui/icon/icon-circle.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { placeOfExam } from '../rules/exam-lists.ts';
import { CampusTime } from './campus-time.tsx';
import { ExamStanding } from './exam-standing.tsx';
import type { ListedExamFragment } from './exams.graphql.generated.ts';
import styles from './exams.module.css';

/** An exam in a list: which it is, until when, and how it stands. */
export function ExamRow({ exam }: { exam: ListedExamFragment }) {
  const { _id, title, courseCode, deadline, opensAt, timeZone, attempts, allowedAttempts, counts } = exam;
  const place = placeOfExam(exam);
  const shown = attempts.find(({ endedAt, grade }) => endedAt === null || grade === null) ?? counts;
  return (
    <Link to={`/student/exams/${_id}`} className={styles['exam']}>
      <IconCircle icon="award" tone={place === 'open' ? 'brand' : 'neutral'} />
      <span className={styles['words']}>
        <strong>{title}</strong>
        <small>
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
        </small>
      </span>
      {shown && <ExamStanding result={shown} />}
    </Link>
  );
}
