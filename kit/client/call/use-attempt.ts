import { useProblemToast } from './use-problem-toast.ts';

interface AttemptOptions {
  /** Also when it did not succeed: what another window has done meanwhile may be why, and shows then. */
  afterRefusalToo?: boolean;
}

/** Does what somebody asks for and says whether it was done; what was in the way is told in a toast. */
export function useAttempt(
  onDone: () => void = () => undefined,
  { afterRefusalToo = false }: AttemptOptions = {},
): (action: () => Promise<unknown>) => Promise<boolean> {
  const toastProblem = useProblemToast();
  return async (action) => {
    try {
      await action();
    } catch (problem) {
      toastProblem(problem);
      if (afterRefusalToo) onDone();
      return false;
    }
    onDone();
    return true;
  };
}
