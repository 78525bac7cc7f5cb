import { useQuery } from '#kit/client/query/use-query.ts';
import { call } from '#kit/client/call/call.ts';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import type { SuggestionSource } from '#kit/ui/combobox/suggestion.ts';
import type { Filter } from '#kit/ui/table/filters/filter.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { ResultsTable } from './results-table.tsx';
import {
  examResults,
  examResultsForFile,
  groupsOfResults,
  resultChoices,
  resultGroup,
} from './results.graphql.generated.ts';
import { useResultsParams } from './use-results-params.ts';
import { useLive } from './use-live.ts';

export function ResultsScreen() {
  const params = useResultsParams();
  const { list, query } = params;
  const answer = useQuery(examResults, { ...query, after: list.params.after });
  useLive({ state: query.filter.state, rows: answer.data?.examResults.rows }, answer.refetch);
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
        params={params}
        choices={useResultChoices(query.filter.groupId)}
        answer={{ ...answer, data: answer.data?.examResults }}
        pageAfter={async (after, signal) =>
          (await call(examResultsForFile, { ...query, after }, { signal })).examResults
        }
      />
    </Page>
  );
}

const options = (named: readonly (readonly [string, string])[]) =>
  [...new Map(named)]
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label));

const findGroups: SuggestionSource = async (search, signal) => {
  const { groups } = await call(groupsOfResults, { search }, { signal });
  return groups.rows.map(({ _id, name, regionName }) => ({ value: _id, label: name, aside: regionName }));
};

function useResultChoices(groupId: string | null): Filter[] {
  const text = useText();
  const { data } = useQuery(resultChoices, {});
  const chosen = useQuery(resultGroup, { groupId: groupId ?? '' }, { enabled: groupId !== null });
  const group = chosen.data?.group;
  // An address may name a group that is gone or out of reach.
  const unknown = chosen.isLoading ? null : text('resultGroupUnknown');
  const courses = data?.taughtExams.map(
    ({ courseId, courseCode, courseName }) => [courseId, `${courseCode} · ${courseName}`] as const,
  );
  return [
    {
      kind: 'search',
      name: 'group',
      label: text('resultGroup'),
      source: findGroups,
      text: group ? `${group.name} · ${group.regionName}` : unknown,
    },
    { kind: 'choice', name: 'course', label: text('resultCourse'), options: options(courses ?? []) },
  ];
}
