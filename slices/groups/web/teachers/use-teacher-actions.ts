import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { addGroupTeacher, groupTeachers, removeGroupTeacher } from './teachers.graphql.generated.ts';

interface Teacher {
  _id: string;
  name: string;
}

interface TeacherActions {
  /** Both tell whether it was done. */
  add: (teacher: Teacher) => Promise<boolean>;
  remove: (teacher: Teacher) => Promise<boolean>;
}

/** What can be done about the teachers of a group. Each action is told in a toast that offers to take it back. */
export function useTeacherActions(groupId: string): TeacherActions {
  const text = useText();
  const undoToast = useUndoToast();
  const { mutate } = useMutation({ stale: [groupTeachers] });

  async function add(teacher: Teacher): Promise<boolean> {
    const { _id: teacherId, name } = teacher;
    if (!(await mutate(addGroupTeacher, { groupId, teacherId }))) return false;
    undoToast(text('groupTeacherAdded', { name }), () => void remove(teacher));
    return true;
  }

  async function remove(teacher: Teacher): Promise<boolean> {
    const { _id: teacherId, name } = teacher;
    if (!(await mutate(removeGroupTeacher, { groupId, teacherId }))) return false;
    undoToast(text('groupTeacherRemoved', { name }), () => void add(teacher));
    return true;
  }

  return { add, remove };
}
