import { call } from '#kit/client/call.ts';
import { useAttempt } from '#kit/client/use-attempt.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { addGroupTeacher, removeGroupTeacher } from './teachers.graphql.generated.ts';

interface Teacher {
  _id: string;
  name: string;
}

interface TeacherDeeds {
  /** Both tell whether it was done. */
  add: (teacher: Teacher) => Promise<boolean>;
  remove: (teacher: Teacher) => Promise<boolean>;
}

/** What can be done about the teachers of a group. Each deed is told in a toast that offers to take it back. */
export function useTeacherDeeds(groupId: string, onChanged: () => void): TeacherDeeds {
  const text = useText();
  const undoToast = useUndoToast();

  const attempt = useAttempt(onChanged);

  const add = (teacher: Teacher): Promise<boolean> =>
    attempt(async () => {
      const { _id: teacherId, name } = teacher;
      await call(addGroupTeacher, { groupId, teacherId });
      undoToast(text('groupTeacherAdded', { name }), () => void remove(teacher));
    });

  const remove = (teacher: Teacher): Promise<boolean> =>
    attempt(async () => {
      const { _id: teacherId, name } = teacher;
      await call(removeGroupTeacher, { groupId, teacherId });
      undoToast(text('groupTeacherRemoved', { name }), () => void add(teacher));
    });

  return { add, remove };
}
