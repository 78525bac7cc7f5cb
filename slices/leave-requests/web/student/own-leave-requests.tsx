import { useState } from 'react';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Stack } from '#kit/ui/decisions/shown-decision.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { useList } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { ownLeaveRequests, type OwnLeaveFragment } from './own-leave.graphql.generated.ts';
import { useOwnLeaveTable } from './use-own-leave-table.tsx';

/** What a student has asked for, and the way to ask again. */
export function OwnLeaveRequests() {
  const list = useList();
  const answer = useQuery(ownLeaveRequests, { after: list.params.after }, { fresh: true });
  const [opened, setOpened] = useState<OwnLeaveFragment | 'new' | null>(null);
  const groups = (answer.data?.leaveGroups ?? []).filter(({ types }) => types.length > 0);
  const table = useOwnLeaveTable({ hasGroups: groups.length > 1, onEdit: setOpened });
  return (
    <Stack>
      {groups.length > 0 && (
        <div>
          <Button tone="primary" aria-haspopup="dialog" onClick={() => setOpened('new')}>
            <Icon name="plus" />
            <Text id="requestLeave" />
          </Button>
        </div>
      )}
      {answer.data && groups.length === 0 && (
        <Note>
          <Text id="noLeaveGroups" />
        </Note>
      )}
      <DataTable
        table={table}
        list={list}
        answer={{ ...answer, data: answer.data?.ownLeaveRequests }}
        empty={
          <EmptyState icon="calendar" title={<Text id="noOwnLeaveRequests" />}>
            <Text id="noOwnLeaveRequestsHelp" />
          </EmptyState>
        }
      />
      {opened && (
        <LeaveDialog
          key={opened === 'new' ? 'new' : opened._id}
          stored={opened === 'new' ? null : opened}
          groups={groups}
          onClose={() => setOpened(null)}
        />
      )}
    </Stack>
  );
}
