import { useFormProblem } from '#kit/client/call/use-form-problem.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { officeFinances, reverseTransaction } from './finances.graphql.generated.ts';

const SHOWN_BOOKS = [officeFinances];

/** Sends what was typed. What is refused is told at its field, or else in a toast; the books are read again either way. */
export const useBooking = () =>
  useMutation({ stale: SHOWN_BOOKS, afterRefusalToo: true, tell: useFormProblem() }).mutate;

/** Tells what was booked, and offers to reverse it. */
export function useReversibleToast(): (words: string, transactionId: string) => void {
  const text = useText();
  const undoToast = useUndoToast();
  const { mutate } = useMutation({ stale: SHOWN_BOOKS, afterRefusalToo: true });
  return (words, transactionId) => {
    const reversalId = crypto.randomUUID();
    undoToast(words, () => void undo());
    async function undo(): Promise<void> {
      if (await mutate(reverseTransaction, { reversalId, transactionId, reason: text('booksUndone') }))
        showToast('success', text('booksWasReversed'));
    }
  };
}
