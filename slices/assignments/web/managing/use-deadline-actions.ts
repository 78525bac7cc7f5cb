import { call } from '#kit/client/call/call.ts';
import { useAttempt } from '#kit/client/call/use-attempt.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import {
  scheduleAssignment,
  unscheduleAssignment,
  type ManagedAssignmentFragment,
} from './managed-assignments.graphql.generated.ts';

export type GroupOfAssignment = ManagedAssignmentFragment['groups'][number];

/** What can be done about the deadline of a group; each action tells whether it was done. */
export function useDeadlineActions(assignmentId: string, onChanged: () => void) {
  const text = useText();
  const undoToast = useUndoToast();

  const attempt = useAttempt(onChanged);

  const schedule = (
    { groupId, version }: Pick<GroupOfAssignment, 'groupId' | 'version'>,
    dueAt: string,
  ): Promise<boolean> =>
    attempt(async () => {
      await call(scheduleAssignment, { assignmentId, groupId, version: version ?? null, dueAt });
      showToast('success', text('deadlineSaved'));
    });

  const unschedule = ({ groupId, groupName, version, dueAt }: GroupOfAssignment): Promise<boolean> =>
    attempt(async () => {
      await call(unscheduleAssignment, { assignmentId, groupId, version: version ?? null });
      undoToast(text('deadlineRemoved', { group: groupName }), () => {
        if (dueAt) void schedule({ groupId, version: null }, dueAt);
      });
    });

  return { schedule, unschedule };
}
