import { useQuery } from '#kit/client/query/use-query.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import styles from '../leave-requests.module.css';
import { leaveSelectionEffect } from './queue.graphql.generated.ts';

/** What approving everything that is selected would change, before it is done. */
export function SelectionEffect({ requestIds }: { requestIds: readonly string[] }) {
  const text = useText();
  const { data } = useQuery(leaveSelectionEffect, { requestIds: [...requestIds] }, { fresh: true });
  const effect = data?.leaveSelectionEffect;
  return (
    <output className={styles['quiet']}>
      {effect
        ? [
            text('sessionsBecomeExcused', { count: effect.excusedSessions }),
            text('deductionsFall', { count: effect.loweredDeductions }),
          ].join('; ')
        : '\u00A0'}
    </output>
  );
}
