import { useSignedInUser } from '#kit/client/session/session.ts';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { MenuItem } from '#kit/ui/menu/menu-item.tsx';
import type { Table } from '#kit/ui/table/table.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { can } from '#slices/people/rules/permissions.ts';
import { isFormer, mayTakeOut } from '#slices/groups/rules/membership.ts';
import { DayText } from './day-text.tsx';
import type { OneGroupFragment } from '../group.graphql.generated.ts';
import styles from '../groups.module.css';
import type { Member, MemberActions } from './use-member-actions.ts';

/** The columns of the members of a group, and what can be done about each. */
export function useMembersTable(
  { today, archived }: OneGroupFragment,
  actions: MemberActions,
): Table<Member> {
  const text = useText();
  const mayOpenPeople = can.openPages(useSignedInUser().roles ?? []);
  return {
    label: text('groupMembers'),
    nameOf: ({ fullName }) => fullName,
    columns: [
      {
        id: 'name',
        header: text('memberName'),
        cell: (member) => (
          <span className={styles['name']}>
            {mayOpenPeople ? <Link to={`/users/${member._id}`}>{member.fullName}</Link> : member.fullName}
            {isFormer(member, today) && (
              <Chip>
                <Text id="membersFormer" />
              </Chip>
            )}
          </span>
        ),
      },
      { id: 'firstDay', header: text('memberFirstDay'), cell: ({ firstDay }) => <DayText day={firstDay} /> },
      {
        id: 'lastDay',
        header: text('memberLastDay'),
        cell: ({ lastDay }) => lastDay && <DayText day={lastDay} />,
      },
    ],
    menuOf: (member) => (
      <>
        <MenuItem icon="calendar" action={() => actions.setLeaving(member)}>
          <Text id="setLastDay" />
        </MenuItem>
        {member.lastDay && !archived && (
          <MenuItem icon="undo" action={() => void actions.add(member._id)}>
            <Text id="backInGroup" />
          </MenuItem>
        )}
        {mayTakeOut(member, today) && (
          <MenuItem icon="trash" tone="danger" action={() => void actions.takeOut(member)}>
            <Text id="takeOutOfGroup" />
          </MenuItem>
        )}
      </>
    ),
  };
}
