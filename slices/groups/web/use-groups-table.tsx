import { Chip } from '#kit/ui/chip/chip.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import type { Table } from '#kit/ui/table/table.ts';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { takesSignUps, type GroupSession } from '../rules/group.ts';
import type { ListedGroupFragment } from './groups.graphql.generated.ts';
import styles from './groups.module.css';

export const SESSION_TEXTS: Readonly<Record<GroupSession, MessageId>> = {
  DAY: 'sessionDay',
  EVENING: 'sessionEvening',
  ONLINE: 'sessionOnline',
};

/** The columns of the list of groups. */
export function useGroupsTable(): Table<ListedGroupFragment> {
  const text = useText();
  const year = ({ studyYear }: ListedGroupFragment) =>
    studyYear ? text('groupYearNumber', { year: studyYear }) : null;
  return {
    label: text('groups'),
    counted: 'groupsCounted',
    nameOf: ({ name }) => name,
    columns: [
      {
        id: 'name',
        header: text('groupName'),
        sortKey: 'NAME',
        cell: ({ _id, name, archived }) => (
          <span className={styles['name']}>
            <Link to={`/groups/${_id}`}>{name}</Link>
            {archived && <ArchivedChip />}
          </span>
        ),
        csv: ({ name }) => name,
      },
      {
        id: 'campus',
        header: text('groupCampus'),
        cell: ({ regionName }) => <span className={styles['whole']}>{regionName}</span>,
        csv: ({ regionName }) => regionName,
      },
      {
        id: 'year',
        header: text('groupYear'),
        sortKey: 'YEAR',
        cell: year,
        csv: ({ studyYear }) => studyYear,
      },
      {
        id: 'intake',
        header: text('groupIntake'),
        sortKey: 'INTAKE',
        cell: ({ intake }) => intake && <span className={styles['whole']}>{intake}</span>,
        csv: ({ intake }) => intake,
      },
      {
        id: 'session',
        header: text('groupSession'),
        cell: ({ session }) => text(SESSION_TEXTS[session]),
        csv: ({ session }) => text(SESSION_TEXTS[session]),
      },
      {
        id: 'members',
        header: text('groupMembers'),
        align: 'end',
        cell: ({ membersNow }) => membersNow,
        csv: ({ membersNow }) => membersNow,
      },
      {
        id: 'signUp',
        header: text('groupSignUp'),
        cell: (group) => takesSignUps(group) && <OpenChip />,
        csv: (group) => text(takesSignUps(group) ? 'signUpOpen' : 'signUpClosed'),
      },
    ],
  };
}

export const ArchivedChip = () => (
  <Chip>
    <Text id="groupArchived" />
  </Chip>
);

const OpenChip = () => (
  <Chip tone="success">
    <Text id="signUpOpen" />
  </Chip>
);
