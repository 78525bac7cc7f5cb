import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { staffAttempt } from '../results/results.graphql.generated.ts';
import {
  grantExam,
  groupsOfExam,
  type GrantExamMutationVariables,
  type SittingGrantFragment,
} from './scheduling.graphql.generated.ts';

export type Given = Omit<GrantExamMutationVariables, 'examId' | 'groupId' | 'version'>;

/** Gives one student more in an exam, and offers to take that back. */
export function useGrant(examId: string) {
  const text = useText();
  const undoToast = useUndoToast();
  const { mutate } = useMutation({ stale: [groupsOfExam, staffAttempt] });

  return async function grant(
    groupId: string,
    before: SittingGrantFragment | null,
    given: Given,
  ): Promise<boolean> {
    const answer = await mutate(grantExam, { examId, groupId, ...given, version: before?.version ?? null });
    if (!answer) return false;
    const { personId } = given;
    const undone = {
      examId,
      groupId,
      personId,
      version: answer.grantExam.version,
      extraMinutes: before?.extraMinutes ?? 0,
      extraAttempts: before?.extraAttempts ?? 0,
      deadline: before?.deadline ?? null,
      reason: before?.reason ?? given.reason,
    };
    undoToast(text('examGranted'), () => void mutate(grantExam, undone));
    return true;
  };
}
