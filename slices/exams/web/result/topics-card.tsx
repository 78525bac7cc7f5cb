import { useIntl } from 'react-intl';
import { Card } from '#kit/ui/card/card.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { ReviewedQuestionFragment } from '../result.graphql.generated.ts';
import styles from './result.module.css';

export function TopicsCard({ questions }: { questions: readonly ReviewedQuestionFragment[] }) {
  const text = useText();
  const { formatNumber } = useIntl();
  const topics = [...Map.groupBy(questions, ({ topic }) => topic)].filter(([topic]) => topic !== '');
  if (topics.length === 0) return null;
  const sumOf = (some: readonly number[]): number => some.reduce((sum, one) => sum + one, 0);
  return (
    <Card title={<Text id="byTopic" />}>
      <ul className={styles['topics']}>
        {topics.map(([topic, inIt]) => {
          const points = sumOf(inIt.map(({ earned }) => earned ?? 0));
          const outOf = sumOf(inIt.map((question) => question.points));
          return (
            <li key={topic}>
              <span>{topic}</span>
              <small>{text('pointsOf', { points: formatNumber(points), outOf })}</small>
              <span className={styles['topicBar']} aria-hidden="true">
                <i style={{ inlineSize: `${(points / outOf) * 100}%` }} />
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
