import { call } from '#kit/client/call/call.ts';
import { useAttempt } from '#kit/client/call/use-attempt.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { undoRegrade } from './regrading.graphql.generated.ts';

/** Takes back that an exam was graded anew. */
export function useUndoRegrade(onUndone: () => void): (regradeId: string) => Promise<unknown> {
  const text = useText();
  const attempt = useAttempt(onUndone, { afterRefusalToo: true });
  return (regradeId) =>
    attempt(async () => {
      await call(undoRegrade, { regradeId });
      showToast('success', text('regradeUndone'));
    });
}
