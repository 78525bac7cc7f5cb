import { useEffect, useEffectEvent, useState } from 'react';
import { CallProblem } from '#kit/client/call/call-problem.ts';
import { call } from '#kit/client/call/call.ts';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import styles from '../leave-requests.module.css';
import { leaveSelectionEffect, type LeaveSelectionEffectQuery } from './queue.graphql.generated.ts';

type Effect = LeaveSelectionEffectQuery['leaveSelectionEffect'];

interface SelectionEffectProps {
  /** Those that are selected, also on pages that were not shown. */
  find: () => Promise<readonly { _id: string }[]>;
}

/** What approving everything that is selected would change, before it is done. */
export function SelectionEffect({ find }: SelectionEffectProps) {
  const text = useText();
  const [effect, setEffect] = useState<Effect | 'UNKNOWN' | null>(null);
  const look = useEffectEvent(async () => {
    const rows = await find();
    const answer = await call(leaveSelectionEffect, { requestIds: rows.map(({ _id }) => _id) });
    setEffect(answer.leaveSelectionEffect);
  });
  useEffect(function lookOnce() {
    look().catch((problem: unknown) => {
      if (!(problem instanceof CallProblem)) throw problem;
      // What it would change is only told; that it cannot be decided is said where it is.
      setEffect('UNKNOWN');
    });
  }, []);
  if (effect === 'UNKNOWN') return null;
  if (effect === null) return <Skeleton shape="rows" count={1} />;
  return (
    <p className={styles['quiet']} role="status">
      {[
        text('sessionsBecomeExcused', { count: effect.excusedSessions }),
        text('deductionsFall', { count: effect.loweredDeductions }),
      ].join('; ')}
    </p>
  );
}
