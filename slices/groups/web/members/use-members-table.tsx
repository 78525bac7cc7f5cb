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
import { PEOPLE_FILE_HEADS as HEADS } from '#slices/people/rules/people-file.ts';
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
  /** As in the file of people, so that it can be uploaded; with the group and its campus, which a file does not say by itself. */
  fileColumns: readonly Column<Member>[];
}

const inFile = (id: string, header: string, csv: (member: Member) => string | null): Column<Member> => ({
  id,
  header,
  cell: () => null,
  csv,
});

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
    },
    {
      id: 'number',
      header: text('studentNumber'),
      cell: ({ studentNumber }) => studentNumber,
    },
    {
      id: 'email',
      header: text('email'),
      cell: (member) => <Contact {...member} />,
    },
    {
      id: 'firstDay',
      header: text('memberFirstDay'),
      cell: ({ firstDay }) => <DayText day={firstDay} />,
    },
    {
      id: 'lastDay',
      header: text('memberLastDay'),
      cell: ({ lastDay }) => lastDay && <DayText day={lastDay} />,
    },
  ];
  return {
    label: text('groupMembers'),
    counted: 'membersCounted',
    nameOf: ({ fullName }) => fullName,
    columns,
    fileColumns: [
      inFile('number', HEADS.number, ({ studentNumber }) => studentNumber ?? null),
      inFile('firstName', HEADS.firstName, ({ givenName }) => givenName),
      inFile('lastName', HEADS.lastName, ({ familyName }) => familyName),
      inFile('email', HEADS.email, ({ email }) => email ?? null),
      inFile('phone', text('memberPhone'), ({ phone }) => phone ?? null),
      inFile('group', HEADS.groupName, () => group.name),
      inFile('campus', HEADS.campus, () => group.regionName),
      { ...inFile('firstDay', text('memberFirstDay'), ({ firstDay }) => firstDay), holds: 'day' },
      { ...inFile('lastDay', text('memberLastDay'), ({ lastDay }) => lastDay ?? null), holds: 'day' },
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
