import { mayAskAhead } from '../session/session.ts';
import { hashKey } from '@tanstack/react-query';
import { call } from '../call/call.ts';
import type { TypedDocument } from '../typed-document.ts';
import { notePrefetched, PREFETCHED_MS, prefetched, queryClient } from './query-client.ts';

/**
 * Asks for what a screen is about to show. A screen that opens within a few seconds draws the answer, or waits for it, and
 * does not ask again. A failure is not told: the screen asks for itself.
 */
export function prefetchQuery<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): void {
  const queryKey = [document.operationName, variables];
  const queryHash = hashKey(queryKey);
  if (!mayAskAhead() || prefetched.has(queryHash)) return;
  notePrefetched(queryHash);
  queryClient
    .query({
      queryKey,
      queryFn: ({ signal }) => call(document, variables, { signal }),
      staleTime: PREFETCHED_MS,
    })
    .catch(() => undefined);
}
