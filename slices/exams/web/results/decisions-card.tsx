import { useIntl } from 'react-intl';
import { Card } from '#kit/ui/card/card.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { Staffed } from './staffed.ts';
import { DECISION_TEXTS } from './decision-texts.ts';
import styles from './results.module.css';

/** Who decided what about an attempt, when and why. */
export function DecisionsCard({ decisions }: Pick<Staffed, 'decisions'>) {
  const text = useText();
  const { formatNumber } = useIntl();
  return (
    <Card title={<Text id="attemptDecisions" />}>
      <ol className={styles['timeline']}>
        {decisions.map(({ _id, kind, penalty, reason, decidedAt, decidedByName }) => (
          <li key={_id}>
            <Moment at={decidedAt} />
            <span>
              <b>{text(DECISION_TEXTS[kind])}</b>
              {penalty !== null && ` − ${formatNumber(penalty)}`} · {decidedByName}
              <br />
              {reason}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
