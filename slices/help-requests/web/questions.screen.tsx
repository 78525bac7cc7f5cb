import { useQuery } from '#kit/client/query/use-query.ts';
import { useList } from '#kit/ui/table/use-list.ts';
import { HELP_STATES } from '../rules/help-request.ts';
import { questionsToAnswer } from './help-requests.graphql.generated.ts';
import { RequestsToAnswer } from './requests-to-answer.tsx';

/** What students have asked the reader, who teaches them. */
export function QuestionsScreen() {
  const list = useList(['state']);
  const state = HELP_STATES.find((known) => known === list.params.filters['state']) ?? null;
  const answer = useQuery(questionsToAnswer, { state, after: list.params.after });
  return (
    <RequestsToAnswer
      list={list}
      answer={{ ...answer, data: answer.data?.questionsToAnswer }}
      texts={{ title: 'questionsForYou', lead: 'questionsForYouLead', empty: 'noQuestionsForYou' }}
      attemptAddress={({ courseOfferingId, attemptId }) => `/teaching/${courseOfferingId}/exams/${attemptId}`}
    />
  );
}
