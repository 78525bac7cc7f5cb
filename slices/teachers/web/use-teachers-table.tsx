import { Avatar } from '#kit/ui/avatar/avatar.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import type { Table } from '#kit/ui/table/table.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { ListedTeacherFragment } from './teachers.graphql.generated.ts';
import styles from './teachers.module.css';

const currentGroups = ({ groups }: ListedTeacherFragment) => groups.filter(({ archived }) => !archived);

/** The columns of the list of teachers. */
export function useTeachersTable(): Table<ListedTeacherFragment> {
  const text = useText();
  return {
    label: text('teachers'),
    counted: 'teachersCounted',
    nameOf: ({ name }) => name,
    columns: [
      {
        id: 'name',
        header: text('teacherName'),
        sortKey: 'NAME',
        cell: ({ _id, name, photoUrl, archived }) => (
          <span className={styles['teacher']}>
            <Avatar fullName={name} picture={photoUrl} size="small" />
            <Link to={`/teachers/${_id}`}>{name}</Link>
            {archived && <ArchivedChip />}
          </span>
        ),
        csv: ({ name }) => name,
      },
      {
        id: 'campus',
        header: text('teacherCampus'),
        cell: ({ regionName }) => regionName,
        csv: ({ regionName }) => regionName,
      },
      {
        id: 'groups',
        header: text('teacherGroups'),
        align: 'end',
        cell: (teacher) => currentGroups(teacher).length,
        csv: (teacher) =>
          currentGroups(teacher)
            .map(({ name }) => name)
            .join(', '),
      },
      {
        id: 'account',
        header: text('teacherAccount'),
        cell: ({ personId, personName }) =>
          personId && personName && <Link to={`/users/${personId}`}>{personName}</Link>,
        csv: ({ personName }) => personName,
      },
    ],
  };
}

export const ArchivedChip = () => (
  <Chip>
    <Text id="teacherArchived" />
  </Chip>
);
