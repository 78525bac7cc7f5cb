import { useCallback } from 'react';
import type { MessageValues } from '#kit/messages/format-message.ts';
import { useTextIfKnown } from './use-text.ts';

/** An error that may name the message which tells it in every language. */
export interface TellableError {
  message: string;
  /** What kind of error it is, where that is known. */
  code?: string;
  problem?: string | null;
  values?: MessageValues;
}

/** Gives the sentence that tells an error to the reader. */
export function useProblemText(): (error: TellableError) => string {
  const textIfKnown = useTextIfKnown();
  return useCallback(
    ({ message, problem, values }) => (problem ? textIfKnown(problem, values) : null) ?? message,
    [textIfKnown],
  );
}
