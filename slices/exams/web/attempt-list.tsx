import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Card } from '#kit/ui/card/card.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { ExamStanding } from './exam-standing.tsx';
import type { ResultOfExamFragment } from './exams.graphql.generated.ts';
import styles from './exams.module.css';

interface AttemptListProps {
  examId: string;
  attempts: readonly ResultOfExamFragment[];
}

/** The attempts at an exam, the latest first, each with how it ended. */
export function AttemptList({ examId, attempts }: AttemptListProps) {
  const text = useText();
  const { formatNumber } = useIntl();
  return (
    <Card title={<Text id="examAttemptsTerm" />}>
      <ul className={styles['exams']}>
        {attempts.toReversed().map((attempt) => {
          const { _id, number, startedAt, endedAt, ending } = attempt;
          const minutes = endedAt ? (Date.parse(endedAt) - Date.parse(startedAt)) / 60_000 : null;
          return (
            <li key={_id} className={styles['exam']}>
              <span className={styles['words']}>
                {endedAt ? (
                  <Link to={`/student/exams/${examId}/results/${_id}`}>
                    <Text id="attemptNumber" values={{ number }} />
                  </Link>
                ) : (
                  <Text id="attemptNumber" values={{ number }} />
                )}
                <small>
                  <Moment at={endedAt ?? startedAt} />
                  {minutes !== null &&
                    ` · ${text('minutesShort', { minutes: formatNumber(Math.ceil(minutes)) })}`}
                  {ending && ending !== 'SUBMITTED' && ` · ${text('examEnding', { ending })}`}
                </small>
              </span>
              <ExamStanding result={attempt} />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
