import { Checkbox } from '../choice/checkbox.tsx';
import { Text } from '../text/text.tsx';
import { useText } from '../text/use-text.ts';
import { nextSort } from './list-params.ts';
import { orderBy, SortButton } from './sort-button.tsx';
import type { Identified, PageOfRows, Table } from './table.ts';
import type { List } from './use-list.ts';
import type { Selection } from './use-selection.ts';
import styles from './table.module.css';

interface TableHeadProps<Row extends Identified> {
  table: Table<Row>;
  list: List;
  selection: Selection | undefined;
  page: PageOfRows<Row>;
}

/** The names of the columns; those that can be sorted by are buttons. */
export function TableHead<Row extends Identified>({ table, list, selection, page }: TableHeadProps<Row>) {
  const text = useText();
  const { sort } = list.params;
  const selectedHere = page.rows.filter(({ _id }) => selection?.has(_id)).length;
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" data-part="select">
            <Checkbox
              label={null}
              aria-label={text('selectPage')}
              checked={selectedHere === page.rows.length}
              isMixed={selectedHere > 0 && selectedHere < page.rows.length}
              onChange={() => selection.togglePage(page)}
            />
          </th>
        )}
        {table.columns.map(({ id, header, align, sortKey }) => {
          const order = sort && orderBy(sortKey, sort);
          return (
            <th key={id} scope="col" data-align={align} {...(order && { 'aria-sort': order })}>
              {sortKey === undefined ? (
                header
              ) : (
                <SortButton order={order} onSort={() => list.ask({ sort: nextSort(sort, sortKey) })}>
                  {header}
                </SortButton>
              )}
            </th>
          );
        })}
        {table.menuOf && (
          <th scope="col" data-part="menu">
            <span className={styles['spoken']}>
              <Text id="more" />
            </span>
          </th>
        )}
      </tr>
    </thead>
  );
}
