import { call } from '#kit/client/call/call.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { ExportedTable } from '#kit/client/records/exported-table.tsx';
import { useOpenedRow } from '#kit/ui/decisions/use-opened-row.ts';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import type { Filter } from '#kit/ui/table/filters/filter.ts';
import { useList } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { EVALUATION_STATUSES } from '../../rules/evaluation.ts';
import { optionsOf } from './campus-options.ts';
import { EvaluationDrawer } from './evaluation-drawer.tsx';
import { evaluationChoices, evaluations, evaluationsForFile } from './evaluations.graphql.generated.ts';
import { useEvaluationFileColumns, useEvaluationsTable } from './use-evaluations-table.tsx';

/** What was written about the students of the campus, the latest first; one is read beside the list. */
export function EvaluationList() {
  const text = useText();
  const list = useList(['status', 'groupId', 'formId']);
  const { search, filters, after } = list.params;
  const filter = {
    search: search.trim(),
    status: EVALUATION_STATUSES.find((known) => known === filters['status']) ?? null,
    groupId: filters['groupId'] ?? null,
    formId: filters['formId'] ?? null,
  };
  const answer = useQuery(evaluations, { filter, after });
  const page = answer.data?.evaluations;
  const { opened, onOpen } = useOpenedRow('evaluation');
  const table = useEvaluationsTable(opened, onOpen);
  const columns = useEvaluationFileColumns();
  const pageAfter = async (cursor: string | null, signal: AbortSignal) =>
    (await call(evaluationsForFile, { filter, after: cursor }, { signal })).evaluations;
  return (
    <>
      <ExportedTable
        table={table}
        list={list}
        searchLabel={text('searchEvaluations')}
        filters={useFilters()}
        answer={{ ...answer, data: page }}
        file={{ list: 'evaluations', columns, filter, pageAfter }}
        empty={
          <EmptyState icon="list" title={<Text id="noEvaluations" />}>
            <Text id="noEvaluationsHelp" />
          </EmptyState>
        }
      />
      <EvaluationDrawer rows={page?.rows ?? []} opened={opened} onOpen={onOpen} />
    </>
  );
}

function useFilters(): Filter[] {
  const text = useText();
  const { data } = useQuery(evaluationChoices, {});
  return [
    {
      kind: 'choice',
      name: 'status',
      label: text('evaluationStatus'),
      options: [
        { value: 'DRAFT', label: text('evaluationIsDraft') },
        { value: 'PUBLISHED', label: text('evaluationIsPublished') },
      ],
    },
    {
      kind: 'choice',
      name: 'groupId',
      label: text('evaluationGroup'),
      options: optionsOf(data?.evaluationGroups ?? []),
    },
    {
      kind: 'choice',
      name: 'formId',
      label: text('evaluationForm'),
      options: optionsOf(data?.evaluationForms ?? []),
    },
  ];
}
