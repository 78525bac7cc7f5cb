import { useState } from 'react';
import { noteToldProblem } from '#kit/ui/form/told-problems.ts';
import { call } from '../call/call.ts';
import { CallProblem } from '../call/call-problem.ts';
import type { TypedDocument } from '../typed-document.ts';
import { useProblemToast } from '../call/use-problem-toast.ts';
import { refresh, type Named } from './query-client.ts';
import { writeAnswer } from './write-answer.ts';

interface MutationOptions {
  /** What else is not true any more: asked for again where it is on the screen, forgotten elsewhere. */
  stale?: readonly Named[];
  /** Also when it did not succeed: what another window has done meanwhile may be why, and shows then. */
  afterRefusalToo?: boolean;
  /** Tells what was in the way; in a toast unless this does it elsewhere: beside a field (useFormProblem), in the page. */
  tell?: (problem: CallProblem) => void;
}

/** What is done about a refusal once it was told, by the id of its problem: changedMeanwhile brings in what was saved. */
type Remedies = Readonly<Partial<Record<string, () => unknown>>>;

interface Mutation {
  isBusy: boolean;
  /** Gives the answer, or null where it was refused, which has then been told. */
  mutate: <Result extends object, Variables>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    remedies?: Remedies,
  ) => Promise<Result | null>;
  /** The same for work of several calls, or with more than calls in it. */
  attempt: <Result>(work: () => Promise<Result>, remedies?: Remedies) => Promise<Result | null>;
}

/** Changes something on the server; what it answers shows wherever it is drawn, and what was in the way is told. */
export function useMutation({ stale = [], afterRefusalToo = false, tell }: MutationOptions = {}): Mutation {
  const [isBusy, setIsBusy] = useState(false);
  const toastProblem = useProblemToast();

  const attempt: Mutation['attempt'] = async (work, remedies = {}) => {
    setIsBusy(true);
    try {
      const answer = await work();
      refresh(stale, writeAnswer(answer));
      return answer;
    } catch (problem) {
      if (!(problem instanceof CallProblem)) throw problem;
      if (afterRefusalToo) refresh(stale);
      // A form whose refusal is told in the page is not saved either.
      noteToldProblem();
      (tell ?? toastProblem)(problem);
      await remedied(problem, remedies).catch(toastProblem);
      return null;
    } finally {
      setIsBusy(false);
    }
  };

  return {
    isBusy,
    attempt,
    mutate: (document, variables, remedies) => attempt(() => call(document, variables), remedies),
  };
}

async function remedied({ problem }: CallProblem, remedies: Remedies): Promise<void> {
  await remedies[problem ?? '']?.();
}
