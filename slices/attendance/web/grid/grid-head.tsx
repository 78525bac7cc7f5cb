import { useIntl } from 'react-intl';
import { Link } from '#kit/ui/link/link.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { FilledGridFragment, GridColumnFragment } from './grid.graphql.generated.ts';
import { useColumnText } from './use-column-text.ts';
import styles from './grid.module.css';

interface GridHeadProps {
  grid: FilledGridFragment;
  columns: readonly GridColumnFragment[];
}

/** The sessions, each a link to its roll, and what the term is summed up by. */
export function GridHead({ grid: { timeZone, span, term, summaries }, columns }: GridHeadProps) {
  const text = useText();
  const { formatDate } = useIntl();
  const { dayOf, timeOf, whenOf } = useColumnText(timeZone);
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col">
          <Text id="behindStudent" />
        </th>
        {columns.map((column) => (
          <th
            key={column._id}
            scope="col"
            data-closed={column.isCancelled || column.isHoliday || undefined}
            data-ahead={!column.isOpen || undefined}
          >
            <Link
              to={`/attendances/${column._id}`}
              title={whenOf(column)}
              aria-label={text('gridOpenRoll', { when: whenOf(column) })}
            >
              {span === 'WEEK' ? (
                <b>{dayOf(column)}</b>
              ) : (
                <>
                  <span>{formatDate(column.startsAt, { weekday: 'short', timeZone })}</span>
                  <b>{formatDate(column.startsAt, { day: 'numeric', month: 'short', timeZone })}</b>
                </>
              )}
              <span>{timeOf(column)}</span>
              {span === 'WEEK' && (
                <span className={styles['course']}>{column.courseName ?? text('classWithoutCourse')}</span>
              )}
              <ColumnState column={column} />
            </Link>
          </th>
        ))}
        {summaries && (
          <>
            <th scope="col" className={styles['sum']} data-sum="percent">
              <Text id="behindPercent" />
              <small>{term?.name}</small>
            </th>
            <th scope="col" className={styles['sum']} data-sum="absences">
              <Text id="behindAbsences" />
            </th>
            <th scope="col" className={styles['sum']} data-sum="lates">
              <Text id="gridLates" />
            </th>
            <th scope="col" className={styles['sum']} data-sum="deduction">
              <Text id="gridDeduction" />
            </th>
          </>
        )}
      </tr>
    </thead>
  );
}

function ColumnState({ column: { isCancelled, isHoliday } }: { column: GridColumnFragment }) {
  if (isCancelled)
    return (
      <i>
        <Text id="sessionIsCancelled" />
      </i>
    );
  return (
    isHoliday && (
      <i>
        <Text id="sessionOnHoliday" />
      </i>
    )
  );
}
