import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import type { MessageId } from '../text/message-id.ts';
import { Text } from '../text/text.tsx';
import { useText } from '../text/use-text.ts';
import type { PageOfRows } from './table.ts';
import type { List } from './use-list.ts';
import styles from './table.module.css';

interface PagerProps {
  list: List;
  page: PageOfRows<unknown>;
  counted: MessageId;
  /** The next page is read from its top. */
  onTurn: () => void;
}

/** Says which rows are in sight, and leads to the next and the previous ones. */
export function Pager({ list, page, counted, onTurn }: PagerProps) {
  const text = useText();
  const { nextCursor } = page;
  const { rowsBefore, params } = list;
  const turn = (go: () => void) => () => {
    onTurn();
    go();
  };
  const isOnlyPage = params.after === null && nextCursor === null;
  const Frame = isOnlyPage ? 'div' : 'nav';
  return (
    <Frame className={styles['pager']} {...(!isOnlyPage && { 'aria-label': text('pages') })}>
      <p>
        <Place rowsBefore={isOnlyPage ? null : rowsBefore} page={page} counted={counted} />
      </p>
      {!isOnlyPage && (
        <>
          <Button disabled={params.after === null} onClick={turn(list.previous)}>
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
  counted: MessageId;
}

/** Which rows these are of how many, as far as it is known. */
function Place({ rowsBefore, page: { rows, count, countIsOpen }, counted }: PlaceProps) {
  const text = useText();
  const things = text(counted, { count: count ?? rows.length });
  if (rowsBefore === null) return countIsOpen ? <Text id="rowCountOpen" values={{ things }} /> : things;
  const place = { first: rowsBefore + 1, last: rowsBefore + rows.length };
  if (count === undefined) return <Text id="rowsFromTo" values={place} />;
  // Pages beyond the counted ones are known to exist.
  if (countIsOpen && place.last >= count) return <Text id="rowsFromTo" values={place} />;
  return <Text id={countIsOpen ? 'rowsFromToOfOpen' : 'rowsFromToOf'} values={{ ...place, things }} />;
}
