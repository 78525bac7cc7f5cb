import { hashKey, useQuery as useTanStackQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Answer } from '#kit/ui/data-view/data-view.tsx';
import { call } from '../call/call.ts';
import type { CallProblem } from '../call/call-problem.ts';
import type { TypedDocument } from '../typed-document.ts';
import { askAgain, PREFETCHED_MS, prefetched, queryClient } from './query-client.ts';

interface QueryOptions {
  /**
   * For what is wrong when it is old, and for forms, which begin with what they are given first: an answer from an
   * earlier visit shows only where nothing can be asked.
   */
  fresh?: boolean;
  /** False while it is not known yet whether there is anything to ask. */
  enabled?: boolean;
}

/**
 * One query of a screen. An answer that was seen before shows at once, and is asked for afresh all the same. An answer to
 * other variables is never shown as the answer to these.
 */
export function useQuery<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  { fresh = false, enabled = true }: QueryOptions = {},
): Answer<Result> {
  const queryKey = [document.operationName, variables];
  const question = hashKey(queryKey);
  const asked = useTanStackQuery<Result, CallProblem>(
    {
      queryKey,
      queryFn: ({ signal }) => call(document, variables, { signal }),
      enabled,
      staleTime: prefetched.has(question) ? PREFETCHED_MS : 0,
    },
    queryClient,
  );
  const isOfThisVisit = useIsOfThisVisit(question);
  const refetch = useCallback(() => {
    const query = queryClient.getQueryCache().get(question);
    if (query) askAgain(query);
  }, [question]);

  const { data, error, isFetching, isFetchedAfterMount } = asked;
  const standsIn = isFetchedAfterMount && error?.code === 'UNREACHABLE';
  return {
    data: !fresh || isOfThisVisit || standsIn ? data : undefined,
    problem: isFetching ? null : error,
    isLoading: isFetching,
    refetch,
  };
}

const countAnswers = (question: string): number =>
  queryClient.getQueryCache().get(question)?.state.dataUpdateCount ?? 0;

/** Whether an answer has come since this question is on the screen, or was prefetched for it. */
function useIsOfThisVisit(question: string): boolean {
  const count = countAnswers(question);
  const before = { question, count: prefetched.has(question) ? 0 : count };
  const [visit, setVisit] = useState(before);
  if (visit.question === question) return count !== visit.count;
  setVisit(before);
  return false;
}
