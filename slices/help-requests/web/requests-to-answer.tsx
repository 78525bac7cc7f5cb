import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useOpenedRow } from '#kit/ui/decisions/use-opened-row.ts';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { DataTable, type DataTableProps } from '#kit/ui/table/data-table.tsx';
import { FilterBar } from '#kit/ui/table/filters/filter-bar.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { CloseRequestDialog } from './close-request-dialog.tsx';
import {
  closeHelpRequest,
  helpRequests,
  questionsToAnswer,
  reopenHelpRequest,
  type ListedHelpRequestFragment,
} from './help-requests.graphql.generated.ts';
import { useHelpFilters } from './use-help-filters.ts';
import { useRequestsTable } from './use-requests-tables.tsx';

interface RequestsToAnswerProps extends Pick<DataTableProps<ListedHelpRequestFragment>, 'list' | 'answer'> {
  texts: Record<'title' | 'lead' | 'empty', MessageId>;
  /** Where the attempt is that a question is about. */
  attemptAddress: (request: ListedHelpRequestFragment) => string;
}

/** What people have asked, for those who answer. */
export function RequestsToAnswer({ list, answer, texts, attemptAddress }: RequestsToAnswerProps) {
  const text = useText();
  const undoToast = useUndoToast();
  // A link from the dashboard opens the one that has waited longest.
  const { opened, onOpen } = useOpenedRow('request');
  const closing = answer.data?.rows.find(({ _id, state }) => _id === opened && state === 'OPEN');
  const table = useRequestsTable({
    label: text(texts.title),
    attemptAddress,
    onClose: ({ _id }) => onOpen(_id),
    onReopen: ({ _id }) => void reopen(_id),
  });
  const { mutate } = useMutation({ stale: [helpRequests, questionsToAnswer] });

  async function reopen(helpRequestId: string): Promise<void> {
    if (await mutate(reopenHelpRequest, { helpRequestId }))
      showToast('success', text('helpRequestWasReopened'));
  }

  async function close({ _id }: ListedHelpRequestFragment, words: string): Promise<void> {
    if (!(await mutate(closeHelpRequest, { helpRequestId: _id, answer: words }))) return;
    onOpen(null);
    undoToast(text('helpRequestWasClosed'), () => void reopen(_id));
  }

  return (
    <Page>
      <PageHeading title={<Text id={texts.title} />} subtitle={<Text id={texts.lead} />} />
      <FilterBar list={list} filters={useHelpFilters()} />
      <DataTable
        table={table}
        list={list}
        answer={answer}
        empty={<EmptyState icon="help" title={<Text id={texts.empty} />} />}
      />
      {closing && <CloseRequestDialog request={closing} onSave={close} onClose={() => onOpen(null)} />}
    </Page>
  );
}
