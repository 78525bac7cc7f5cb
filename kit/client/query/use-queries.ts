import { useQueries as useTanStackQueries } from '@tanstack/react-query';
import type { Answer } from '#kit/ui/data-view/data-view.tsx';
import { call } from '../call/call.ts';
import type { TypedDocument } from '../typed-document.ts';
import { askAgain, queryClient } from './query-client.ts';

/** What was asked for a moment ago is not asked for again when it comes back into sight. */
const FRESH_MS = 30_000;

/** The same query with several variables, such as the pages of a long list that are in sight. */
export function useQueries<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  questions: readonly Variables[],
): Answer<Result>[] {
  const asked = useTanStackQueries(
    {
      queries: questions.map((variables) => ({
        queryKey: [document.operationName, variables],
        queryFn: ({ signal }: { signal: AbortSignal }) => call(document, variables, { signal }),
        staleTime: FRESH_MS,
      })),
    },
    queryClient,
  );
  return asked.map(({ data, error, isFetching }, index) => ({
    data,
    problem: isFetching ? null : error,
    isLoading: isFetching,
    refetch: () => {
      const [query] = queryClient
        .getQueryCache()
        .findAll({ queryKey: [document.operationName, questions[index]], exact: true });
      if (query) askAgain(query);
    },
  }));
}
