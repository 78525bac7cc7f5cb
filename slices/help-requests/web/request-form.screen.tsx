import { useQuery } from '#kit/client/query/use-query.ts';
import { useList } from '#kit/ui/table/use-list.ts';
import { HELP_STATES } from '../rules/help-request.ts';
import { helpRequests } from './help-requests.graphql.generated.ts';
import { RequestsToAnswer } from './requests-to-answer.tsx';

/** What people have asked for help with, for those who answer. */
export function RequestFormScreen() {
  const list = useList(['state']);
  const state = HELP_STATES.find((known) => known === list.params.filters['state']) ?? null;
  const answer = useQuery(helpRequests, { state, after: list.params.after });
  return (
    <RequestsToAnswer
      list={list}
      answer={{ ...answer, data: answer.data?.helpRequests }}
      texts={{ title: 'menuRequestForm', lead: 'helpRequestsLead', empty: 'noHelpRequests' }}
      attemptAddress={({ attemptId }) => `/examResults/${attemptId}`}
    />
  );
}
