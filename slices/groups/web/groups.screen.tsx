import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useQuery } from '#kit/client/query/use-query.ts';
import { call } from '#kit/client/call/call.ts';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
import { ExportedTable } from '#kit/client/records/exported-table.tsx';
import { NewRecordButton } from '#kit/client/records/new-record-button.tsx';
import type { SelectOption } from '#kit/ui/field/select-field.tsx';
import { SelectionAction, SelectionBar } from '#kit/ui/selection-bar/selection-bar.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { findSelected } from '#kit/ui/table/find-selected.ts';
import type { Filter } from '#kit/ui/table/filters/filter.ts';
import { fileColumn, idColumn } from '#kit/ui/table/table.ts';
import { useList, type List } from '#kit/ui/table/use-list.ts';
import { useSelection } from '#kit/ui/table/use-selection.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { GROUP_SORTS, STUDY_YEARS } from '../rules/group.ts';
import {
  campusesOfGroups,
  groups,
  groupsForFile,
  type GroupsForFileQuery,
} from './groups.graphql.generated.ts';
import { ArchiveGroupsDialog, useArchiveGroups } from './archive-groups.tsx';
import { GroupDialog } from './group-dialog.tsx';
import { useGroupsTable } from './use-groups-table.tsx';

type FoundForFile = GroupsForFileQuery['groups']['rows'][number];

const FILTERS = ['regionId', 'year', 'archived'];

/** The groups of the campuses that a manager looks after. */
export function GroupsScreen() {
  const text = useText();
  const list = useList(FILTERS);
  const table = useGroupsTable();
  const selection = useSelection(list);
  const { archive } = useArchiveGroups();
  const toastProblem = useProblemToast();
  const [asked, setAsked] = useState<readonly FoundForFile[] | null>(null);
  const campuses = useCampuses();
  const params = paramsOf(list);
  const answer = useQuery(groups, { ...params, after: list.params.after });
  const pageAfter = async (after: string | null, signal: AbortSignal) =>
    (await call(groupsForFile, { ...params, after }, { signal })).groups;

  async function actOnSelected(act: (groups: readonly FoundForFile[]) => unknown): Promise<void> {
    try {
      await act(await findSelected(selection, pageAfter));
    } catch (problem) {
      toastProblem(problem);
    }
  }
  function ask(found: readonly FoundForFile[]): void {
    const current = found.filter(({ archived }: { archived: boolean }) => !archived);
    if (current.length > 0) setAsked(current);
    else showToast('error', text('groupsAlreadyArchived'));
  }
  async function archiveAll(found: readonly FoundForFile[], archived: boolean): Promise<boolean> {
    const isDone = await archive(found, archived);
    if (isDone) selection.clear();
    return isDone;
  }

  return (
    <Page>
      <PageHeading
        title={<Text id="groups" />}
        subtitle={<Text id="groupsLead" />}
        actions={<NewGroupButton campuses={campuses.filter(({ isClosed }) => !isClosed)} />}
      />
      <ExportedTable
        table={table}
        list={list}
        searchLabel={text('searchGroups')}
        filters={useFilters(campuses)}
        answer={{ ...answer, data: answer.data?.groups }}
        file={{
          list: 'groups',
          columns: [
            ...table.columns,
            fileColumn('archived', text('groupState'), ({ archived }: { archived: boolean }) =>
              archived ? text('groupArchived') : null,
            ),
            idColumn(text('recordId')),
          ],
          filter: params.filter,
          pageAfter,
        }}
        selection={selection}
      />
      <SelectionBar count={selection.countOf(answer.data?.groups.count ?? 0)} onClear={selection.clear}>
        {params.filter.archived ? (
          <SelectionAction icon="undo" onAct={() => actOnSelected((found) => archiveAll(found, false))}>
            <Text id="restoreGroup" />
          </SelectionAction>
        ) : (
          <SelectionAction icon="archive" onAct={() => actOnSelected(ask)}>
            <Text id="archiveGroup" />
          </SelectionAction>
        )}
      </SelectionBar>
      {asked && (
        <ArchiveGroupsDialog
          groups={asked}
          onArchive={() => archiveAll(asked, true)}
          onClose={() => setAsked(null)}
        />
      )}
    </Page>
  );
}

/** Makes a group and leads to it, where members are added. */
function NewGroupButton({ campuses }: { campuses: readonly SelectOption[] }) {
  const navigate = useNavigate();
  return (
    <NewRecordButton label="newGroup">
      {(close) => (
        <GroupDialog
          group={null}
          campuses={campuses}
          onClose={close}
          onSaved={({ _id }) => void navigate(`/groups/${_id}`)}
        />
      )}
    </NewRecordButton>
  );
}

/** What the address asks for, as the API puts it; unknown values in it count as none. */
function paramsOf({ params: { search, filters, sort } }: List) {
  return {
    filter: {
      search: search.trim(),
      regionId: filters['regionId'] ?? null,
      studyYear: STUDY_YEARS.find((year) => String(year) === filters['year']) ?? null,
      // Without a choice, those that are not over.
      archived: filters['archived'] === 'ALL' ? null : filters['archived'] === 'ONLY',
    },
    sort: GROUP_SORTS.find((known) => known === sort?.key) ?? 'NAME',
    descending: sort?.isDescending ?? false,
  };
}

interface Campus {
  value: string;
  label: string;
  /** No new groups begin there. */
  isClosed: boolean;
}

function useCampuses(): Campus[] {
  const { data } = useQuery(campusesOfGroups, {});
  return (data?.regions ?? []).map(({ _id, name, closed }) => ({
    value: _id,
    label: name,
    isClosed: closed === true,
  }));
}

/** A campus can be chosen only by a user who looks after several. */
function useFilters(campuses: readonly Campus[]): Filter[] {
  const text = useText();
  const years = STUDY_YEARS.map((year) => ({
    value: String(year),
    label: text('groupYearNumber', { year }),
  }));
  const states = [
    { value: 'ONLY', label: text('groupArchived') },
    { value: 'ALL', label: text('groupCurrentAndArchived') },
  ];
  return [
    ...(campuses.length > 1
      ? [{ kind: 'choice', name: 'regionId', label: text('groupCampus'), options: campuses } as const]
      : []),
    { kind: 'choice', name: 'year', label: text('groupYear'), options: years },
    { kind: 'choice', name: 'archived', label: text('groupState'), options: states },
  ];
}
