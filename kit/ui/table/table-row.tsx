import { IconButton } from '../button/icon-button.tsx';
import { Checkbox } from '../choice/checkbox.tsx';
import { Menu } from '../menu/menu.tsx';
import { useText } from '../text/use-text.ts';
import type { Identified, PageOfRows, Table } from './table.ts';
import type { Selection } from './use-selection.ts';

interface TableRowProps<Row extends Identified> {
  table: Table<Row>;
  row: Row;
  selection: Selection | undefined;
  page: PageOfRows<Row>;
}

/** One row; on a phone, one card that names its own columns. */
export function TableRow<Row extends Identified>({ table, row, selection, page }: TableRowProps<Row>) {
  const text = useText();
  const name = table.nameOf(row);
  const menu = table.menuOf?.(row);
  const isSelected = selection?.has(row._id) ?? false;
  return (
    <tr data-selected={isSelected || undefined}>
      {selection && (
        <td data-part="select">
          <Checkbox
            label={null}
            aria-label={text('selectNamed', { name })}
            checked={isSelected}
            onChange={() => selection.toggle(row._id, page)}
          />
        </td>
      )}
      {table.columns.map(({ id, header, align, cell }) => (
        <td key={id} data-label={header} data-align={align}>
          {cell(row)}
        </td>
      ))}
      {table.menuOf && (
        <td data-part="menu">
          {menu && (
            <Menu
              label={text('moreNamed', { name })}
              renderButton={(links) => (
                <IconButton {...links} icon="more" label={text('moreNamed', { name })} />
              )}
            >
              {menu}
            </Menu>
          )}
        </td>
      )}
    </tr>
  );
}
