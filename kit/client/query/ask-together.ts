import { hashKey } from '@tanstack/react-query';
import type { Params } from 'react-router';
import { CallProblem } from '../call/call-problem.ts';
import { call } from '../call/call.ts';
import { isAskedWithPage, takeFirst } from '../together/first-call.ts';
import { rememberShown } from '../together/last-shown.ts';
import {
  answerOf,
  variablesOf,
  type AskedTogether,
  type Together,
  type Values,
} from '../together/together.ts';
import { appState } from '../storage/app-state.ts';
import { mayAskAhead, onceSignedIn } from '../session/session.ts';
import { askAgain, notePrefetched, prefetched, queryClient } from './query-client.ts';

/** Lets queries that are asked together answer those that screens ask one by one. */
export function shareAnswer({ together, variables, answer }: AskedTogether): void {
  for (const [operationName, part] of Object.entries(together.parts)) {
    const queryKey = [operationName, variablesOf(part, variables)];
    const queryHash = hashKey(queryKey);
    notePrefetched(queryHash);
    queryClient
      .query({ queryKey, queryFn: async () => answerOf(part, await answer) })
      .catch((problem: unknown) => askAlone(queryHash, problem));
  }
}

/** The same for what the page has asked first, once. */
export function shareFirstAnswer(): void {
  const first = takeFirst();
  if (first) shareAnswer(first);
}

/** Asked together all are refused with one. Each then asks for itself, unless there is nobody to ask. */
function askAlone(queryHash: string, problem: unknown): void {
  const query = queryClient.getQueryCache().get(queryHash);
  if (!query || (problem instanceof CallProblem && problem.code === 'UNREACHABLE')) return;
  prefetched.delete(queryHash);
  if (query.isActive()) askAgain(query);
  else queryClient.getQueryCache().remove(query);
}

/** Takes the variables from the address and from what the browser remembers. */
function variablesAt({ variables }: Together, params: Params): Values {
  const remembered: Values = { ...appState() };
  return Object.fromEntries(
    Object.entries(variables).map(([name, source]) => {
      const key = source.slice(1);
      return [name, source.startsWith(':') ? params[key] : remembered[key]];
    }),
  );
}

/** Asks in one call for all that a screen is about to show, unless that was done a moment ago. */
export function askTogether(together: Together, params: Params = {}): void {
  // Also where nobody was known when the page began to open: the next one can ask with its HTML.
  onceSignedIn(() => mayAskAhead() && rememberShown(together));
  if (!mayAskAhead()) return;
  const variables = variablesAt(together, params);
  const isOnItsWay = Object.entries(together.parts).every(([operationName, part]) =>
    prefetched.has(hashKey([operationName, variablesOf(part, variables)])),
  );
  if (isOnItsWay || isAskedWithPage(together)) return;
  const answer = call<Values, Values>(together, variables);
  shareAnswer({ together, variables, answer });
}
