import { useIntl } from 'react-intl';
import { universalMidnight, type Day } from '#kit/calendar/day.ts';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { MenuItem } from '#kit/ui/menu/menu-item.tsx';
import type { Column, Table } from '#kit/ui/table/table.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { isFormer, mayTakeOut } from '#slices/groups/rules/membership.ts';
import { can } from '#slices/people/rules/permissions.ts';
import type { OneGroupFragment } from '../group.graphql.generated.ts';
import styles from '../groups.module.css';
import type { ListedMemberFragment as Member } from './members.graphql.generated.ts';
import type { MemberActions } from './use-member-actions.ts';

interface RowActions extends Pick<MemberActions, 'keep' | 'takeOut'> {
  moveBack: (member: Member) => void;
  askLastDay: (member: Member) => void;
  askWhereTo: (member: Member) => void;
}

interface MembersTable extends Table<Member> {
  /** With the group and its campus, which a file does not say by itself. */
  fileColumns: readonly Column<Member>[];
}

/** The roster of a group. */
export function useMembersTable(group: OneGroupFragment, actions: RowActions): MembersTable {
  const { today, archived } = group;
  const text = useText();
  const mayOpenPeople = can.openPages(useSignedInUser().roles ?? []);
  const columns: readonly Column<Member>[] = [
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
          {member.isDeactivated && (
            <Chip tone="warning">
              <Text id="statusDisabled" />
            </Chip>
          )}
        </span>
      ),
      csv: ({ fullName }) => fullName,
    },
    {
      id: 'number',
      header: text('studentNumber'),
      cell: ({ studentNumber }) => studentNumber,
      csv: ({ studentNumber }) => studentNumber ?? null,
    },
    {
      id: 'email',
      header: text('email'),
      cell: (member) => <Contact {...member} />,
      csv: ({ email }) => email ?? null,
    },
    {
      id: 'phone',
      header: text('memberPhone'),
      cell: () => null,
      csv: ({ phone }) => phone ?? null,
    },
    {
      id: 'firstDay',
      header: text('memberFirstDay'),
      cell: ({ firstDay }) => <DayText day={firstDay} />,
      csv: ({ firstDay }) => firstDay,
    },
    {
      id: 'lastDay',
      header: text('memberLastDay'),
      cell: ({ lastDay }) => lastDay && <DayText day={lastDay} />,
      csv: ({ lastDay }) => lastDay ?? null,
    },
  ];
  const always = (id: string, header: string, value: string): Column<Member> => ({
    id,
    header,
    cell: () => null,
    csv: () => value,
  });
  return {
    label: text('groupMembers'),
    counted: 'membersCounted',
    nameOf: ({ fullName }) => fullName,
    // The phone stands under the address; in the file it has a column of its own.
    columns: columns.filter(({ id }) => id !== 'phone'),
    fileColumns: [
      ...columns,
      always('group', text('groupOfMember'), group.name),
      always('campus', text('groupCampus'), group.regionName),
    ],
    menuOf: (member) => (
      <>
        {member.movedTo && (
          <MenuItem icon="undo" action={() => actions.moveBack(member)}>
            {text('undoMoveTo', { group: member.movedTo.name })}
          </MenuItem>
        )}
        {!isFormer(member, today) && !member.movedTo && (
          <MenuItem icon="arrowRight" action={() => actions.askWhereTo(member)}>
            <Text id="moveMembers" />
          </MenuItem>
        )}
        <MenuItem icon="calendar" action={() => actions.askLastDay(member)}>
          <Text id="setLastDay" />
        </MenuItem>
        {member.lastDay && !archived && !member.movedTo && (
          <MenuItem icon="undo" action={() => void actions.keep(member)}>
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

const Contact = ({ email, phone }: Pick<Member, 'email' | 'phone'>) => (
  <span className={styles['contact']}>
    {email && <a href={`mailto:${email}`}>{email}</a>}
    {phone && <a href={`tel:${phone}`}>{phone}</a>}
  </span>
);

/** A day of the campus, so that no zone may move it. */
function DayText({ day }: { day: Day }) {
  const { formatDate } = useIntl();
  return (
    <time dateTime={day} className={styles['whole']}>
      {formatDate(universalMidnight(day), { dateStyle: 'medium', timeZone: 'UTC' })}
    </time>
  );
}
