import type { Table } from './table.ts';

interface TableFootProps {
  table: Table<never>;
  hasSelection: boolean;
  /** The word for the row of totals, under the first column. */
  total: string;
}

/** The totals, where a column has one. */
export function TableFoot({ table: { columns, menuOf }, hasSelection, total }: TableFootProps) {
  if (!columns.some((column) => column.total !== undefined)) return null;
  return (
    <tfoot>
      <tr>
        {hasSelection && <td data-part="select">{null}</td>}
        {columns.map((column, index) => {
          const sum = column.total;
          return index === 0 && sum === undefined ? (
            <th key={column.id} scope="row">
              {total}
            </th>
          ) : (
            <td key={column.id} data-label={column.header} data-align={column.align}>
              {sum}
            </td>
          );
        })}
        {menuOf && <td data-part="menu">{null}</td>}
      </tr>
    </tfoot>
  );
}
