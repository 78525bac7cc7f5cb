import { useState } from 'react';
import { useAttempt } from './use-attempt.ts';

/** Does something once at a time, and tells in a toast why it was not done. */
export function useAction(): {
  isProcessing: boolean;
  attempt: (action: () => Promise<void>) => Promise<void>;
} {
  const [isProcessing, setIsProcessing] = useState(false);
  const attemptOnce = useAttempt();

  async function attempt(action: () => Promise<void>): Promise<void> {
    setIsProcessing(true);
    try {
      await attemptOnce(action);
    } finally {
      setIsProcessing(false);
    }
  }

  return { isProcessing, attempt };
}
