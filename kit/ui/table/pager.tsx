import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Text } from '../text/text.tsx';
import { useText } from '../text/use-text.ts';
import type { PageOfRows } from './table.ts';
import type { List } from './use-list.ts';
import styles from './table.module.css';

interface PagerProps {
  list: List;
  page: PageOfRows<unknown>;
  /** The next page is read from its top. */
  onTurn: () => void;
}

/** Says which rows are in sight, and leads to the next and the previous ones. */
export function Pager({ list, page: { rows, nextCursor, count }, onTurn }: PagerProps) {
  const text = useText();
  const { rowsBefore, question } = list;
  const turn = (go: () => void) => () => {
    onTurn();
    go();
  };
  const place = { first: (rowsBefore ?? 0) + 1, last: (rowsBefore ?? 0) + rows.length };
  const isOnlyPage = question.after === null && nextCursor === null;
  const Frame = isOnlyPage ? 'div' : 'nav';
  return (
    <Frame className={styles['pager']} {...(!isOnlyPage && { 'aria-label': text('pages') })}>
      <p>
        {rowsBefore === null || isOnlyPage ? (
          <Text id="rowCount" values={{ count: count ?? rows.length }} />
        ) : count === undefined ? (
          <Text id="rowsFromTo" values={place} />
        ) : (
          <Text id="rowsFromToOf" values={{ ...place, count }} />
        )}
      </p>
      {!isOnlyPage && (
        <>
          <Button disabled={question.after === null} onClick={turn(list.previous)}>
            <Icon name="chevronLeft" />
            <Text id="previous" />
          </Button>
          <Button disabled={nextCursor === null} onClick={turn(() => nextCursor && list.next(nextCursor))}>
            <Text id="next" />
          </Button>
        </>
      )}
    </Frame>
  );
}
