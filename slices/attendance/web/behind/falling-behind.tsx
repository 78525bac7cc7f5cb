import { call } from '#kit/client/call/call.ts';
import { openExport } from '#kit/client/open-export.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import type { SuggestionSource } from '#kit/ui/combobox/suggestion.ts';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { FilterBar } from '#kit/ui/table/filters/filter-bar.tsx';
import { ExportButton } from '#kit/ui/table/output/export-button.tsx';
import { useList } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import {
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
  const list = useList(['groupId']);
  const groupId = list.params.filters['groupId'] ?? null;
  const answer = useQuery(fallingBehind, { groupId, after: list.params.after }, { fresh: true });
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
          {
            kind: 'search',
            name: 'groupId',
            label: text('behindGroup'),
            source: findGroups,
            text: groupName,
          },
        ]}
      >
        <ExportButton
          fileName="falling-behind"
          columns={columns}
          open={(signal) => openExport('falling-behind', { groupId }, signal)}
          pageAfter={async (after, signal) =>
            (await call(fallingBehindForFile, { groupId, after }, { signal })).fallingBehind
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

const findGroups: SuggestionSource = async (search, signal) => {
  const { groups } = await call(groupsBehind, { search }, { signal });
  return groups.rows.map(({ _id, name, regionName }) => ({ value: _id, label: name, aside: regionName }));
};

/** What the filter is set to; an address may name a group that is gone or out of reach. */
function useGroupName(groupId: string | null): string | null {
  const text = useText();
  const { data, isLoading } = useQuery(
    groupBehind,
    { groupId: groupId ?? '' },
    { enabled: groupId !== null },
  );
  if (data?.group) return `${data.group.name} · ${data.group.regionName}`;
  return isLoading ? null : text('behindGroupUnknown');
}
