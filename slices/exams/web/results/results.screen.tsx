import { useEffect } from 'react';
import { useCollegeQuery } from '#kit/client/apollo/use-college-query.ts';
import { call } from '#kit/client/call.ts';
import { openExport } from '#kit/client/open-export.ts';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { ExportButton } from '#kit/ui/table/export-button.tsx';
import { FilterBar } from '#kit/ui/table/filter-bar.tsx';
import type { Filter } from '#kit/ui/table/filter.ts';
import { useList, type List } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { RESULT_SORTS, RESULT_STATES } from '../../rules/result-state.ts';
import { examResults, examResultsForFile } from './results.graphql.generated.ts';
import { STATE_TEXTS } from './result-state-chip.tsx';
import { useResultsTable } from './use-results-table.tsx';

const FILTERS = ['state', 'exam', 'course', 'group', 'person'];

/** What is being sat changes while one looks at it. */
const LIVE_MS = 10_000;

/** How exams went, by group, course and student, and how they go while they are sat. */
export function ResultsScreen() {
  const text = useText();
  const list = useList(FILTERS);
  const table = useResultsTable();
  const question = questionOf(list);
  const answer = useCollegeQuery(examResults, { ...question, after: list.question.after }, 'network-only');
  useLive(question.filter.state === 'SITTING', answer.again);
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
      <FilterBar list={list} searchLabel={text('searchResults')} filters={useFilters()}>
        <ExportButton
          fileName="exam-results"
          columns={table.columns}
          open={(signal) => openExport('exam-results', question.filter, signal)}
          pageAfter={async (after, signal) =>
            (await call(examResultsForFile, { ...question, after }, { signal })).examResults
          }
        />
      </FilterBar>
      <DataTable
        table={table}
        list={list}
        answer={{ ...answer, data: answer.data?.examResults }}
        empty={<EmptyState icon="award" title={<Text id="noResultsYet" />} />}
      />
    </Page>
  );
}

function useLive(isLive: boolean, again: (() => void) | undefined): void {
  useEffect(
    function lookAgainNowAndThen() {
      if (!isLive) return undefined;
      const timer = window.setInterval(() => again?.(), LIVE_MS);
      return () => window.clearInterval(timer);
    },
    [isLive, again],
  );
}

/** What the address asks for, as the API puts it; somebody may have written anything into it by hand. */
function questionOf({ question: { search, filters, sort } }: List) {
  return {
    filter: {
      search: search.trim(),
      state: RESULT_STATES.find((state) => state === filters['state']) ?? null,
      examId: filters['exam'] ?? null,
      courseId: filters['course'] ?? null,
      groupId: filters['group'] ?? null,
      personId: filters['person'] ?? null,
    },
    sort: RESULT_SORTS.find((known) => known === sort?.key) ?? 'STARTED',
    descending: sort?.isDescending ?? true,
  };
}

function useFilters(): Filter[] {
  const text = useText();
  return [
    {
      kind: 'choice',
      name: 'state',
      label: text('resultState'),
      options: RESULT_STATES.map((state) => ({ value: state, label: text(STATE_TEXTS[state]) })),
    },
  ];
}
