import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import type { TeachingValues } from '#slices/courses/rules/teaching.ts';
import { managedCourse, type CourseTeachingFragment } from '../managing/course.graphql.generated.ts';
import { changeTeaching, stopTeaching, teachCourse } from './teachings.graphql.generated.ts';

/** What can be done about the groups that take a course. */
export function useTeachingActions(courseId: string) {
  const text = useText();
  const undoToast = useUndoToast();
  const { mutate } = useMutation({ stale: [managedCourse] });

  async function give(
    groupIds: readonly string[],
    teachingInput: TeachingValues,
    position: number | null = null,
  ): Promise<boolean> {
    if (!(await mutate(teachCourse, { courseId, groupIds: [...groupIds], teachingInput, position })))
      return false;
    showToast('success', text('courseGiven', { count: groupIds.length }));
    return true;
  }

  async function change(
    { _id: teachingId, version }: CourseTeachingFragment,
    teachingInput: TeachingValues,
  ): Promise<boolean> {
    if (!(await mutate(changeTeaching, { teachingId, version, teachingInput }))) return false;
    showToast('success', text('teachingSaved'));
    return true;
  }

  async function stop(teaching: CourseTeachingFragment): Promise<void> {
    const { _id: teachingId, groupId, groupName, term, firstDay, lastDay, position } = teaching;
    if (!(await mutate(stopTeaching, { teachingId }))) return;
    const before = { term, firstDay, lastDay: lastDay ?? null };
    undoToast(text('teachingStopped', { name: groupName }), () => void give([groupId], before, position));
  }

  return { give, change, stop };
}
