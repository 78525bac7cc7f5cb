import { useText } from '../text/use-text.ts';
import type { Table } from './table.ts';
import { useTableLook } from './use-table-look.ts';
import styles from './table.module.css';

interface SkeletonRowsProps {
  table: Table<never>;
  count: number;
}

const BONE = <span className={styles['bone']} />;

/** The table with bones in place of words, so that nothing jumps when they come. */
export function SkeletonRows({ table, count }: SkeletonRowsProps) {
  const text = useText();
  const look = useTableLook(table);
  return (
    <output className={styles['waiting']} aria-label={text('loading')}>
      <table {...look} aria-hidden="true">
        <thead>
          <tr>
            {table.columns.map(({ id, header, align }) => (
              <th key={id} data-align={align}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: count }, (_, index) => (
            <tr key={index}>
              {table.columns.map(({ id, header, align }) => (
                <td key={id} data-label={header} data-align={align}>
                  {BONE}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </output>
  );
}
