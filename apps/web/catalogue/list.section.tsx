import { daySpanFrom } from '#kit/calendar/day-span.ts';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { SelectionAction, SelectionBar } from '#kit/ui/selection-bar/selection-bar.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { ExportButton } from '#kit/ui/table/output/export-button.tsx';
import { FilterBar } from '#kit/ui/table/filters/filter-bar.tsx';
import { pageOfLoaded } from '#kit/ui/table/page-of-loaded.ts';
import type { PageOfRows, Table } from '#kit/ui/table/table.ts';
import { useList } from '#kit/ui/table/use-list.ts';
import { useSelection } from '#kit/ui/table/use-selection.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { CAMPUSES, PAYER_TABLE, PAYERS, type Payer } from './payer-table.tsx';
import { Specimen, Stack } from './specimen.tsx';

function PayerList() {
  const list = useList(['campus', 'name', 'paid'], 9);
  const selection = useSelection(list);
  const { campus, name = '', paid = '' } = list.params.filters;
  const { first, last } = daySpanFrom(paid);
  const matching = PAYERS.filter(
    (payer) =>
      (campus === undefined || payer.campus === campus) &&
      payer.name.includes(name) &&
      (first === null || payer.paidDay >= first) &&
      (last === null || payer.paidDay <= last),
  );
  const shape = { columns: PAYER_TABLE.columns, rowsPerPage: list.rowsPerPage, languageTag: 'en' };
  const page = pageOfLoaded(matching, list.params, shape);
  return (
    <>
      <FilterBar
        list={list}
        searchLabel="Search people"
        filters={[
          {
            kind: 'choice',
            name: 'campus',
            label: 'Campus',
            options: CAMPUSES.map((value) => ({ value, label: value })),
          },
          { kind: 'words', name: 'name', label: 'Name' },
          { kind: 'days', name: 'paid', label: 'Paid', today: '2026-11-15' },
        ]}
      >
        <ExportButton
          fileName="payers"
          columns={PAYER_TABLE.columns}
          open={() => Promise.resolve()}
          pageAfter={(after) => Promise.resolve(pageOfLoaded(matching, { ...list.params, after }, shape))}
        />
      </FilterBar>
      <DataTable
        table={PAYER_TABLE}
        list={list}
        answer={{ data: page, problem: null, isLoading: false }}
        selection={selection}
      />
      <SelectionBar count={selection.countOf(page.count ?? 0)} onClear={selection.clear}>
        <SelectionAction icon="mail" onAct={() => showToast('info', 'A message to all of them')}>
          Message
        </SelectionAction>
      </SelectionBar>
    </>
  );
}

const [NAME, CAMPUS, , BALANCE] = PAYER_TABLE.columns.map(({ id, header, cell, align = 'start' }) => ({
  id,
  header,
  cell,
  align,
}));

const DENSE: Table<Payer> = {
  label: 'Last payments',
  counted: 'peopleCounted',
  nameOf: ({ name }) => name,
  density: 'dense',
  columns: [NAME, CAMPUS, BALANCE].filter((column) => column !== undefined),
};

const NO_ROWS: PageOfRows<Payer> = { rows: [], nextCursor: null };

/** A list of many, in all its states. */
export function ListSection() {
  const list = { ...useList(), ask: () => {} };
  const still = { problem: null, isLoading: false };
  const params = { search: '', filters: {}, sort: null, after: null };
  const quiet = { ...list, params };
  const few = { rows: PAYERS.slice(0, 4), nextCursor: null };
  return (
    <>
      <Specimen
        title="List"
        about="Search, filters, sort and page live in the address; / searches, arrows lead from row to row."
      >
        <PayerList />
      </Specimen>
      <Specimen title="List, dense" about="For a few rows inside a page." width="half">
        <DataTable table={DENSE} list={quiet} answer={{ ...still, data: few }} />
      </Specimen>
      <Specimen title="List on its way" about="Bones in the shape of rows." width="half">
        <DataTable table={DENSE} list={quiet} answer={{ ...still, data: null, isLoading: true }} />
      </Specimen>
      <Specimen title="List without rows" about="Nothing matches, nothing there yet, or trouble.">
        <Stack>
          <DataTable
            table={DENSE}
            list={{ ...quiet, params: { ...params, search: 'Szab' } }}
            answer={{ ...still, data: NO_ROWS }}
          />
          <DataTable
            table={DENSE}
            list={quiet}
            answer={{ ...still, data: NO_ROWS }}
            empty={<EmptyState icon="card" title="Nobody has paid yet" />}
          />
          <DataTable
            table={DENSE}
            list={quiet}
            answer={{ ...still, data: null, problem: new Error('The list could not be loaded.') }}
          />
        </Stack>
      </Specimen>
    </>
  );
}
