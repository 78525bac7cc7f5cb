import { useCallback } from 'react';
import { FieldRefusal } from '#kit/ui/form/field-refusal.ts';
import { useProblemText } from '#kit/ui/text/use-problem-text.ts';
import { CallProblem } from './call-problem.ts';
import { useProblemToast } from './use-problem-toast.ts';

/**
 * Tells a failed call where it belongs: beside the field it is about, by the problem's id, or else in a toast. For the
 * field it throws what the form catches.
 */
export function useFormProblem<Field extends string>(
  fields: Readonly<Record<string, Field>>,
): (problem: unknown) => void {
  const problemText = useProblemText();
  const toastProblem = useProblemToast();
  return useCallback(
    (problem) => {
      const field = problem instanceof CallProblem && problem.problem !== null && fields[problem.problem];
      if (field) throw new FieldRefusal(field, problemText(problem));
      toastProblem(problem);
    },
    [fields, problemText, toastProblem],
  );
}
