import { useState } from 'react';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { FilterBar } from '#kit/ui/table/filters/filter-bar.tsx';
import { useList } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { HELP_STATES } from '../rules/help-request.ts';
import { CloseRequestDialog } from './close-request-dialog.tsx';
import {
  closeHelpRequest,
  helpRequests,
  reopenHelpRequest,
  type ListedHelpRequestFragment,
} from './help-requests.graphql.generated.ts';
import { useRequestsTable } from './use-requests-tables.tsx';

/** What people have asked for help with, for those who answer. */
export function RequestFormScreen() {
  const text = useText();
  const undoToast = useUndoToast();
  const list = useList(['state']);
  const state = HELP_STATES.find((known) => known === list.question.filters['state']) ?? null;
  const answer = useQuery(helpRequests, { state, after: list.question.after });
  const [closing, setClosing] = useState<ListedHelpRequestFragment | null>(null);
  const table = useRequestsTable({ onClose: setClosing, onReopen: ({ _id }) => void reopen(_id) });

  const { mutate } = useMutation({ stale: [helpRequests] });

  async function reopen(helpRequestId: string): Promise<void> {
    if (await mutate(reopenHelpRequest, { helpRequestId }))
      showToast('success', text('helpRequestWasReopened'));
  }

  async function close({ _id }: ListedHelpRequestFragment, words: string): Promise<void> {
    if (!(await mutate(closeHelpRequest, { helpRequestId: _id, answer: words }))) return;
    setClosing(null);
    undoToast(text('helpRequestWasClosed'), () => void reopen(_id));
  }

  const states = [
    { value: 'OPEN', label: text('helpRequestOpen') },
    { value: 'CLOSED', label: text('helpRequestClosed') },
  ];
  return (
    <Page>
      <PageHeading title={<Text id="menuRequestForm" />} subtitle={<Text id="helpRequestsLead" />} />
      <FilterBar
        list={list}
        filters={[{ kind: 'choice', name: 'state', label: text('helpRequestState'), options: states }]}
      />
      <DataTable
        table={table}
        list={list}
        answer={{ ...answer, data: answer.data?.helpRequests }}
        empty={<EmptyState icon="help" title={<Text id="noHelpRequests" />} />}
      />
      {closing && <CloseRequestDialog request={closing} onSave={close} onClose={() => setClosing(null)} />}
    </Page>
  );
}
