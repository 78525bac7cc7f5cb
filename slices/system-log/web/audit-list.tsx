import { useState } from 'react';
import { daySpanFrom, instantsOf } from '#kit/calendar/day-span.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { call } from '#kit/client/call/call.ts';
import { openExport } from '#kit/client/open-export.ts';
import { readerToday } from '#kit/ui/date/reader-today.ts';
import { readerZone } from '#kit/ui/date/reader-zone.ts';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { ExportButton } from '#kit/ui/table/output/export-button.tsx';
import { FilterBar } from '#kit/ui/table/filters/filter-bar.tsx';
import type { Filter } from '#kit/ui/table/filters/filter.ts';
import { useList } from '#kit/ui/table/use-list.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { auditEntries, auditEntriesForFile } from './audit.graphql.generated.ts';
import { useAuditTable } from './use-audit-table.tsx';

const FILTERS = ['person', 'action', 'entity', 'days'];

/** A file is fetched in larger pages than anybody reads at once. */
const ROWS_PER_CALL = 100;

/** Who changed what, newest first. */
export function AuditList() {
  const text = useText();
  const list = useList(FILTERS);
  const [today] = useState(readerToday);
  const table = useAuditTable();
  const { filters: asked, after } = list.question;
  const { days = '', ...narrowed } = asked;
  const { from, before } = instantsOf(daySpanFrom(days), readerZone());
  const filter = {
    ...narrowed,
    ...(from && { from: from.toISOString() }),
    ...(before && { before: before.toISOString() }),
  };
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
