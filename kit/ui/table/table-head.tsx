import { Checkbox } from '../choice/checkbox.tsx';
import { Icon } from '../icon/icon.tsx';
import { Text } from '../text/text.tsx';
import { useText } from '../text/use-text.ts';
import { nextSort } from './list-question.ts';
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
  const { sort } = list.question;
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
          const isSorted = sortKey !== undefined && sort?.key === sortKey;
          const order = isSorted && (sort.isDescending ? 'descending' : 'ascending');
          return (
            <th key={id} scope="col" data-align={align} {...(order && { 'aria-sort': order })}>
              {sortKey === undefined ? (
                header
              ) : (
                <button
                  type="button"
                  className={styles['sort']}
                  onClick={() => list.ask({ sort: nextSort(sort, sortKey) })}
                >
                  {header}
                  <Icon name={order === 'descending' ? 'chevronUp' : 'chevronDown'} size="small" />
                </button>
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
