import { useState } from 'react';
import { daySpanFrom, instantsOf } from '#kit/calendar/day-span.ts';
import { call } from '#kit/client/call/call.ts';
import { openExport } from '#kit/client/open-export.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { readerToday } from '#kit/ui/date/reader-today.ts';
import { readerZone } from '#kit/ui/date/reader-zone.ts';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { FilterBar } from '#kit/ui/table/filters/filter-bar.tsx';
import type { Filter } from '#kit/ui/table/filters/filter.ts';
import { ExportButton } from '#kit/ui/table/output/export-button.tsx';
import type { Table } from '#kit/ui/table/table.ts';
import { useList } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { auditEntries, auditEntriesForFile, type ListedActionFragment } from './audit.graphql.generated.ts';
import { LogDetails } from './log-details.tsx';
import styles from './system-log.module.css';

const FILTERS = ['person', 'action', 'entity', 'days'];

/** A file is fetched in larger pages than anyone reads at once. */
const ROWS_PER_CALL = 100;

/** Who changed what, newest first. */
export function AuditList() {
  const text = useText();
  const list = useList(FILTERS);
  const [today] = useState(readerToday);
  const table = useAuditTable();
  const { filters: asked, after } = list.question;
  const { days = '', ...narrowed } = asked;
  const filter = { ...narrowed, ...instantsOf(daySpanFrom(days), readerZone()) };
  const answer = useQuery(auditEntries, { filter, first: list.rowsPerPage, after });
  const filters: Filter[] = [
    { kind: 'days', name: 'days', label: text('logDays'), today },
    { kind: 'words', name: 'person', label: text('logPerson') },
    { kind: 'words', name: 'action', label: text('logAction') },
    { kind: 'words', name: 'entity', label: text('auditEntity') },
  ];
  return (
    <>
      <FilterBar list={list} filters={filters}>
        <ExportButton
          fileName="audit-log"
          columns={table.columns}
          open={(signal) => openExport('audit-log', filter, signal)}
          pageAfter={async (cursor, signal) => {
            const variables = { filter, first: ROWS_PER_CALL, after: cursor };
            return (await call(auditEntriesForFile, variables, { signal })).auditEntries;
          }}
        />
      </FilterBar>
      <DataTable table={table} list={list} answer={{ ...answer, data: answer.data?.auditEntries }} />
    </>
  );
}

/** The columns of the audit log. Actions have the names that the code gives them, so that they can be looked up there. */
export function useAuditTable(): Table<ListedActionFragment> {
  const text = useText();
  return {
    label: text('auditSide'),
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
        csv: ({ at }) => at,
      },
      {
        id: 'person',
        header: text('logPerson'),
        cell: ({ userName }) => userName ?? <Text id="auditNobody" />,
        csv: ({ userName }) => userName,
      },
      {
        id: 'impersonator',
        header: text('auditImpersonator'),
        cell: ({ impersonatorName }) => impersonatorName,
        csv: ({ impersonatorName }) => impersonatorName,
      },
      { id: 'action', header: text('logAction'), cell: ({ action }) => action, csv: ({ action }) => action },
      {
        id: 'entity',
        header: text('auditEntity'),
        cell: ({ entity, entityName }) => (entityName ? `${entity}: ${entityName}` : entity),
        csv: ({ entity, entityName }) => (entityName ? `${entity}: ${entityName}` : entity),
      },
      {
        id: 'region',
        header: text('auditRegion'),
        cell: ({ regionName }) => regionName,
        csv: ({ regionName }) => regionName,
      },
      {
        id: 'details',
        header: text('logDetails'),
        cell: ({ payload }) => payload && <LogDetails payload={changesIn(payload)} />,
        csv: ({ payload }) => payload,
      },
    ],
  };
}

type Said = Readonly<Record<string, unknown>>;

interface Told {
  before?: Said;
  after?: Said;
  reason?: string;
}

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** What was changed, as a payload with one line for each thing: "name: A → B". */
export function changesIn(payload: string): string {
  const { before = {}, after = {}, reason } = JSON.parse(payload) as Told;
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const lines = names.map((name) => [
    name,
    [before, after]
      .filter((said) => name in said)
      .map((said) => written(said[name]))
      .join(' → '),
  ]);
  return JSON.stringify({ ...Object.fromEntries(lines), ...(reason !== undefined && { reason }) });
}
