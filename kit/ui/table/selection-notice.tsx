import { Button } from '../button/button.tsx';
import type { MessageId } from '../text/message-id.ts';
import { Text } from '../text/text.tsx';
import { useText } from '../text/use-text.ts';
import type { Identified, PageOfRows } from './table.ts';
import type { Selection } from './use-selection.ts';
import styles from './table.module.css';

interface SelectionNoticeProps {
  selection: Selection;
  page: PageOfRows<Identified>;
  counted: MessageId;
}

/** When the whole page is selected, more may be meant: everything that matches. */
export function SelectionNotice({ selection, page: { rows, count }, counted }: SelectionNoticeProps) {
  const text = useText();
  const isWholePage = rows.length > 0 && rows.every(({ _id }) => selection.has(_id));
  if (!isWholePage || count === undefined || count <= rows.length) return null;
  const isEverything = selection.selected.kind === 'allMatching';
  return (
    <p className={styles['notice']}>
      <output>
        {isEverything ? (
          <Text id="allMatchingSelected" values={{ things: text(counted, { count }) }} />
        ) : (
          <Text id="pageSelected" values={{ things: text(counted, { count: rows.length }) }} />
        )}
      </output>
      {!isEverything && (
        <Button tone="quiet" onClick={selection.selectAllMatching}>
          <Text id="selectAllMatching" values={{ count }} />
        </Button>
      )}
    </p>
  );
}
