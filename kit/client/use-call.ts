import { useCallback, useEffect, useState } from 'react';
import type { Answer } from '#kit/ui/data-view/data-view.tsx';
import { call } from './call.ts';
import { CallProblem } from './call-problem.ts';
import { lastAnswer, rememberAnswer } from './last-answers.ts';
import type { TypedDocument } from './typed-document.ts';

interface State<Result> {
  /** Which question this is the answer to; an answer to another one is not shown. */
  question: string;
  attempt: number;
  data: Result | null;
  problem: CallProblem | null;
}

/**
 * One query that is asked afresh and kept nowhere: for screens on which the big client is not loaded, and for parts that
 * are wrong when they are old. Asks again when a variable changes. Without a network the last answer of this page's life
 * stands in.
 */
export function useCall<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): Answer<Result> {
  const [attempt, setAttempt] = useState(0);
  const question = JSON.stringify([document.operationName, variables]);
  const [state, setState] = useState<State<Result> | null>(null);
  useEffect(
    function ask() {
      const leaving = new AbortController();
      const { signal } = leaving;
      const asked = (JSON.parse(question) as [string, Variables])[1];
      call(document, asked, { signal }).then(
        (data) => {
          rememberAnswer(question, data);
          if (!signal.aborted) setState({ question, attempt, data, problem: null });
        },
        (problem: unknown) => {
          if (signal.aborted || !(problem instanceof CallProblem)) return;
          // What an earlier attempt has brought stays on the screen.
          setState((before) => ({
            question,
            attempt,
            data: before?.question === question ? before.data : lastAnswerTo(question, problem),
            problem,
          }));
        },
      );
      return () => leaving.abort();
    },
    [document, question, attempt],
  );
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  const now = state?.question === question ? state : null;
  const isLoading = now?.attempt !== attempt;
  return { data: now?.data, problem: isLoading ? null : now?.problem, isLoading, again };
}

/** A refusal counts; only where nothing came back is an older answer better than none. */
const lastAnswerTo = <Result>(question: string, { code }: CallProblem): Result | null =>
  code === 'UNREACHABLE' ? (lastAnswer(question) as Result | null) : null;
