import { useMemo, useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Avatar } from '#kit/ui/avatar/avatar.tsx';
import { Button } from '#kit/ui/button/button.tsx';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Combobox } from '#kit/ui/combobox/combobox.tsx';
import type { Suggestion, SuggestionSource } from '#kit/ui/combobox/suggestion.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import type { OneGroupFragment } from '../group.graphql.generated.ts';
import styles from '../groups.module.css';
import { ArchivedChip } from '../use-groups-table.tsx';
import {
  addGroupTeacher,
  groupTeachers,
  removeGroupTeacher,
  teachersOfCampus,
  type GroupTeacherFragment,
} from './teachers.graphql.generated.ts';

type Teacher = Pick<GroupTeacherFragment, '_id' | 'name'>;

/** Who teaches a group. Each change is told in a toast that offers to take it back. */
export function TeachersCard({ group }: { group: OneGroupFragment }) {
  const text = useText();
  const undoToast = useUndoToast();
  const { mutate } = useMutation({ stale: [groupTeachers] });
  const groupId = group._id;
  const answer = useQuery(groupTeachers, { groupId });

  async function add(teacher: Teacher): Promise<boolean> {
    const { _id: teacherId, name } = teacher;
    if (!(await mutate(addGroupTeacher, { groupId, teacherId }))) return false;
    undoToast(text('groupTeacherAdded', { name }), () => void remove(teacher));
    return true;
  }

  async function remove(teacher: Teacher): Promise<void> {
    const { _id: teacherId, name } = teacher;
    if (!(await mutate(removeGroupTeacher, { groupId, teacherId }))) return;
    undoToast(text('groupTeacherRemoved', { name }), () => void add(teacher));
  }

  return (
    <Card title={<Text id="groupTeachers" />}>
      <DataView answer={answer} waiting={<Waiting />}>
        {({ group: found }) => (
          <Teachers teachers={found?.teachers ?? []} onRemove={(teacher) => void remove(teacher)} />
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
  onRemove: (teacher: GroupTeacherFragment) => void;
}

function Teachers({ teachers, onRemove }: TeachersProps) {
  const text = useText();
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
            label={text('removeGroupTeacherNamed', { name: teacher.name })}
            onClick={() => onRemove(teacher)}
          />
        </li>
      ))}
    </ul>
  );
}

interface AddTeacherButtonProps {
  regionId: string;
  onAdd: (teacher: Teacher) => Promise<boolean>;
}

function AddTeacherButton({ regionId, onAdd }: AddTeacherButtonProps) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState<Suggestion | null>(null);
  const source = useMemo(() => searchIn(regionId), [regionId]);

  async function add(): Promise<void> {
    if (chosen && (await onAdd({ _id: chosen.value, name: chosen.label }))) setIsOpen(false);
  }

  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="plus" />
        <Text id="addGroupTeacher" />
      </Button>
      <Modal isOpen={isOpen} title={<Text id="addGroupTeacher" />} onClose={() => setIsOpen(false)}>
        <Form id="teacher" submitLabel={text('addGroupTeacher')} onSubmit={add}>
          <Combobox
            name="teacher"
            label={text('groupTeacher')}
            help={text('groupTeacherHelp')}
            source={source}
            onChoose={setChosen}
            required
          />
        </Form>
      </Modal>
    </>
  );
}

const searchIn =
  (regionId: string): SuggestionSource =>
  async (search, signal) => {
    const { teachers } = await call(teachersOfCampus, { search, regionId }, { signal });
    return teachers.rows.map(({ _id, name }) => ({ value: _id, label: name }));
  };
