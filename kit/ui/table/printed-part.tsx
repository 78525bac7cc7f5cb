import { Text } from '../text/text.tsx';
import styles from './table.module.css';
import type { PageOfRows } from './table.ts';
import type { List } from './use-list.ts';

interface PrintedPartProps {
  list: List;
  page: PageOfRows<unknown>;
}

/** Says on paper, and only there, that the list goes on. */
export function PrintedPart({ list, page: { rows, nextCursor, count, countIsOpen } }: PrintedPartProps) {
  if (list.question.after === null && nextCursor === null) return null;
  const shown = rows.length;
  return (
    <p className={styles['part']}>
      {count === undefined || countIsOpen ? (
        <Text id="printedPartOpen" values={{ shown }} />
      ) : (
        <Text id="printedPart" values={{ shown, count }} />
      )}
    </p>
  );
}
