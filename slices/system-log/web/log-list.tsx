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
import { LOG_TYPES } from '../rules/log-entry.ts';
import { TYPE_TEXTS } from './log-type-chip.tsx';
import { logits, logitsForFile } from './system-log.graphql.generated.ts';
import { useLogTable } from './use-log-table.tsx';

const FILTERS = ['type', 'action', 'reference', 'days'];

/** A file is fetched in larger pages than anybody reads at once. */
const ROWS_PER_CALL = 100;

/** What went wrong and what was done. */
export function LogList() {
  const text = useText();
  const list = useList(FILTERS);
  const [today] = useState(readerToday);
  const table = useLogTable();
  const { search, filters: asked, after } = list.question;
  const { days = '', ...narrowed } = asked;
  // Days are those of the reader, in whose zone the list shows its times.
  const { from, before } = instantsOf(daySpanFrom(days), readerZone());
  const filter = {
    ...narrowed,
    search: search.trim(),
    ...(from && { from: from.toISOString() }),
    ...(before && { before: before.toISOString() }),
  };
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
