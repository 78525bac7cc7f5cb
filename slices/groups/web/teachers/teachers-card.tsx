import { useQuery } from '#kit/client/query/use-query.ts';
import { Avatar } from '#kit/ui/avatar/avatar.tsx';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { AddTeacherButton } from './add-teacher-button.tsx';
import type { OneGroupFragment } from '../group.graphql.generated.ts';
import styles from '../groups.module.css';
import { groupTeachers, type GroupTeacherFragment } from './teachers.graphql.generated.ts';
import { useTeacherActions } from './use-teacher-actions.ts';
import { ArchivedChip } from '../use-groups-table.tsx';

interface TeachersCardProps {
  group: OneGroupFragment;
}

/** Who teaches a group. */
export function TeachersCard({ group }: TeachersCardProps) {
  const text = useText();
  const answer = useQuery(groupTeachers, { groupId: group._id });
  const { add, remove } = useTeacherActions(group._id);
  return (
    <Card title={<Text id="groupTeachers" />}>
      <DataView answer={answer} waiting={<Waiting />}>
        {({ group: found }) => (
          <Teachers
            teachers={found?.teachers ?? []}
            removeLabelOf={({ name }) => text('removeGroupTeacherNamed', { name })}
            onRemove={(teacher) => void remove(teacher)}
          />
        )}
      </DataView>
      {!group.archived && <AddTeacherButton regionId={group.regionId} onAdd={add} />}
    </Card>
  );
}

/** As tall as a line of teachers. */
const Waiting = () => (
  <div className={styles['teachers']}>
    <Skeleton shape="lines" count={1} />
  </div>
);

interface TeachersProps {
  teachers: readonly GroupTeacherFragment[];
  removeLabelOf: (teacher: GroupTeacherFragment) => string;
  onRemove: (teacher: GroupTeacherFragment) => void;
}

function Teachers({ teachers, removeLabelOf, onRemove }: TeachersProps) {
  if (teachers.length === 0)
    return (
      <p className={styles['quiet']}>
        <Text id="noGroupTeachers" />
      </p>
    );
  return (
    <ul className={styles['teachers']}>
      {teachers.map((teacher) => (
        <li key={teacher._id}>
          <Avatar fullName={teacher.name} picture={teacher.photoUrl} size="small" />
          <span>{teacher.name}</span>
          {teacher.archived && <ArchivedChip />}
          <IconButton
            icon="close"
            size="small"
            label={removeLabelOf(teacher)}
            onClick={() => onRemove(teacher)}
          />
        </li>
      ))}
    </ul>
  );
}
