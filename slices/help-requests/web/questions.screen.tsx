import { useQuery } from '#kit/client/query/use-query.ts';
import { useList } from '#kit/ui/table/use-list.ts';
import { questionsToAnswer } from './help-requests.graphql.generated.ts';
import { RequestsToAnswer } from './requests-to-answer.tsx';
import { HELP_FILTERS, helpParams } from './use-help-filters.ts';

/** What students have asked the reader, who teaches them. */
export function QuestionsScreen() {
  const list = useList(HELP_FILTERS);
  const answer = useQuery(questionsToAnswer, helpParams(list));
  return (
    <RequestsToAnswer
      list={list}
      answer={{ ...answer, data: answer.data?.questionsToAnswer }}
      texts={{ title: 'questionsForYou', lead: 'questionsForYouLead', empty: 'noQuestionsForYou' }}
      attemptAddress={({ courseOfferingId, attemptId }) => `/teaching/${courseOfferingId}/exams/${attemptId}`}
    />
  );
}
