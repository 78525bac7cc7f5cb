import { useIntl } from 'react-intl';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import type { List } from '#kit/ui/table/use-list.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import type { Book } from '../book.ts';
import styles from './grade-cards.module.css';
import { BY_GRADE, BY_NAME } from '../use-book-rows.ts';

interface SortChoiceProps {
  book: Pick<Book, 'parts' | 'averages'>;
  list: List;
}

/** On a phone, where no heads of columns stand: in which order the students come, and how the class does. */
export function SortChoice({ book: { parts, averages }, list }: SortChoiceProps) {
  const text = useText();
  const { formatNumber } = useIntl();
  const { sort } = list.params;
  const columns = [
    ...parts.map(({ partId, title }, index) => ({
      by: partId,
      title,
      average: averages.parts[index] ?? null,
    })),
    { by: BY_GRADE, title: text('gradeOfCourse'), average: averages.course },
  ];
  return (
    <>
      <SelectField
        name="sort"
        label={text('bookSort')}
        hidesPlaceholder
        value={sort?.key ?? BY_NAME}
        onChange={({ currentTarget: { value } }) =>
          // Of grades, the lowest come first: who needs help is seen at once.
          list.ask({ sort: value === BY_NAME ? null : { key: value, isDescending: false } })
        }
        options={[
          { value: BY_NAME, label: text('bookStudent') },
          ...columns.map(({ by, title }) => ({ value: by, label: title })),
        ]}
      />
      <dl className={styles['averages']} aria-label={text('classAverage')}>
        <dt>{text('classAverage')}</dt>
        {columns.flatMap(({ by, title, average }) =>
          average === null
            ? []
            : [
                <dd key={by}>
                  {title} <b>{formatNumber(average, { maximumFractionDigits: 1 })}</b>
                </dd>,
              ],
        )}
      </dl>
    </>
  );
}
