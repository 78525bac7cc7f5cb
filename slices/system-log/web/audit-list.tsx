import { writtenIn } from '#kit/calendar/zone.ts';
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
import type { Column, Table } from '#kit/ui/table/table.ts';
import { useList } from '#kit/ui/table/use-list.ts';
import { describeAction } from '#kit/ui/audit-trail/describe-action.ts';
import { useText, useTextIfKnown } from '#kit/ui/text/use-text.ts';
import { AuditCodes, AuditEntry } from './audit-entry.tsx';
import { useKnownWords } from './known-words.ts';
import { auditEntries, auditEntriesForFile, type ListedActionFragment } from './audit.graphql.generated.ts';
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
  const fileColumns = useFileColumns();
  const { actions, kinds } = useKnownWords();
  const { filters: asked, after } = list.params;
  const { days = '', ...narrowed } = asked;
  const filter = { ...narrowed, ...instantsOf(daySpanFrom(days), readerZone()) };
  const answer = useQuery(auditEntries, { filter, first: list.rowsPerPage, after });
  const filters: Filter[] = [
    { kind: 'days', name: 'days', label: text('logDays'), today },
    { kind: 'words', name: 'person', label: text('logPerson') },
    {
      kind: 'search',
      name: 'action',
      label: text('logAction'),
      source: actions,
      text: actions.find(({ value }) => value === asked['action'])?.label ?? asked['action'] ?? null,
    },
    { kind: 'choice', name: 'entity', label: text('auditEntity'), options: kinds },
  ];
  return (
    <>
      <FilterBar list={list} filters={filters}>
        <ExportButton
          fileName="audit-log"
          columns={fileColumns}
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

/** The columns of the audit log: a sentence for each entry, and what the log holds of it on demand. */
export function useAuditTable(): Table<ListedActionFragment> {
  const text = useText();
  return {
    label: text('auditSide'),
    counted: 'entriesCounted',
    nameOf: ({ action, at }) => `${action} ${at}`,
    density: 'dense',
    columns: [
      { id: 'what', header: text('auditWhat'), cell: (entry) => <AuditEntry entry={entry} /> },
      {
        id: 'at',
        header: text('logTime'),
        cell: ({ at }) => (
          <span className={styles['whole']}>
            <Moment at={at} shows="second" />
          </span>
        ),
      },
      { id: 'region', header: text('auditRegion'), cell: ({ regionName }) => regionName },
      { id: 'details', header: text('details'), cell: (entry) => <AuditCodes entry={entry} /> },
    ],
  };
}

/** The columns of the file: who, what and to which record, in names and in codes, so that it can be sorted and searched. */
function useFileColumns(): Column<ListedActionFragment>[] {
  const text = useText();
  const textIfKnown = useTextIfKnown();
  const column = (
    id: string,
    header: string,
    csv: (entry: ListedActionFragment) => string | null,
  ): Column<ListedActionFragment> => ({ id, header, cell: csv, csv });
  return [
    { ...column('at', text('logTime'), ({ at }) => writtenIn(new Date(at), readerZone())), holds: 'moment' },
    column('person', text('logPerson'), ({ impersonatorName, userName }) => impersonatorName ?? userName),
    column('onBehalfOf', text('auditOnBehalfOf'), ({ impersonatorName, userName }) =>
      impersonatorName ? userName : null,
    ),
    column('action', text('logAction'), ({ action }) => describeAction(action, { textIfKnown })),
    column(
      'record',
      text('auditEntity'),
      ({ about: { record, person } }) => record?.name ?? person?.name ?? null,
    ),
    column('of', text('auditKindPerson'), ({ about: { person } }) => person?.name ?? null),
    column('region', text('auditRegion'), ({ regionName }) => regionName),
    column('code', text('auditCode'), ({ action }) => action),
    column('kind', text('logType'), ({ entity }) => entity),
    column('id', text('auditRecordId'), ({ entityId }) => entityId),
    column('details', text('details'), ({ payload }) => payload),
  ];
}
