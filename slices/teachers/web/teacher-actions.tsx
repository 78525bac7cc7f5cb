import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#kit/client/call/call.ts';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Confirm } from '#kit/ui/modal/confirm.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { TeacherDialog } from './teacher-dialog.tsx';
import { archiveTeacher, deleteTeacher, type OneTeacherFragment } from './teachers.graphql.generated.ts';

interface TeacherActionsProps {
  teacher: OneTeacherFragment;
  onChanged: () => void;
}

/** What can be done with a teacher. Who teaches a group is archived and never deleted. */
export function TeacherActions({ teacher, onChanged }: TeacherActionsProps) {
  const text = useText();
  const navigate = useNavigate();
  const undoToast = useUndoToast();
  const toastProblem = useProblemToast();
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const [isProcessing, setIsProcessing] = useState(false);
  const { _id: teacherId, name } = teacher;

  async function archive(archived: boolean): Promise<void> {
    setIsProcessing(true);
    try {
      await call(archiveTeacher, { teacherId, archived });
      onChanged();
      const words = text(archived ? 'teacherWasArchived' : 'teacherWasRestored', { name });
      undoToast(words, () => void archive(!archived));
    } catch (problem) {
      toastProblem(problem);
    } finally {
      setIsProcessing(false);
    }
  }

  async function remove(): Promise<void> {
    try {
      await call(deleteTeacher, { teacherId });
      showToast('success', text('teacherDeleted', { name }));
      await navigate('/teachers');
    } catch (problem) {
      toastProblem(problem);
      setOpen(null);
    }
  }

  return (
    <>
      {teacher.groups.length === 0 && (
        <Button tone="danger" aria-haspopup="dialog" onClick={() => setOpen('delete')}>
          <Icon name="trash" />
          <Text id="deleteTeacher" />
        </Button>
      )}
      <Button isProcessing={isProcessing} onClick={() => void archive(!teacher.archived)}>
        <Icon name={teacher.archived ? 'undo' : 'archive'} />
        <Text id={teacher.archived ? 'restoreTeacher' : 'archiveTeacher'} />
      </Button>
      <Button aria-haspopup="dialog" onClick={() => setOpen('edit')}>
        <Icon name="edit" />
        <Text id="editTeacher" />
      </Button>
      {open === 'edit' && (
        <TeacherDialog
          teacherId={teacherId}
          teacher={teacher}
          campuses={[]}
          onClose={() => setOpen(null)}
          onSaved={onChanged}
        />
      )}
      <Confirm
        isOpen={open === 'delete'}
        title={text('deleteTeacherNamed', { name })}
        action={<Text id="deleteTeacher" />}
        onConfirm={remove}
        onCancel={() => setOpen(null)}
      >
        <Text id="deleteTeacherHelp" />
      </Confirm>
    </>
  );
}
