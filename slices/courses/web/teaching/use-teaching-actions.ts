import { call } from '#kit/client/call/call.ts';
import { useAttempt } from '#kit/client/call/use-attempt.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import type { TeachingValues } from '#slices/courses/rules/teaching.ts';
import type { CourseTeachingFragment } from '../managing/course.graphql.generated.ts';
import { changeTeaching, stopTeaching, teachCourse } from './teachings.graphql.generated.ts';

/** What can be done about the groups that take a course; each action tells whether it was done. */
export function useTeachingActions(courseId: string, onChanged: () => void) {
  const text = useText();
  const undoToast = useUndoToast();

  const attempt = useAttempt(onChanged);

  const give = (
    groupIds: readonly string[],
    teachingInput: TeachingValues,
    position: number | null = null,
  ): Promise<boolean> =>
    attempt(async () => {
      await call(teachCourse, { courseId, groupIds: [...groupIds], teachingInput, position });
      showToast('success', text('courseGiven', { count: groupIds.length }));
    });

  const change = (teaching: CourseTeachingFragment, teachingInput: TeachingValues): Promise<boolean> =>
    attempt(async () => {
      const { _id: teachingId, version } = teaching;
      await call(changeTeaching, { teachingId, version, teachingInput });
      showToast('success', text('teachingSaved'));
    });

  const stop = ({
    _id,
    groupId,
    groupName,
    term,
    firstDay,
    lastDay,
    position,
  }: CourseTeachingFragment): Promise<boolean> =>
    attempt(async () => {
      await call(stopTeaching, { teachingId: _id });
      const before = { term, firstDay, lastDay: lastDay ?? null };
      undoToast(text('teachingStopped', { name: groupName }), () => void give([groupId], before, position));
    });

  return { give, change, stop };
}
