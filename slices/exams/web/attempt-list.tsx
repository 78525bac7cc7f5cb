import { useIntl } from 'react-intl';
import { Card } from '#kit/ui/card/card.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { ExamStanding } from './exam-standing.tsx';
import type { ResultOfExamFragment, VoidedAttemptFragment } from './exams.graphql.generated.ts';
import styles from './exams.module.css';
import { VoidedText } from './voided-text.tsx';

interface AttemptListProps {
  examId: string;
  attempts: readonly ResultOfExamFragment[];
  voided?: readonly VoidedAttemptFragment[];
}

type ListedAttempt = ResultOfExamFragment & Partial<Pick<VoidedAttemptFragment, 'voidReason'>>;

const latestFirst = <Attempt extends { startedAt: string }>(attempts: readonly Attempt[]): Attempt[] =>
  attempts.toSorted((one, other) => Date.parse(other.startedAt) - Date.parse(one.startedAt));

export function AttemptList({ examId, attempts, voided = [] }: AttemptListProps) {
  const text = useText();
  const { formatNumber } = useIntl();
  return (
    <Card title={<Text id="examAttemptsTerm" />}>
      <ul className={styles['exams']}>
        {latestFirst<ListedAttempt>([...attempts, ...voided]).map((attempt) => {
          const { _id, number, startedAt, endedAt, ending, voidReason } = attempt;
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
                {typeof voidReason === 'string' && (
                  <small>
                    <VoidedText reason={voidReason} />
                  </small>
                )}
              </span>
              <ExamStanding result={attempt} />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
