import type { BookCell } from '../book.ts';
import { GradeText } from './grade-text.tsx';
import styles from '../gradebook.module.css';
import { withEntry, type Entry } from './use-entries.ts';

interface GradeInCellProps {
  cell: BookCell;
  entry: Entry | undefined;
}

/** A grade with what is being done about it: one that is being saved looks as if it were; a refusal is told. */
export const GradeInCell = ({ cell, entry }: GradeInCellProps) => (
  <>
    <GradeText cell={withEntry(cell, entry)} />
    {entry?.refusal && (
      <span className={styles['refusal']} title={entry.refusal}>
        <span aria-hidden="true">!</span>
        <span className={styles['spoken']}>{entry.refusal}</span>
      </span>
    )}
  </>
);

/** In place of what is still on its way. */
export const BONE = <span className={styles['bone']} />;

/** What a style sheet needs to know of it. */
export const stateOfEntry = (entry: Entry | undefined): 'held' | 'saving' | 'refused' | undefined => {
  if (!entry) return undefined;
  if (entry.isHeld) return 'held';
  return entry.refusal === null ? 'saving' : 'refused';
};
