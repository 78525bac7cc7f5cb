import { Moment } from '#kit/ui/moment/moment.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { LogDetails } from './log-details.tsx';
import { LogTypeChip } from './log-type-chip.tsx';
import type { LogitsQuery } from './system-log.graphql.generated.ts';
import styles from './system-log.module.css';

type Entry = LogitsQuery['logits']['rows'][number];

interface LogTableProps {
  entries: readonly Entry[];
}

/** The entries as they came. On a phone each becomes a card that names its own columns. */
export function LogTable({ entries }: LogTableProps) {
  const text = useText();
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{text('logTime')}</th>
          <th scope="col">{text('logType')}</th>
          <th scope="col">{text('logAction')}</th>
          <th scope="col">{text('logPerson')}</th>
          <th scope="col">{text('logReference')}</th>
          <th scope="col">{text('logDetails')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry._id}>
            <td data-label={text('logTime')}>
              <Moment at={entry.at} />
            </td>
            <td data-label={text('logType')}>
              <LogTypeChip type={entry.type} />
            </td>
            <td data-label={text('logAction')}>{entry.action}</td>
            <td data-label={text('logPerson')}>{entry.userName ?? <Text id="logNobody" />}</td>
            <td data-label={text('logReference')}>{entry.reference}</td>
            <td data-label={text('logDetails')}>
              <LogDetails payload={entry.payload} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
