import { useQuery } from '#kit/client/query/use-query.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Confirm } from '#kit/ui/modal/confirm.tsx';
import { Dependents, useDependentsInWords } from '#kit/ui/modal/dependents.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { lessonUse, type ManagedLessonFragment } from './managed-lessons.graphql.generated.ts';
import type { LessonActions } from './use-lesson-actions.ts';

interface DeleteLessonDialogProps {
  lesson: ManagedLessonFragment;
  actions: Pick<LessonActions, 'remove' | 'hide'>;
  onClose: () => void;
}

/** Says what hangs on a lesson before it is gone for good. One that students have used can only be hidden. */
export function DeleteLessonDialog({ lesson, actions, onClose }: DeleteLessonDialogProps) {
  const { _id: lessonId, title, hidden, films, allFiles } = lesson;
  const dependents = useDependentsInWords();
  const answer = useQuery(lessonUse, { lessonId }, { fresh: true });
  const watcherCount = answer.data?.lesson?.watcherCount ?? 0;
  const noteCount = answer.data?.lesson?.noteCount ?? 0;
  const isUsed = watcherCount + noteCount > 0;

  async function confirm(): Promise<void> {
    await (isUsed ? actions.hide(lesson) : actions.remove(lesson));
    onClose();
  }

  return (
    <Confirm
      isOpen
      title={<Text id="deleteLesson" />}
      action={<Text id={isUsed ? 'hideLesson' : 'deleteLesson'} />}
      onConfirm={answer.data && !(isUsed && hidden) ? confirm : null}
      onCancel={onClose}
      isUndoable={isUsed}
    >
      <DataView answer={answer} waiting={<Skeleton shape="lines" count={3} />} isEmpty={() => false}>
        {() => (
          <>
            <Text id={isUsed ? 'lessonInUse' : 'deleteLessonMeans'} values={{ title }} />
            <Dependents
              texts={dependents({
                lessonWatchers: watcherCount,
                lessonNotesOfStudents: noteCount,
                lessonVideosCounted: films.length,
                lessonFilesCounted: allFiles.length,
              })}
            />
          </>
        )}
      </DataView>
    </Confirm>
  );
}
