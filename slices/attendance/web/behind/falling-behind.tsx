import { call } from '#kit/client/call/call.ts';
import { openExport } from '#kit/client/open-export.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import type { Suggestion } from '#kit/ui/combobox/suggestion.ts';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { FilterBar } from '#kit/ui/table/filters/filter-bar.tsx';
import type { Filter } from '#kit/ui/table/filters/filter.ts';
import { ExportButton } from '#kit/ui/table/output/export-button.tsx';
import { useList } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useGroupText } from '#slices/people/web/api.ts';
import {
  campusesBehind,
  fallingBehind,
  fallingBehindForFile,
  groupBehind,
  groupsBehind,
} from './behind.graphql.generated.ts';
import { useBehindFileColumns, useBehindTable } from './use-behind-table.tsx';
import styles from './behind.module.css';

/** Students who have crossed a limit in the running term, the worst first. */
export function FallingBehind() {
  const text = useText();
  const list = useList(['regionId', 'groupId']);
  const groupId = list.params.filters['groupId'] ?? null;
  const regionId = list.params.filters['regionId'] ?? null;
  const narrowed = { groupId, regionId };
  const answer = useQuery(fallingBehind, { ...narrowed, after: list.params.after }, { fresh: true });
  const table = useBehindTable();
  const columns = useBehindFileColumns();
  const groupName = useGroupName(groupId);
  return (
    <div className={styles['stack']}>
      <p className={styles['quiet']}>
        <Text id="fallingBehindLead" />
      </p>
      <FilterBar
        list={list}
        filters={[
          ...useCampusFilter(),
          {
            kind: 'search',
            name: 'groupId',
            label: text('behindGroup'),
            source: (search, signal) => findGroups(search, regionId, signal),
            text: groupName,
          },
        ]}
      >
        <ExportButton
          fileName="falling-behind"
          columns={columns}
          open={(signal) => openExport('falling-behind', narrowed, signal)}
          pageAfter={async (after, signal) =>
            (await call(fallingBehindForFile, { ...narrowed, after }, { signal })).fallingBehind
          }
        />
      </FilterBar>
      <DataTable
        table={table}
        list={list}
        answer={{ ...answer, data: answer.data?.fallingBehind }}
        empty={
          <EmptyState icon="check" title={<Text id="nobodyFallsBehind" />}>
            <Text id="nobodyFallsBehindHelp" />
          </EmptyState>
        }
      />
    </div>
  );
}

async function findGroups(
  search: string,
  regionId: string | null,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  const { groups } = await call(groupsBehind, { search, regionId }, { signal });
  return groups.rows.map(({ _id, name, regionName }) => ({ value: _id, label: name, aside: regionName }));
}

/** Who looks after one campus is not asked which. */
function useCampusFilter(): Filter[] {
  const text = useText();
  const campuses = useQuery(campusesBehind, {}).data?.regions ?? [];
  if (campuses.length < 2) return [];
  const options = campuses.map(({ _id, name }) => ({ value: _id, label: name }));
  return [{ kind: 'choice', name: 'regionId', label: text('behindCampus'), options }];
}

/** What the filter is set to; an address may name a group that is gone or out of reach. */
function useGroupName(groupId: string | null): string | null {
  const text = useText();
  const groupText = useGroupText();
  const { data, isLoading } = useQuery(
    groupBehind,
    { groupId: groupId ?? '' },
    { enabled: groupId !== null },
  );
  if (data?.group) return groupText(data.group.name, data.group.regionName);
  return isLoading ? null : text('behindGroupUnknown');
}
