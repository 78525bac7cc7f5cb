import type { Instant } from '#kit/calendar/instant.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import {
  managedAssignments,
  scheduleAssignment,
  unscheduleAssignment,
  type ManagedAssignmentFragment,
} from './managed-assignments.graphql.generated.ts';

export type GroupOfAssignment = ManagedAssignmentFragment['groups'][number];

/** What can be done about the deadline of a group. */
export function useDeadlineActions(assignmentId: string) {
  const text = useText();
  const undoToast = useUndoToast();
  const { mutate } = useMutation({ stale: [managedAssignments] });

  async function schedule(
    { groupId, version }: Pick<GroupOfAssignment, 'groupId' | 'version'>,
    dueAt: Instant,
  ): Promise<boolean> {
    if (!(await mutate(scheduleAssignment, { assignmentId, groupId, version: version ?? null, dueAt })))
      return false;
    showToast('success', text('deadlineSaved'));
    return true;
  }

  async function unschedule({ groupId, groupName, version, dueAt }: GroupOfAssignment): Promise<void> {
    if (!(await mutate(unscheduleAssignment, { assignmentId, groupId, version: version ?? null }))) return;
    undoToast(text('deadlineRemoved', { group: groupName }), () => {
      if (dueAt) void schedule({ groupId, version: null }, dueAt);
    });
  }

  return { schedule, unschedule };
}
