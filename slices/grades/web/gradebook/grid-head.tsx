import { useIntl } from 'react-intl';
import type { ReactNode } from 'react';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { nextSort } from '#kit/ui/table/list-question.ts';
import type { List } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import type { Book } from './book.ts';
import styles from './gradebook.module.css';
import { BY_GRADE, BY_NAME } from './use-book-rows.ts';

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
        {parts.map(({ partId, title, kind, weight }, place) => (
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
            <Average grade={averages.parts[place] ?? null} />
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

function SortedHead({ list, by, name, children }: SortedHeadProps) {
  const { sort } = list.question;
  // Names from A to Z are the order in which the book opens.
  const isSorted = sort ? sort.key === by : by === BY_NAME;
  const order = isSorted ? (sort?.isDescending ? 'descending' : 'ascending') : null;
  const next = sort === null && by === BY_NAME ? { key: by, isDescending: true } : nextSort(sort, by);
  const isPlain = next?.key === BY_NAME && !next.isDescending;
  return (
    <th scope="col" {...(order && { 'aria-sort': order })}>
      <button
        type="button"
        className={styles['sort']}
        onClick={() => list.ask({ sort: isPlain ? null : next })}
      >
        {name}
        <Icon name={order === 'descending' ? 'chevronUp' : 'chevronDown'} size="small" />
      </button>
      {children}
    </th>
  );
}
