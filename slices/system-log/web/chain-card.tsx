import { useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { auditChain, checkAuditLinks } from './audit.graphql.generated.ts';
import styles from './system-log.module.css';

/** How far the audit log is linked into its chain, and whether the chain holds when a user asks. */
export function ChainCard() {
  const answer = useQuery(auditChain, {}, { fresh: true });
  const { check, isChecking, run } = useChainCheck();
  return (
    <section className={styles['chain']}>
      <DataView answer={answer} waiting={<Skeleton shape="fields" count={1} />}>
        {({ auditChain: { linked, waiting } }) => (
          <p>
            <Text id="chainState" values={{ linked, waiting }} />
          </p>
        )}
      </DataView>
      <Button isProcessing={isChecking} onClick={() => void run()}>
        <Icon name="lock" />
        <Text id="checkChain" />
      </Button>
      {check && <Outcome {...check} />}
    </section>
  );
}

const Outcome = ({ reached, broken }: ChainCheck) => (
  <output className={styles['outcome']}>
    {broken === null ? (
      <Note tone="success">
        <Text id="chainHolds" values={{ links: reached }} />
      </Note>
    ) : (
      <Note tone="danger">
        <Text id="chainBroken" values={{ position: broken }} />
      </Note>
    )}
  </output>
);

export interface ChainCheck {
  /** How many links fit. */
  reached: number;
  /** The place of the first that does not. */
  broken: number | null;
}

interface RunningCheck {
  /** What the last check has found; none before there was one. */
  check: ChainCheck | null;
  isChecking: boolean;
  run: () => Promise<void>;
}

/** Walks the chain from its beginning, some thousand links at a time, until its end or the first that does not fit. */
export async function walkChain(): Promise<ChainCheck> {
  for (let after = '0'; ;) {
    const { checkAuditLinks: page } = await call(checkAuditLinks, { after });
    if (page.broken !== '') return { reached: Number(page.reached), broken: Number(page.broken) };
    if (page.reached === after) return { reached: Number(after), broken: null };
    after = page.reached;
  }
}

export function useChainCheck(): RunningCheck {
  const { attempt, isBusy: isChecking } = useMutation();
  const [check, setCheck] = useState<ChainCheck | null>(null);

  async function run(): Promise<void> {
    const found = await attempt(walkChain);
    if (found) setCheck(found);
  }

  return { check, isChecking, run };
}
