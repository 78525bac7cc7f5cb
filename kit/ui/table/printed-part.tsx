import type { MessageId } from '../text/message-id.ts';
import { Text } from '../text/text.tsx';
import { useText } from '../text/use-text.ts';
import styles from './table.module.css';
import type { PageOfRows } from './table.ts';
import type { List } from './use-list.ts';

interface PrintedPartProps {
  list: List;
  page: PageOfRows<unknown>;
  counted: MessageId;
}

/** Says on paper, and only there, that the list goes on. */
export function PrintedPart({ list, page, counted }: PrintedPartProps) {
  const { rows, nextCursor, count, countIsOpen } = page;
  const text = useText();
  if (list.params.after === null && nextCursor === null) return null;
  const shown = rows.length;
  return (
    <p className={styles['part']}>
      {count === undefined || countIsOpen ? (
        <Text id="printedPartOpen" values={{ things: text(counted, { count: shown }) }} />
      ) : (
        <Text id="printedPart" values={{ shown, things: text(counted, { count }) }} />
      )}
    </p>
  );
}
