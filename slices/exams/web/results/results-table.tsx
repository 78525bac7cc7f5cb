import { openExport } from '#kit/client/open-export.ts';
import type { Answer } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { ExportButton } from '#kit/ui/table/output/export-button.tsx';
import { FilterBar } from '#kit/ui/table/filters/filter-bar.tsx';
import type { Filter } from '#kit/ui/table/filters/filter.ts';
import type { PageAfter } from '#kit/ui/table/output/pages-of.ts';
import { PrintButton } from '#kit/ui/table/output/print-button.tsx';
import type { PageOfRows } from '#kit/ui/table/table.ts';
import { usePrinting } from '#kit/ui/table/output/use-printing.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { RESULT_STATES } from '#slices/exams/rules/results/result-state.ts';
import { STATE_TEXTS } from './result-state-chip.tsx';
import type { ListedResultFragment } from './results.graphql.generated.ts';
import type { ResultsParams } from './use-results-params.ts';
import { useResultsPlace } from './use-results-place.ts';
import { useResultsTable } from './use-results-table.tsx';

interface ResultsTableProps {
  asked: ResultsParams;
  /** What else they can be narrowed by. */
  choices?: readonly Filter[];
  answer: Answer<PageOfRows<ListedResultFragment>>;
  /** Fetches a page of what is asked for, for a file. */
  pageAfter: PageAfter<ListedResultFragment>;
}

/** Results of exams with what they can be searched and narrowed by, and as a file. */
export function ResultsTable({
  asked: { list, question },
  choices = [],
  answer,
  pageAfter,
}: ResultsTableProps) {
  const text = useText();
  const table = useResultsTable();
  const { courseOfferingId } = useResultsPlace();
  const open = (signal: AbortSignal): Promise<unknown> =>
    openExport('exam-results', { ...question.filter, courseOfferingId }, signal);
  const printing = usePrinting({ list, page: answer.data, open, pageAfter });
  return (
    <>
      <FilterBar list={list} searchLabel={text('searchResults')} filters={[...choices, useStateFilter()]}>
        <PrintButton printing={printing} />
        <ExportButton fileName="exam-results" columns={table.columns} open={open} pageAfter={pageAfter} />
      </FilterBar>
      <DataTable
        table={table}
        list={list}
        answer={answer}
        printing={printing}
        empty={<EmptyState icon="award" title={<Text id="noResultsYet" />} />}
      />
    </>
  );
}

function useStateFilter(): Filter {
  const text = useText();
  return {
    kind: 'choice',
    name: 'state',
    label: text('resultState'),
    options: RESULT_STATES.map((state) => ({ value: state, label: text(STATE_TEXTS[state]) })),
  };
}
