import { useTimeText } from '#kit/ui/moment/use-time-text.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import styles from '../ministries.module.css';
import { MinistryStateChip } from '../ministry-state-chip.tsx';
import type { MinistryToDecideQuery } from './queue.graphql.generated.ts';

export type EarlierMinistry = NonNullable<MinistryToDecideQuery['ministryToDecide']>['earlier'][number];

/** What became of what the owner sent before, so that nobody decides against a colleague unknowingly. */
export function DecidedBefore({ earlier }: { earlier: readonly EarlierMinistry[] }) {
  const text = useText();
  const timeText = useTimeText();
  if (earlier.length === 0) return null;
  return (
    <section className={styles['section']}>
      <h3>
        <Text id="ministryDecidedBefore" />
      </h3>
      <ol className={styles['lines']}>
        {earlier.map(({ _id, status, decidedAt, decidedByName, adminComments }) => (
          <li key={_id}>
            <span className={styles['marks']}>
              <MinistryStateChip status={status} />
              {decidedAt && (
                <span className={styles['quiet']}>
                  {text('ministryDecidedBy', { name: decidedByName ?? '', moment: timeText(decidedAt) })}
                </span>
              )}
            </span>
            {adminComments !== '' && <span className={styles['words']}>{adminComments}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
