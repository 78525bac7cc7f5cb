import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { writtenExam } from '../authoring/authoring.graphql.generated.ts';
import { questionStatistics, undoRegrade } from './regrading.graphql.generated.ts';

export const SHOWN_GRADES = [questionStatistics, writtenExam];

export function useUndoRegrade(): (regradeId: string) => Promise<unknown> {
  const text = useText();
  const { mutate } = useMutation({ stale: SHOWN_GRADES, afterRefusalToo: true });
  return async (regradeId) => {
    if (await mutate(undoRegrade, { regradeId })) showToast('success', text('regradeUndone'));
  };
}
