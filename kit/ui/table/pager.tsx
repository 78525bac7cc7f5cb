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
export function Pager({ list, page, onTurn }: PagerProps) {
  const text = useText();
  const { nextCursor } = page;
  const { rowsBefore, question } = list;
  const turn = (go: () => void) => () => {
    onTurn();
    go();
  };
  const isOnlyPage = question.after === null && nextCursor === null;
  const Frame = isOnlyPage ? 'div' : 'nav';
  return (
    <Frame className={styles['pager']} {...(!isOnlyPage && { 'aria-label': text('pages') })}>
      <p>
        <Place rowsBefore={isOnlyPage ? null : rowsBefore} page={page} />
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

interface PlaceProps {
  /** How many rows stand on the pages before; null where that is not known, or worth no word. */
  rowsBefore: number | null;
  page: PageOfRows<unknown>;
}

/** Which rows these are of how many, as far as it is known. */
function Place({ rowsBefore, page: { rows, count, countIsOpen } }: PlaceProps) {
  if (rowsBefore === null) {
    const id = countIsOpen ? 'rowCountOpen' : 'rowCount';
    return <Text id={id} values={{ count: count ?? rows.length }} />;
  }
  const place = { first: rowsBefore + 1, last: rowsBefore + rows.length };
  if (count === undefined) return <Text id="rowsFromTo" values={place} />;
  // Pages beyond the counted ones are known to exist.
  if (countIsOpen && place.last >= count) return <Text id="rowsFromTo" values={place} />;
  return <Text id={countIsOpen ? 'rowsFromToOfOpen' : 'rowsFromToOf'} values={{ ...place, count }} />;
}
