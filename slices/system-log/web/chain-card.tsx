import { useQuery } from '#kit/client/query/use-query.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { auditChain } from './audit.graphql.generated.ts';
import styles from './system-log.module.css';
import { useChainCheck, type ChainCheck } from './use-chain-check.ts';

/** How far the audit log is linked into its chain, and whether the chain holds when somebody asks. */
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
