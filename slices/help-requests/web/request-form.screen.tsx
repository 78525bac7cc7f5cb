import { useQuery } from '#kit/client/query/use-query.ts';
import { useList } from '#kit/ui/table/use-list.ts';
import { helpRequests } from './help-requests.graphql.generated.ts';
import { RequestsToAnswer } from './requests-to-answer.tsx';
import { HELP_FILTERS, helpParams } from './use-help-filters.ts';

/** What people have asked for help with, for those who answer. */
export function RequestFormScreen() {
  const list = useList(HELP_FILTERS);
  const answer = useQuery(helpRequests, helpParams(list));
  return (
    <RequestsToAnswer
      list={list}
      answer={{ ...answer, data: answer.data?.helpRequests }}
      texts={{ title: 'menuRequestForm', lead: 'helpRequestsLead', empty: 'noHelpRequests' }}
      attemptAddress={({ attemptId }) => `/examResults/${attemptId}`}
    />
  );
}
