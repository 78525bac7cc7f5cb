import { call } from '#kit/client/call/call.ts';
import { useAttempt } from '#kit/client/call/use-attempt.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import {
  grantExam,
  scheduleExam,
  unscheduleExam,
  type GrantExamMutationVariables,
  type SittingGroupFragment,
} from './scheduling.graphql.generated.ts';

export interface ExamTimes {
  opensAt: string;
  deadline: string;
  closesAt: string | null;
  /** Within which a student who has left may come back. */
  returnSeconds: number;
}

export type Given = Omit<GrantExamMutationVariables, 'examId' | 'groupId'>;

/** What can be done about when a group sits an exam; each action tells whether it was done. */
export function useScheduleActions(examId: string, onChanged: () => void) {
  const text = useText();
  const undoToast = useUndoToast();

  const attempt = useAttempt(onChanged);

  const schedule = (
    { _id: groupId, version }: Pick<SittingGroupFragment, '_id' | 'version'>,
    times: ExamTimes,
  ): Promise<boolean> =>
    attempt(async () => {
      await call(scheduleExam, { examId, groupId, version: version ?? null, ...times });
      showToast('success', text('examScheduled'));
    });

  const unschedule = (group: SittingGroupFragment): Promise<boolean> =>
    attempt(async () => {
      const { _id: groupId, opensAt, deadline, closesAt, returnSeconds } = group;
      await call(unscheduleExam, { examId, groupId });
      if (!opensAt || !deadline) return;
      const before = { opensAt, deadline, closesAt: closesAt ?? null, returnSeconds: returnSeconds ?? 0 };
      undoToast(text('examUnscheduled'), () => void schedule({ _id: groupId, version: null }, before));
    });

  const grant = ({ _id: groupId }: SittingGroupFragment, given: Given): Promise<boolean> =>
    attempt(async () => {
      await call(grantExam, { examId, groupId, ...given });
      showToast('success', text('examGranted'));
    });

  return { schedule, unschedule, grant };
}
