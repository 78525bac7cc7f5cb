import { useIntl } from 'react-intl';
import type { ReactNode } from 'react';
import { nextSort, type Sort } from '#kit/ui/table/list-params.ts';
import { orderBy, SortButton } from '#kit/ui/table/sort-button.tsx';
import type { List } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import type { Book } from '../book.ts';
import styles from '../gradebook.module.css';
import { BY_GRADE, BY_NAME } from '../use-book-rows.ts';

interface GridHeadProps {
  book: Pick<Book, 'parts' | 'averages'>;
  list: List;
}

/** The names of the columns, with how much each counts and how the class does; each puts the lines in its order. */
export function GridHead({ book: { parts, averages }, list }: GridHeadProps) {
  const { formatNumber } = useIntl();
  const weights = parts.reduce((sum, { kind, weight }) => sum + (kind === 'COMPLETION' ? 0 : weight), 0);
  return (
    <thead>
      <tr aria-rowindex={1}>
        <SortedHead list={list} by={BY_NAME} name={<Text id="bookStudent" />}>
          <small className={styles['average']}>
            <Text id="classAverage" />
          </small>
        </SortedHead>
        {parts.map(({ partId, title, kind, weight }, index) => (
          <SortedHead key={partId} list={list} by={partId} name={title}>
            <small>
              {kind === 'COMPLETION' ? (
                <Text id="partCompletion" />
              ) : (
                formatNumber(weights === 0 ? 0 : weight / weights, {
                  style: 'percent',
                  maximumFractionDigits: 1,
                })
              )}
            </small>
            <Average grade={averages.parts[index] ?? null} />
          </SortedHead>
        ))}
        <SortedHead list={list} by={BY_GRADE} name={<Text id="gradeOfCourse" />}>
          <Average grade={averages.course} />
        </SortedHead>
        <th scope="col">
          <Text id="bookStanding" />
        </th>
      </tr>
    </thead>
  );
}

function Average({ grade }: { grade: number | null }) {
  const { formatNumber } = useIntl();
  return (
    <small className={styles['average']}>
      {grade === null ? '–' : `⌀ ${formatNumber(grade, { maximumFractionDigits: 1 })}`}
    </small>
  );
}

interface SortedHeadProps {
  list: List;
  /** What the address calls the column. */
  by: string;
  name: ReactNode;
  children: ReactNode;
}

/** The order in which the book opens: names from A to Z. */
const PLAIN: Sort = { key: BY_NAME, isDescending: false };

function SortedHead({ list, by, name, children }: SortedHeadProps) {
  const sort = list.params.sort ?? PLAIN;
  const order = orderBy(by, sort);
  const next = nextSort(sort, by);
  const isPlain = next?.key === BY_NAME && !next.isDescending;
  return (
    <th scope="col" data-align={by === BY_NAME ? undefined : 'end'} {...(order && { 'aria-sort': order })}>
      <SortButton order={order} onSort={() => list.ask({ sort: isPlain ? null : next })}>
        {name}
      </SortButton>
      {children}
    </th>
  );
}
