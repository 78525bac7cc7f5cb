import { useEffect } from 'react';
import type { OperationVariables, WatchQueryFetchPolicy } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import type { Answer } from '#kit/ui/data-view/data-view.tsx';
import { CallProblem } from '../call-problem.ts';
import { lastAnswer, rememberAnswer } from '../last-answers.ts';
import type { TypedDocument } from '../typed-document.ts';
import { parsedDocument } from './parsed-document.ts';

/** One query of a signed-in screen. What is remembered shows at once; the server is asked all the same. */
export function useCollegeQuery<Result, Variables extends OperationVariables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  fetchPolicy: WatchQueryFetchPolicy = 'cache-and-network',
): Answer<Result> {
  const node = parsedDocument(document);
  const { data, error, loading, refetch } = useQuery(node, { variables, fetchPolicy } as useQuery.Options<
    Result,
    Variables
  >);
  const client = useApolloClient();
  // Apollo takes the data away when asking again fails; what was known of this very question still stands.
  const known = error ? client.readQuery({ query: node, variables }) : data;
  const question = JSON.stringify([document.operationName, variables]);
  useEffect(
    function rememberForTimesWithoutANetwork() {
      if (data && !error && !loading) rememberAnswer(question, data);
    },
    [question, data, error, loading],
  );
  // Other answers may have replaced parts of it in the cache meanwhile.
  const isUnreachable = error instanceof CallProblem && error.code === 'UNREACHABLE';
  return {
    data: known ?? (isUnreachable ? (lastAnswer(question) as Result | null) : known),
    problem: error,
    isLoading: loading,
    again: () => void refetch(),
  };
}
