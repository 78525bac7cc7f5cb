import { Moment } from '#kit/ui/moment/moment.tsx';
import type { Table } from '#kit/ui/table/table.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { LogDetails } from './log-details.tsx';
import { LogTypeChip } from './log-type-chip.tsx';
import type { LogitsForFileQuery } from './system-log.graphql.generated.ts';
import styles from './system-log.module.css';

export type Entry = LogitsForFileQuery['logits']['rows'][number];

/** The columns of the system log. In the file a time is written as the API writes it, so that it can be sorted by. */
export function useLogTable(): Table<Entry> {
  const text = useText();
  return {
    label: text('systemLog'),
    nameOf: ({ action, at }) => `${action} ${at}`,
    density: 'dense',
    columns: [
      {
        id: 'at',
        header: text('logTime'),
        cell: ({ at }) => (
          <span className={styles['whole']}>
            <Moment at={at} shows="second" />
          </span>
        ),
        csv: ({ at }) => at,
      },
      {
        id: 'type',
        header: text('logType'),
        cell: ({ type }) => <LogTypeChip type={type} />,
        csv: ({ type }) => type,
      },
      {
        id: 'action',
        header: text('logAction'),
        cell: ({ action }) => action,
        csv: ({ action }) => action,
      },
      {
        id: 'person',
        header: text('logPerson'),
        cell: ({ userName }) => userName ?? <Text id="logNobody" />,
        csv: ({ userName }) => userName,
      },
      {
        id: 'reference',
        header: text('logReference'),
        cell: ({ reference }) => reference && <span className={styles['whole']}>{reference}</span>,
        csv: ({ reference }) => reference,
      },
      {
        id: 'details',
        header: text('logDetails'),
        cell: ({ payload }) => <LogDetails payload={payload} />,
        csv: ({ payload }) => payload,
      },
    ],
  };
}
