import { useIntl } from 'react-intl';
import { Text } from '#kit/ui/text/text.tsx';
import type { Book } from './book.ts';

/** The names of the columns, with how much each counts. */
export function GridHead({ parts }: Pick<Book, 'parts'>) {
  const { formatNumber } = useIntl();
  const weights = parts.reduce((sum, { kind, weight }) => sum + (kind === 'COMPLETION' ? 0 : weight), 0);
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col">
          <Text id="bookStudent" />
        </th>
        {parts.map(({ partId, title, kind, weight }) => (
          <th key={partId} scope="col">
            {title}
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
          </th>
        ))}
        <th scope="col">
          <Text id="gradeOfCourse" />
        </th>
        <th scope="col">
          <Text id="bookStanding" />
        </th>
      </tr>
    </thead>
  );
}
