import type { ReactNode } from 'react';
import { call } from '#kit/client/call/call.ts';
import { RecordList } from '#kit/client/records/record-list.tsx';
import { useQuery } from '#kit/client/query/use-query.ts';
import { fieldValues } from '#kit/record/changed-fields.ts';
import type { Column } from '#kit/ui/table/table.ts';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { link as fields } from '../rules/link.ts';
import { LinkDialog } from './link-dialog.tsx';
import { createLink, deleteLink, links, type ListedLinkFragment } from './links.graphql.generated.ts';
import styles from './links.module.css';
import { OutsideLink } from './outside-link.tsx';

interface LinksScreenProps {
  title?: MessageId;
  /** Where the list is one side of a screen (slices/noticeboard). */
  tabs?: ReactNode;
}

/** The links of the groups that an admin looks after; for superadmins also those for everybody. */
export function LinksScreen({ title = 'menuLinkManager', tabs }: LinksScreenProps) {
  const answer = useQuery(links, {});
  const columns = useLinkColumns();
  return (
    <RecordList
      title={title}
      tabs={tabs}
      lead="keepLinksLead"
      newLabel="newLink"
      searchLabel="searchLinks"
      emptyTitle="noLinks"
      counted="linksCounted"
      icon="link"
      answer={{ ...answer, data: answer.data?.links }}
      columns={columns}
      nameOf={(link) => link.title}
      remove={({ _id: linkId }) => call(deleteLink, { linkId })}
      restore={(link) => call(createLink, { linkId: link._id, linkInput: fieldValues(fields, link) })}
      dialog={LinkDialog}
    />
  );
}

function useLinkColumns(): Column<ListedLinkFragment>[] {
  const text = useText();
  const groupOf = ({ groupName }: ListedLinkFragment) => groupName ?? text('linksForEverybody');
  return [
    {
      id: 'title',
      header: text('linkTitle'),
      sortKey: 'title',
      cell: ({ title, url }) => <OutsideLink title={title} url={url} />,
      csv: ({ title }) => title,
    },
    { id: 'group', header: text('linkGroup'), sortKey: 'group', cell: groupOf, csv: groupOf },
    {
      id: 'url',
      header: text('linkUrl'),
      cell: ({ url }) => <span className={styles['host']}>{url}</span>,
      csv: ({ url }) => url,
    },
  ];
}
