import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Confirm } from '#kit/ui/modal/confirm.tsx';
import { Dependents, useDependents } from '#kit/ui/modal/dependents.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { TeacherDialog } from './teacher-dialog.tsx';
import {
  archiveTeacher,
  deleteTeacher,
  teachers,
  type OneTeacherFragment,
} from './teachers.graphql.generated.ts';

/** What can be done with a teacher. Who teaches a group or a course is archived and never deleted. */
export function TeacherActions({ teacher }: { teacher: OneTeacherFragment }) {
  const text = useText();
  const navigate = useNavigate();
  const undoToast = useUndoToast();
  const { mutate, isBusy } = useMutation({ stale: [teachers] });
  const [open, setOpen] = useState<'edit' | 'archive' | 'delete' | null>(null);
  const { _id: teacherId, name, groups, courseCount } = teacher;
  const dependents = useDependents({
    teachesGroupsCounted: groups.filter(({ archived }) => !archived).length,
    teacherOfCoursesCounted: courseCount,
  });
  const isAskedBefore = !teacher.archived && dependents.length > 0;
  const close = (): void => setOpen(null);

  async function archive(archived: boolean): Promise<void> {
    const isDone = await mutate(archiveTeacher, { teacherId, archived });
    if (!isDone) return;
    close();
    const words = text(archived ? 'teacherWasArchived' : 'teacherWasRestored', { name });
    undoToast(words, () => void archive(!archived));
  }

  async function remove(): Promise<void> {
    if (!(await mutate(deleteTeacher, { teacherId }))) return close();
    showToast('success', text('teacherDeleted', { name }));
    await navigate('/teachers');
  }

  return (
    <>
      {groups.length === 0 && courseCount === 0 && (
        <Button tone="danger" aria-haspopup="dialog" onClick={() => setOpen('delete')}>
          <Icon name="trash" />
          <Text id="deleteTeacher" />
        </Button>
      )}
      <Button
        isProcessing={isBusy}
        {...(isAskedBefore && { 'aria-haspopup': 'dialog' })}
        onClick={() => (isAskedBefore ? setOpen('archive') : void archive(!teacher.archived))}
      >
        <Icon name={teacher.archived ? 'undo' : 'archive'} />
        <Text id={teacher.archived ? 'restoreTeacher' : 'archiveTeacher'} />
      </Button>
      <Button aria-haspopup="dialog" onClick={() => setOpen('edit')}>
        <Icon name="edit" />
        <Text id="editTeacher" />
      </Button>
      {open === 'edit' && <TeacherDialog teacher={teacher} campuses={[]} onClose={close} />}
      <Confirm
        isOpen={open === 'archive'}
        title={text('archiveTeacherNamed', { name })}
        action={<Text id="archiveTeacher" />}
        onConfirm={() => archive(true)}
        onCancel={close}
        isUndoable
      >
        <Text id="archiveTeacherHelp" />
        <Dependents texts={dependents} />
      </Confirm>
      <Confirm
        isOpen={open === 'delete'}
        title={text('deleteTeacherNamed', { name })}
        action={<Text id="deleteTeacher" />}
        onConfirm={remove}
        onCancel={close}
      >
        <Text id="deleteTeacherHelp" />
        <Dependents texts={dependents} />
      </Confirm>
    </>
  );
}
