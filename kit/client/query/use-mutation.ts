import { useState } from 'react';
import { call } from '../call/call.ts';
import type { TypedDocument } from '../typed-document.ts';
import { useProblemToast } from '../call/use-problem-toast.ts';
import { refresh, type Named } from './query-client.ts';
import { writeAnswer } from './write-answer.ts';

interface MutationOptions {
  /** What else is not true any more: asked for again where it is on the screen, forgotten elsewhere. */
  stale?: readonly Named[];
  /** Also when it did not succeed: what another window has done meanwhile may be why, and shows then. */
  afterRefusalToo?: boolean;
}

interface Mutation {
  isBusy: boolean;
  /** Gives the answer, or null where it was refused, which has then been told. */
  mutate: <Result, Variables>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
  ) => Promise<Result | null>;
}

/** Changes something on the server; what it answers shows wherever it is drawn. What was in the way is told in a toast. */
export function useMutation({ stale = [], afterRefusalToo = false }: MutationOptions = {}): Mutation {
  const [isBusy, setIsBusy] = useState(false);
  const toastProblem = useProblemToast();
  return {
    isBusy,
    async mutate(document, variables) {
      setIsBusy(true);
      try {
        const answer = await call(document, variables);
        writeAnswer(answer);
        refresh(stale);
        return answer;
      } catch (problem) {
        toastProblem(problem);
        if (afterRefusalToo) refresh(stale);
        return null;
      } finally {
        setIsBusy(false);
      }
    },
  };
}
