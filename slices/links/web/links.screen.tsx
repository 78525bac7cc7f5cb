import { useState } from 'react';
import { useIntl } from 'react-intl';
import { call } from '#kit/client/call.ts';
import { useCall } from '#kit/client/use-call.ts';
import { useAttempt } from '#kit/client/use-attempt.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { FilterBar } from '#kit/ui/table/filter-bar.tsx';
import { pageOfLoaded } from '#kit/ui/table/page-of-loaded.ts';
import { useList } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { LinkDialog } from './link-dialog.tsx';
import { createLink, deleteLink, links, type ListedLinkFragment } from './links.graphql.generated.ts';
import { useLinksTable } from './use-links-table.tsx';

/** The links of the groups that an admin looks after; for superadmins also those for everybody. */
export function LinksScreen() {
  const text = useText();
  const { locale: languageTag } = useIntl();
  const undoToast = useUndoToast();
  const list = useList();
  const answer = useCall(links, {});
  const [edited, setEdited] = useState<ListedLinkFragment | 'new' | null>(null);
  const table = useLinksTable({ onEdit: setEdited, onDelete: (link) => void remove(link) });
  const again = (): void => answer.again?.();

  const attempt = useAttempt(again);

  async function remove({
    _id: linkId,
    title,
    url,
    description,
    groupId,
  }: ListedLinkFragment): Promise<void> {
    if (!(await attempt(() => call(deleteLink, { linkId })))) return;
    // What was deleted comes back with the id it had.
    const linkInput = { title, url, description, groupId: groupId ?? null };
    undoToast(
      text('linkDeleted', { title }),
      () => void attempt(() => call(createLink, { linkId, linkInput })),
    );
  }

  const known = answer.data?.links;
  const page =
    known &&
    pageOfLoaded(known, list.question, {
      columns: table.columns,
      rowsPerPage: list.rowsPerPage,
      languageTag,
    });
  return (
    <Page>
      <PageHeading
        title={<Text id="menuLinkManager" />}
        subtitle={<Text id="keepLinksLead" />}
        actions={
          <Button tone="primary" aria-haspopup="dialog" onClick={() => setEdited('new')}>
            <Icon name="plus" />
            <Text id="newLink" />
          </Button>
        }
      />
      <FilterBar list={list} searchLabel={text('searchLinks')} filters={[]} />
      <DataTable
        table={table}
        list={list}
        answer={{ ...answer, data: page }}
        empty={<EmptyState icon="link" title={<Text id="noLinks" />} />}
      />
      {edited && (
        <LinkDialog link={edited === 'new' ? null : edited} onClose={() => setEdited(null)} onSaved={again} />
      )}
    </Page>
  );
}
