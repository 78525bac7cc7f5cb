import { useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Confirm } from '#kit/ui/modal/confirm.tsx';
import { Progress } from '#kit/ui/progress/progress.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { useAmount } from '#slices/billing/web/api.ts';
import { CONFIRMED_AT_ONCE } from '../rules/decision.ts';
import styles from './bank-files.module.css';
import { matchSureBankLines, sureBankMatches, undoBankDecision } from './bank-lines.graphql.generated.ts';
import { SHOWN_LINES } from './use-decide-line.ts';

interface Sent {
  decisionId: string;
  lineId: string;
  invoiceId: string;
}

/** Confirms all matches about which there is no doubt, after the question how many and how much. */
export function ConfirmSure({ fileId }: { fileId: string }) {
  const text = useText();
  const amountText = useAmount();
  const tellUndo = useUndoToast();
  const { attempt } = useMutation({ stale: SHOWN_LINES, afterRefusalToo: true });
  const { data } = useQuery(sureBankMatches, { fileId }, { fresh: true });
  const [isAsked, setIsAsked] = useState(false);
  const [done, setDone] = useState<number | null>(null);
  const matches = data?.sureBankMatches.matches ?? [];
  const count = matches.length;

  async function confirm(): Promise<void> {
    const made: Sent[] = [];
    let changed = 0;
    await attempt(async () => {
      for (let at = 0; at < matches.length; at += CONFIRMED_AT_ONCE) {
        setDone(at);
        const some = matches
          .slice(at, at + CONFIRMED_AT_ONCE)
          .map(({ lineId, invoiceId }): Sent => ({ decisionId: crypto.randomUUID(), lineId, invoiceId }));
        const { matchSureBankLines: outcomes } = await call(matchSureBankLines, { matches: some });
        const isDone = new Set(outcomes.filter((outcome) => outcome.isDone).map(({ lineId }) => lineId));
        const confirmed = some.filter(({ lineId }) => isDone.has(lineId));
        made.push(...confirmed);
        changed += some.length - confirmed.length;
      }
      return {};
    });
    setDone(null);
    setIsAsked(false);
    if (made.length > 0) tellUndo(text('sureMatchesDone', { count: made.length }), () => void undo(made));
    if (changed > 0) showToast('info', text('sureMatchesChanged', { count: changed }));
  }

  async function undo(made: readonly Sent[]): Promise<void> {
    await attempt(async () => {
      for (const { decisionId } of made)
        await call(undoBankDecision, { decisionId, reason: text('bankUndoReason') });
      return {};
    });
  }

  if (count === 0) return null;
  return (
    <>
      <Button tone="primary" aria-haspopup="dialog" onClick={() => setIsAsked(true)}>
        <Icon name="check" />
        <Text id="confirmSureMatches" values={{ count }} />
      </Button>
      <Confirm
        isOpen={isAsked}
        isUndoable
        title={<Text id="confirmSureMatches" values={{ count }} />}
        action={<Text id="confirmBankLine" />}
        onConfirm={confirm}
        onCancel={() => setIsAsked(false)}
      >
        <div className={styles['stack']}>
          <p>
            <Text id="sureMatchesHelp" />
          </p>
          {data?.sureBankMatches.totals.map(({ currency, amount, count: some }) => (
            <b key={currency.value}>
              <Text id="sureMatchesOf" values={{ count: some, amount: amountText(amount, currency) }} />
            </b>
          ))}
          {done !== null && (
            <Progress label={text('confirmSureMatches', { count })} done={done} total={count} />
          )}
        </div>
      </Confirm>
    </>
  );
}
