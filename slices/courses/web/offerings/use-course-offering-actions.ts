import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import type { CourseOfferingValues } from '#slices/courses/rules/course-offering.ts';
import { managedCourse, type CourseOfferingRowFragment } from '../managing/course.graphql.generated.ts';
import { changeTeaching, stopTeaching, teachCourse } from './course-offerings.graphql.generated.ts';

/** What can be done about the groups that take a course. */
export function useCourseOfferingActions(courseId: string) {
  const text = useText();
  const undoToast = useUndoToast();
  const { mutate } = useMutation({ stale: [managedCourse] });

  async function give(
    groupIds: readonly string[],
    courseOfferingInput: CourseOfferingValues,
    position: number | null = null,
  ): Promise<boolean> {
    if (!(await mutate(teachCourse, { courseId, groupIds: [...groupIds], courseOfferingInput, position })))
      return false;
    showToast('success', text('courseGiven', { count: groupIds.length }));
    return true;
  }

  async function change(
    { _id: courseOfferingId, version }: CourseOfferingRowFragment,
    courseOfferingInput: CourseOfferingValues,
  ): Promise<boolean> {
    if (!(await mutate(changeTeaching, { courseOfferingId, version, courseOfferingInput }))) return false;
    showToast('success', text('teachingSaved'));
    return true;
  }

  async function stop(courseOffering: CourseOfferingRowFragment): Promise<void> {
    const { _id: courseOfferingId, groupId, groupName, term, firstDay, lastDay, position } = courseOffering;
    if (!(await mutate(stopTeaching, { courseOfferingId }))) return;
    const before = { term, firstDay, lastDay: lastDay ?? null };
    undoToast(text('teachingStopped', { name: groupName }), () => void give([groupId], before, position));
  }

  return { give, change, stop };
}
