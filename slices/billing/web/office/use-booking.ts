import type { RefObject } from 'react';
import { call } from '#kit/client/call/call.ts';
import { CallProblem } from '#kit/client/call/call-problem.ts';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
import { refresh } from '#kit/client/query/query-client.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';
import { FieldRefusal } from '#kit/ui/form/field-refusal.ts';
import { controlNamed } from '#kit/ui/form/form-problems.ts';
import { useProblemText } from '#kit/ui/text/use-problem-text.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { officeFinances, reverseTransaction } from './finances.graphql.generated.ts';

const SHOWN_BOOKS = [officeFinances];

/** Sends what was typed. What is refused is told at its field, or else in a toast; the books are read again either way. */
export function useBooking(form: RefObject<HTMLFormElement | null>) {
  const problemText = useProblemText();
  const toastProblem = useProblemToast();
  return async <Result extends object, Variables>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
  ): Promise<Result | null> => {
    try {
      return await call(document, variables);
    } catch (problem) {
      const field = problem instanceof CallProblem ? problem.field : null;
      if (problem instanceof CallProblem && field && form.current && controlNamed(form.current, field))
        throw new FieldRefusal(field, problemText(problem));
      toastProblem(problem);
      return null;
    } finally {
      refresh(SHOWN_BOOKS);
    }
  };
}

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
