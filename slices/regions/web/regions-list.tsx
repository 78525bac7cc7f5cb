import { useQuery } from '#kit/client/query/use-query.ts';
import { openExport } from '#kit/client/open-export.ts';
import { spokenLocale } from '#kit/client/spoken-locale.ts';
import { DEFAULT_LOCALE, languageTag } from '#kit/messages/locales.ts';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { ExportButton } from '#kit/ui/table/output/export-button.tsx';
import { FilterBar } from '#kit/ui/table/filters/filter-bar.tsx';
import type { Filter } from '#kit/ui/table/filters/filter.ts';
import type { ListParams } from '#kit/ui/table/list-params.ts';
import { pageOfLoaded } from '#kit/ui/table/page-of-loaded.ts';
import { useList } from '#kit/ui/table/use-list.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { useRegionOptions } from './region-texts.ts';
import { managedRegions, type OneRegionFragment } from './regions.graphql.generated.ts';
import { useRegionsTable } from './use-regions-table.tsx';

const FILTERS = ['zone', 'type', 'state'];

/** The regions a user manages. They are few, come at once, and are searched here. */
export function RegionsList() {
  const text = useText();
  const list = useList(FILTERS);
  const table = useRegionsTable();
  const answer = useQuery(managedRegions, {});
  const shape = {
    columns: table.columns,
    rowsPerPage: list.rowsPerPage,
    languageTag: languageTag(spokenLocale() ?? DEFAULT_LOCALE),
  };
  const asked = regionsAskedFor(answer.data?.managedRegions ?? [], list.params.filters);
  const pageOf = (params: ListParams) => pageOfLoaded(asked, params, shape);
  return (
    <>
      <FilterBar list={list} searchLabel={text('searchRegions')} filters={useFilters()}>
        <ExportButton
          fileName="regions"
          columns={table.columns}
          open={(signal) => openExport('regions', list.params.filters, signal)}
          pageAfter={(after) => Promise.resolve(pageOf({ ...list.params, after }))}
        />
      </FilterBar>
      <DataTable table={table} list={list} answer={{ ...answer, data: answer.data && pageOf(list.params) }} />
    </>
  );
}

function useFilters(): Filter[] {
  const text = useText();
  const { zones, types } = useRegionOptions();
  return [
    { kind: 'choice', name: 'zone', label: text('regionZone'), options: zones },
    { kind: 'choice', name: 'type', label: text('regionType'), options: types },
    {
      kind: 'choice',
      name: 'state',
      label: text('regionState'),
      options: [
        { value: 'CLOSED', label: text('regionClosed') },
        { value: 'ALL', label: text('regionsOpenAndClosed') },
      ],
    },
  ];
}

type Narrowed = Pick<OneRegionFragment, 'zone' | 'type' | 'closed'>;

/** The regions that fit the filters of the address. Without a word about it, closed ones are left out. */
export const regionsAskedFor = <Region extends Narrowed>(
  regions: readonly Region[],
  { zone, type, state }: Readonly<Record<string, string>>,
): Region[] =>
  regions.filter(
    (region) =>
      (!zone || region.zone === zone) &&
      (!type || region.type === type) &&
      (state === 'ALL' || region.closed === (state === 'CLOSED')),
  );
