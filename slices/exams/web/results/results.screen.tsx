import { useQuery } from '#kit/client/query/use-query.ts';
import { call } from '#kit/client/call/call.ts';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { ResultsTable } from './results-table.tsx';
import { examResults, examResultsForFile } from './results.graphql.generated.ts';
import { useResultsParams } from './use-results-params.ts';
import { useResultChoices } from './use-result-choices.ts';
import { useLive } from './use-live.ts';

/** How exams went, by group, course and student, and how they go while they are sat. */
export function ResultsScreen() {
  const asked = useResultsParams();
  const { list, question } = asked;
  const answer = useQuery(examResults, { ...question, after: list.question.after });
  useLive({ state: question.filter.state, rows: answer.data?.examResults.rows }, answer.refetch);
  return (
    <Page>
      <PageHeading
        title={<Text id="menuExamResults" />}
        subtitle={<Text id="examResultsLead" />}
        actions={
          <>
            <LinkButton to="/examResults/exams">
              <Icon name="clock" />
              <Text id="examsOfGroups" />
            </LinkButton>
            <LinkButton to="/examResults/marking" tone="primary">
              <Icon name="edit" />
              <Text id="markAnswers" />
            </LinkButton>
          </>
        }
      />
      <ResultsTable
        asked={asked}
        choices={useResultChoices(question.filter.groupId)}
        answer={{ ...answer, data: answer.data?.examResults }}
        pageAfter={async (after, signal) =>
          (await call(examResultsForFile, { ...question, after }, { signal })).examResults
        }
      />
    </Page>
  );
}
