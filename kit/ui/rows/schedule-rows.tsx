import type { ReactNode } from 'react';
import { asOf } from '../moment/as-of.ts';
import type { MessageId } from '../text/message-id.ts';
import { Text } from '../text/text.tsx';
import { Rows } from './rows.tsx';
import styles from './rows.module.css';

interface ScheduledRow {
  id: string;
  /** From when on it is over. */
  endsAt: string;
  row: ReactNode;
}

interface ScheduleRowsProps {
  /** The latest first, as they come from the server. */
  rows: readonly ScheduledRow[];
  empty: ReactNode;
  /** What folds those away that are over: a message with a count. */
  past: MessageId;
}

/** What comes, the next one first; what is over is folded away, the latest first. */
export function ScheduleRows({ rows, empty, past }: ScheduleRowsProps) {
  const now = asOf();
  const isOver = ({ endsAt }: ScheduledRow): boolean => new Date(endsAt) < now;
  const coming = rows.filter((row) => !isOver(row)).toReversed();
  const over = rows.filter(isOver);
  if (rows.length === 0) return <p className={styles['empty']}>{empty}</p>;
  return (
    <>
      {coming.length > 0 && <List rows={coming} />}
      {over.length > 0 && (
        <details className={styles['folded']}>
          <summary>
            <Text id={past} values={{ count: over.length }} />
          </summary>
          <List rows={over} />
        </details>
      )}
    </>
  );
}

const List = ({ rows }: { rows: readonly ScheduledRow[] }) => (
  <Rows>
    {rows.map(({ id, row }) => (
      <li key={id} className={styles['scheduled']}>
        {row}
      </li>
    ))}
  </Rows>
);
