import { useCallback } from 'react';
import { noteToldProblem } from '#kit/ui/form/told-problems.ts';
import { useProblemText } from '#kit/ui/text/use-problem-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { CallProblem } from './call-problem.ts';

/** Shows a failed call in a toast. Any other error is rethrown. */
export function useProblemToast(): (problem: unknown) => void {
  const problemText = useProblemText();
  return useCallback(
    (problem) => {
      if (!(problem instanceof CallProblem)) throw problem;
      noteToldProblem();
      showToast('error', problemText(problem));
    },
    [problemText],
  );
}
