import { Button } from '#kit/ui/button/button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import styles from './regrading.module.css';
import type { RegradeFragment } from './regrading.graphql.generated.ts';

interface RegradesCardProps {
  regrades: readonly RegradeFragment[];
  onUndo: (regradeId: string) => Promise<unknown>;
}

/** When an exam was regraded, by whom and why. The last time can be taken back. */
export const RegradesCard = ({ regrades, onUndo }: RegradesCardProps) => (
  <div className={styles['card']}>
    <Card title={<Text id="examRegrades" />}>
      <ol className={styles['regrades']}>
        {regrades.map((regrade) => (
          <li key={regrade._id}>
            <span>
              <b>
                <Text id="regradeChanged" values={{ count: regrade.changed }} />
              </b>
              {' · '}
              <Moment at={regrade.regradedAt} />
              {regrade.regradedByName && ` · ${regrade.regradedByName}`}
              <br />
              {regrade.reason}
            </span>
            {regrade.undoneAt && (
              <Chip>
                <Text id="regradeWasUndone" />
              </Chip>
            )}
            {regrade.mayBeUndone && (
              <Button onClick={() => onUndo(regrade._id)}>
                <Text id="undoRegrade" />
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Card>
  </div>
);
