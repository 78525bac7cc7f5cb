import { useCallback, useEffect, useState } from 'react';
import type { Answer } from '#kit/ui/data-view/data-view.tsx';
import { call } from './call.ts';
import { CallProblem } from './call-problem.ts';
import type { TypedDocument } from './typed-document.ts';

interface State<Result> {
  /** Which question this is the answer to; an answer to an older one is not shown. */
  question: string;
  data: Result | null;
  problem: CallProblem | null;
}

/** One query for a public screen, where the big client is not loaded. Asks again when a variable changes. */
export function useCall<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): Answer<Result> {
  const [attempt, setAttempt] = useState(0);
  const question = JSON.stringify([document.operationName, variables, attempt]);
  const [state, setState] = useState<State<Result> | null>(null);
  useEffect(
    function ask() {
      const leaving = new AbortController();
      const answered = (data: Result | null, problem: CallProblem | null) => {
        if (!leaving.signal.aborted) setState({ question, data, problem });
      };
      const asked = (JSON.parse(question) as [string, Variables])[1];
      call(document, asked, { signal: leaving.signal }).then(
        (data) => answered(data, null),
        (problem: unknown) => {
          if (problem instanceof CallProblem) answered(null, problem);
        },
      );
      return () => leaving.abort();
    },
    [document, question],
  );
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  const now = state?.question === question ? state : null;
  return { data: now?.data, problem: now?.problem, isLoading: !now, again };
}
