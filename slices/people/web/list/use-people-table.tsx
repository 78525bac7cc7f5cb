import { dayIn } from '#kit/calendar/zone.ts';
import { Avatar } from '#kit/ui/avatar/avatar.tsx';
import { readerZone } from '#kit/ui/date/reader-zone.ts';
import { Link } from '#kit/ui/link/link.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import type { Column, Table } from '#kit/ui/table/table.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { RoleChip, roleName } from '../role-chip.tsx';
import { standingOf } from '../standing.ts';
import { STATUS_TEXTS, StatusChip } from '../status-chip.tsx';
import type { ListedUserFragment } from './users.graphql.generated.ts';
import styles from '../users.module.css';

const currentGroups = ({ groups }: ListedUserFragment): string =>
  (groups ?? [])
    .filter(({ archived }) => !archived)
    .map(({ name }) => name)
    .join(', ');

const campuses = ({ regions }: ListedUserFragment): string =>
  (regions ?? []).map(({ name }) => name).join(', ');

interface PeopleTable extends Table<ListedUserFragment> {
  /** In the file the address has a column of its own. */
  fileColumns: readonly Column<ListedUserFragment>[];
}

/** The columns of the list of people. */
export function usePeopleTable(): PeopleTable {
  const text = useText();
  const table = tableOf(text);
  const [name, ...others] = table.columns;
  const email: Column<ListedUserFragment> = {
    id: 'email',
    header: text('email'),
    cell: () => null,
    csv: (person) => person.email ?? null,
  };
  return { ...table, fileColumns: [...(name ? [name] : []), email, ...others] };
}

function tableOf(text: ReturnType<typeof useText>): Table<ListedUserFragment> {
  return {
    label: text('users'),
    nameOf: ({ fullName }) => fullName,
    columns: [
      {
        id: 'name',
        header: text('personName'),
        sortKey: 'NAME',
        cell: ({ _id, fullName, email, pictureUrl }) => (
          <span className={styles['person']}>
            <Avatar fullName={fullName} picture={pictureUrl ?? null} size="small" />
            <span>
              <Link to={`/users/${_id}`}>{fullName}</Link>
              <small>{email}</small>
            </span>
          </span>
        ),
        csv: ({ fullName }) => fullName,
      },
      {
        id: 'roles',
        header: text('personRoles'),
        cell: (person) => (
          <span className={styles['chips']}>
            {standingOf(person).map((role) => (
              <RoleChip key={role} role={role} />
            ))}
          </span>
        ),
        csv: (person) =>
          standingOf(person)
            .map((role) => roleName(role, text))
            .join(', '),
      },
      { id: 'campuses', header: text('personCampuses'), cell: campuses, csv: campuses },
      {
        id: 'groups',
        header: text('personGroups'),
        cell: (person) => {
          const names = currentGroups(person);
          return names && <span className={styles['groups']}>{names}</span>;
        },
        csv: currentGroups,
      },
      {
        id: 'status',
        header: text('personStatus'),
        cell: ({ status }) => status && <StatusChip status={status} />,
        csv: ({ status }) => (status ? text(STATUS_TEXTS[status]) : null),
      },
      {
        id: 'since',
        header: text('personSince'),
        sortKey: 'CREATED',
        cell: ({ createdAt }) =>
          createdAt && (
            <span className={styles['whole']}>
              <Moment at={createdAt} shows="day" />
            </span>
          ),
        csv: ({ createdAt }) => (createdAt ? dayIn(new Date(createdAt), readerZone()) : null),
      },
    ],
  };
}
