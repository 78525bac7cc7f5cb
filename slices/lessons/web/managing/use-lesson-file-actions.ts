import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { movedTo } from '#slices/lessons/rules/lesson.ts';
import {
  managedLessons,
  removeLessonFile,
  renameLessonFile,
  reorderLessonFiles,
  type ManagedLessonFragment,
} from './managed-lessons.graphql.generated.ts';

export type ManagedFile = ManagedLessonFragment['allFiles'][number];

export interface LessonFileActions {
  move: (from: number, to: number) => Promise<unknown>;
  rename: (file: ManagedFile, name: string) => Promise<boolean>;
  remove: (file: ManagedFile) => Promise<boolean>;
}

/** What can be done with the files of a lesson. */
export function useLessonFileActions({ _id: lessonId, allFiles }: ManagedLessonFragment): LessonFileActions {
  const text = useText();
  const undoToast = useUndoToast();
  const { mutate } = useMutation({ stale: [managedLessons], afterRefusalToo: true });

  async function arrange(fileIds: readonly string[], before: readonly string[]): Promise<void> {
    if (!(await mutate(reorderLessonFiles, { lessonId, fileIds }))) return;
    undoToast(text('lessonsReordered'), () => void arrange(before, fileIds));
  }

  return {
    move(from, to) {
      const order = allFiles.map(({ _id }) => _id);
      return arrange(movedTo(order, from, to), order);
    },
    rename: async ({ _id: fileId }, name) =>
      (await mutate(renameLessonFile, { lessonId, fileId, name })) !== null,
    async remove({ _id: fileId, name }) {
      if (!(await mutate(removeLessonFile, { lessonId, fileId }))) return false;
      showToast('success', text('fileRemoved', { name }));
      return true;
    },
  };
}
