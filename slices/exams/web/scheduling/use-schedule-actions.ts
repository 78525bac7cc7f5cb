import type { Instant } from '#kit/calendar/instant.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import {
  groupsOfExam,
  scheduleExam,
  unscheduleExam,
  type SittingGroupFragment,
} from './scheduling.graphql.generated.ts';

export interface ExamTimes {
  opensAt: Instant;
  deadline: Instant;
  closesAt: Instant | null;
  returnSeconds: number;
}

export function useScheduleActions(examId: string) {
  const text = useText();
  const undoToast = useUndoToast();
  const { mutate } = useMutation({ stale: [groupsOfExam] });

  async function schedule(
    { _id: groupId, version }: Pick<SittingGroupFragment, '_id' | 'version'>,
    times: ExamTimes,
  ): Promise<boolean> {
    if (!(await mutate(scheduleExam, { examId, groupId, version: version ?? null, ...times }))) return false;
    showToast('success', text('examScheduled'));
    return true;
  }

  async function unschedule(group: SittingGroupFragment): Promise<void> {
    const { _id: groupId, opensAt, deadline, closesAt, returnSeconds } = group;
    if (!(await mutate(unscheduleExam, { examId, groupId })) || !opensAt || !deadline) return;
    const before = { opensAt, deadline, closesAt: closesAt ?? null, returnSeconds: returnSeconds ?? 0 };
    undoToast(text('examUnscheduled'), () => void schedule({ _id: groupId, version: null }, before));
  }

  return { schedule, unschedule };
}
