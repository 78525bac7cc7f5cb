import { useCallback } from 'react';
import { FieldRefusal } from '#kit/ui/form/field-refusal.ts';
import { useProblemText } from '#kit/ui/text/use-problem-text.ts';
import { CallProblem } from './call-problem.ts';
import { useProblemToast } from './use-problem-toast.ts';

const NAMED_BY_SERVER = {};

/**
 * Tells a failed call where it belongs: beside the field that the server names, or that the problem's id stands for here, or
 * else in a toast. For the field it throws what the form catches.
 */
export function useFormProblem(
  fields: Readonly<Record<string, string>> = NAMED_BY_SERVER,
): (problem: unknown) => void {
  const problemText = useProblemText();
  const toastProblem = useProblemToast();
  return useCallback(
    (problem) => {
      if (problem instanceof FieldRefusal) throw problem;
      const field = problem instanceof CallProblem && (problem.field ?? fields[problem.problem ?? '']);
      if (field) throw new FieldRefusal(field, problemText(problem));
      toastProblem(problem);
    },
    [fields, problemText, toastProblem],
  );
}
