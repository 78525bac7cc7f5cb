import { writtenIn } from '#kit/calendar/zone.ts';
import { useState } from 'react';
import { daySpanFrom, instantsOf } from '#kit/calendar/day-span.ts';
import { call } from '#kit/client/call/call.ts';
import { openExport } from '#kit/client/open-export.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { readerToday } from '#kit/ui/date/reader-today.ts';
import { readerZone } from '#kit/ui/date/reader-zone.ts';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { FilterBar } from '#kit/ui/table/filters/filter-bar.tsx';
import type { Filter } from '#kit/ui/table/filters/filter.ts';
import { ExportButton } from '#kit/ui/table/output/export-button.tsx';
import type { Table } from '#kit/ui/table/table.ts';
import { useList } from '#kit/ui/table/use-list.ts';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { LOG_TYPES, type LogType } from '../rules/log-entry.ts';
import { LogDetails } from './log-details.tsx';
import { logits, logitsForFile, type LogitsForFileQuery } from './system-log.graphql.generated.ts';
import styles from './system-log.module.css';

const FILTERS = ['type', 'action', 'reference', 'days'];

/** A file is fetched in larger pages than anyone reads at once. */
const ROWS_PER_CALL = 100;

/** What went wrong and what was done. */
export function LogList() {
  const text = useText();
  const list = useList(FILTERS);
  const [today] = useState(readerToday);
  const table = useLogTable();
  const { search, filters: asked, after } = list.params;
  const { days = '', ...narrowed } = asked;
  // Days are those of the reader, in whose zone the list shows its times.
  const filter = { ...narrowed, search: search.trim(), ...instantsOf(daySpanFrom(days), readerZone()) };
  const answer = useQuery(logits, { filter, first: list.rowsPerPage, after });
  const types = LOG_TYPES.map((type) => ({ value: type, label: text(TYPE_TEXTS[type]) }));
  const filters: Filter[] = [
    { kind: 'days', name: 'days', label: text('logDays'), today },
    { kind: 'choice', name: 'type', label: text('logType'), options: types },
    { kind: 'words', name: 'action', label: text('logAction') },
    { kind: 'words', name: 'reference', label: text('logReference') },
  ];
  return (
    <>
      <FilterBar list={list} searchLabel={text('searchLog')} filters={filters}>
        <ExportButton
          fileName="system-log"
          columns={table.columns}
          open={(signal) => openExport('system-log', filter, signal)}
          pageAfter={async (cursor, signal) => {
            const variables = { filter, first: ROWS_PER_CALL, after: cursor };
            return (await call(logitsForFile, variables, { signal })).logits;
          }}
        />
      </FilterBar>
      <DataTable table={table} list={list} answer={{ ...answer, data: answer.data?.logits }} />
    </>
  );
}

type Entry = LogitsForFileQuery['logits']['rows'][number];

/** The columns of the system log. In the file a time is written as the API writes it, so that it can be sorted by. */
function useLogTable(): Table<Entry> {
  const text = useText();
  const actionText = (action: string): string => {
    const id = Object.hasOwn(ACTION_TEXTS, action) ? ACTION_TEXTS[action] : undefined;
    return id ? text(id) : action;
  };
  return {
    label: text('systemLog'),
    counted: 'entriesCounted',
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
        holds: 'moment',
        csv: ({ at }) => writtenIn(new Date(at), readerZone()),
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
        cell: ({ action }) => actionText(action),
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

const ACTION_TEXTS: Readonly<Record<string, MessageId>> = {
  courseActivity: 'loggedCourseActivity',
  reportFrontEndError: 'loggedPageError',
  serverError: 'loggedServerError',
};

const TYPE_TEXTS: Record<LogType, MessageId> = { ERROR: 'logTypeError', ACTIVITY: 'logTypeActivity' };

interface LogTypeChipProps {
  type: string;
}

function LogTypeChip({ type }: LogTypeChipProps) {
  if (type === 'ERROR' || type === 'ACTIVITY') {
    return (
      <Chip tone={type === 'ERROR' ? 'danger' : 'info'}>
        <Text id={TYPE_TEXTS[type]} />
      </Chip>
    );
  }
  return <Chip>{type}</Chip>;
}
