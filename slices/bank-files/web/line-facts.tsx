import { Quote } from '#kit/ui/decisions/shown-decision.tsx';
import { FactList } from '#kit/ui/fact-list/fact-list.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { useTimeText } from '#kit/ui/moment/use-time-text.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useAmount, useDayText } from '#slices/billing/web/api.ts';
import styles from './bank-files.module.css';
import type { WholeLine } from './shown.ts';

/** What the bank says of a payment. */
export function LineFacts({ line }: { line: WholeLine }) {
  const text = useText();
  const amountText = useAmount();
  const dayText = useDayText();
  const { amount, currency, day, reference, account, fileId, fileName } = line;
  return (
    <>
      <FactList
        facts={[
          { term: text('booksAmount'), value: <strong>{amountText(amount, currency)}</strong> },
          { term: text('bankBooked'), value: dayText(day) },
          ...(reference ? [{ term: text('bankColumnReference'), value: reference }] : []),
          ...(account ? [{ term: text('bankColumnAccount'), value: account }] : []),
          {
            term: text('bankCameIn'),
            value: <Link to={`/invoices/bank-files/${fileId}`}>{fileName}</Link>,
          },
        ]}
      />
      {line.text && <Quote>{line.text}</Quote>}
    </>
  );
}

/** What was decided about a payment before, the newest first. */
export function LineHistory({ line: { decisions } }: { line: WholeLine }) {
  const timeText = useTimeText();
  if (decisions.length === 0) return null;
  return (
    <section className={styles['close']}>
      <h3>
        <Text id="history" />
      </h3>
      <ul className={styles['history']}>
        {decisions.map(({ _id, kind, reason, decidedAt, decidedByName, undoneAt, undoneByName }) => (
          <li key={_id} className={styles['quiet']}>
            <Text
              id={kind === 'MATCHED' ? 'bankMatchedBy' : 'bankSetAsideBy'}
              values={{ name: decidedByName ?? '–', moment: timeText(decidedAt), reason }}
            />
            {undoneAt && (
              <>
                {' · '}
                <Text id="bankUndoneBy" values={{ name: undoneByName ?? '–', moment: timeText(undoneAt) }} />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
