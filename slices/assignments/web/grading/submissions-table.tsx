import { useState, type ReactNode } from 'react';
import { openExport } from '#kit/client/open-export.ts';
import type { Answer } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { ExportButton } from '#kit/ui/table/output/export-button.tsx';
import { FilterBar } from '#kit/ui/table/filters/filter-bar.tsx';
import type { PageAfter } from '#kit/ui/table/output/pages-of.ts';
import { PrintButton } from '#kit/ui/table/output/print-button.tsx';
import { usePrinting } from '#kit/ui/table/output/use-printing.ts';
import type { Filter } from '#kit/ui/table/filters/filter.ts';
import type { PageOfRows } from '#kit/ui/table/table.ts';
import type { List } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { SubmissionDrawer } from './submission-drawer.tsx';
import { submissionsQuestion } from './submission-filters.ts';
import type { ListedWorkFragment } from './submissions.graphql.generated.ts';
import { useSubmissionsTable } from './use-submissions-table.tsx';

interface SubmissionsTableProps {
  list: List;
  filters: Filter[];
  answer: Answer<PageOfRows<ListedWorkFragment>>;
  /** Fetches a page of what is asked for, for a file. */
  pageAfter: PageAfter<ListedWorkFragment>;
  /** With it: all of one group, which then need not stand beside each student. */
  courseOfferingId?: string;
  /** Stands in place of the rows when nothing waits to be graded. */
  empty?: ReactNode;
}

/** What students hand in, as a list and as a file, and each of it beside the list to be graded. */
export function SubmissionsTable(props: SubmissionsTableProps) {
  const { list, filters, answer, pageAfter, courseOfferingId, empty = <NothingWaits /> } = props;
  const text = useText();
  const [opened, setOpened] = useState<string | null>(null);
  const whole = useSubmissionsTable(({ _id }) => setOpened(_id));
  const columns = courseOfferingId ? whole.columns.filter(({ id }) => id !== 'group') : whole.columns;
  const { filter } = submissionsQuestion(list);
  const open = (signal: AbortSignal): Promise<unknown> =>
    openExport('assignment-submissions', courseOfferingId ? { ...filter, courseOfferingId } : filter, signal);
  const printing = usePrinting({ list, page: answer.data, open, pageAfter });
  return (
    <>
      <FilterBar list={list} searchLabel={text('searchSubmissions')} filters={filters}>
        <PrintButton printing={printing} />
        <ExportButton fileName="assignment-submissions" columns={columns} open={open} pageAfter={pageAfter} />
      </FilterBar>
      <DataTable
        table={{ ...whole, columns }}
        list={list}
        answer={answer}
        printing={printing}
        empty={empty}
      />
      <SubmissionDrawer rows={answer.data?.rows ?? []} opened={opened} onOpen={setOpened} />
    </>
  );
}

const NothingWaits = () => <EmptyState icon="check" title={<Text id="nothingToGrade" />} />;
