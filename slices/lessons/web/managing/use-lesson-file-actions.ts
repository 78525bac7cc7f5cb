import { call } from '#kit/client/call/call.ts';
import { useAttempt } from '#kit/client/call/use-attempt.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { movedTo } from '#slices/lessons/rules/lesson.ts';
import {
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
export function useLessonFileActions(
  { _id: lessonId, allFiles }: ManagedLessonFragment,
  onChanged: () => void,
): LessonFileActions {
  const text = useText();
  const undoToast = useUndoToast();
  const attempt = useAttempt(onChanged, { afterRefusalToo: true });

  const arrange = (fileIds: readonly string[], before: readonly string[]): Promise<boolean> =>
    attempt(async () => {
      await call(reorderLessonFiles, { lessonId, fileIds });
      undoToast(text('lessonsReordered'), () => void arrange(before, fileIds));
    });

  return {
    move(from, to) {
      const order = allFiles.map(({ _id }) => _id);
      return arrange(movedTo(order, from, to), order);
    },
    rename: ({ _id: fileId }, name) => attempt(() => call(renameLessonFile, { lessonId, fileId, name })),
    remove: ({ _id: fileId, name }) =>
      attempt(async () => {
        await call(removeLessonFile, { lessonId, fileId });
        showToast('success', text('fileRemoved', { name }));
      }),
  };
}
