import { useState } from 'react';
import { useProblemToast } from '#kit/client/use-problem-toast.ts';

/** Does something once at a time, and tells in a toast why it was not done. */
export function useDeed(): { isProcessing: boolean; attempt: (deed: () => Promise<void>) => Promise<void> } {
  const toastProblem = useProblemToast();
  const [isProcessing, setIsProcessing] = useState(false);

  async function attempt(deed: () => Promise<void>): Promise<void> {
    setIsProcessing(true);
    try {
      await deed();
    } catch (problem) {
      toastProblem(problem);
    } finally {
      setIsProcessing(false);
    }
  }

  return { isProcessing, attempt };
}
