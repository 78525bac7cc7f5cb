import { useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { ExportedTable } from '#kit/client/records/exported-table.tsx';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { useList } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { AlumniArea } from '../alumni-area.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { filterOf } from './member-filter.ts';
import { alumniMembers, alumniMembersForFile } from './members.graphql.generated.ts';
import { useMemberFile } from './use-member-file.ts';
import { useMemberFilters } from './use-member-filters.ts';
import { useMembersTable } from './use-members-table.tsx';

const FILTERS = ['year', 'place', 'joined', 'mail', 'standing'] as const;

/** All graduates, for those who look after them; and the way to invite them. */
export function AlumniMembersScreen() {
  const text = useText();
  const [isInviting, setInviting] = useState(false);
  return (
    <AlumniArea
      isOfAdmins
      title={text('alumniMembers')}
      subtitle={<Text id="alumniMembersLead" />}
      actions={
        <>
          <LinkButton to="/alumni/classes">
            <Icon name="printer" />
            <Text id="alumniYearBooks" />
          </LinkButton>
          <Button tone="primary" onClick={() => setInviting(true)}>
            <Icon name="mail" />
            <Text id="inviteAlumni" />
          </Button>
        </>
      }
    >
      <Members isInviting={isInviting} onInvited={() => setInviting(false)} />
    </AlumniArea>
  );
}

interface MembersProps {
  isInviting: boolean;
  onInvited: () => void;
}

function Members({ isInviting, onInvited }: MembersProps) {
  const text = useText();
  const list = useList(FILTERS);
  const filter = filterOf(list);
  const answer = useQuery(alumniMembers, { filter, after: list.params.after });
  const pageAfter = async (after: string | null, signal: AbortSignal) =>
    (await call(alumniMembersForFile, { filter, after }, { signal })).alumniMembers;
  return (
    <>
      <ExportedTable
        table={useMembersTable()}
        list={list}
        searchLabel={text('alumniMembersSearch')}
        filters={useMemberFilters()}
        answer={{ ...answer, data: answer.data?.alumniMembers }}
        file={{ list: 'alumni', columns: useMemberFile(), filter, pageAfter }}
        empty={
          <EmptyState icon="users" title={<Text id="alumniMembersNone" />}>
            <Text id="alumniMembersNoneText" />
          </EmptyState>
        }
      />
      {isInviting && <InviteDialog filter={filter} onClose={onInvited} />}
    </>
  );
}
