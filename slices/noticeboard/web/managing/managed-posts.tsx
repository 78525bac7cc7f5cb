import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLookAgain } from '#kit/client/query/use-look-again.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { MenuItem } from '#kit/ui/menu/menu-item.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { FilterBar } from '#kit/ui/table/filters/filter-bar.tsx';
import type { Table } from '#kit/ui/table/table.ts';
import { useList } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { POST_STATUSES } from '../../rules/post.ts';
import { NewsMarks } from '../news-marks.tsx';
import {
  deleteNewsPost,
  managedNews,
  restoreNewsPost,
  type ManagedPostRowFragment,
} from './managed-news.graphql.generated.ts';
import styles from './managing.module.css';
import { PostStatusChip, useAudienceText } from './post-status.tsx';

/** The posts that the reader keeps, drafts first. */
export function ManagedPosts({ tabs }: { tabs: ReactNode }) {
  const text = useText();
  const list = useList(['status']);
  const { search, filters, after } = list.params;
  const status = POST_STATUSES.find((known) => known === filters['status']) ?? null;
  const answer = useQuery(managedNews, { search: search.trim(), status, after });
  const isTelling = answer.data?.managedNews.rows.some((post) => post.status === 'PUBLISHED' && !post.isTold);
  useLookAgain(isTelling === true, () => answer.refetch?.());
  const statuses = [
    { value: 'DRAFT', label: text('newsDraft') },
    { value: 'SCHEDULED', label: text('newsScheduled') },
    { value: 'PUBLISHED', label: text('newsPublished') },
    { value: 'ENDED', label: text('newsEnded') },
  ];
  return (
    <Page>
      <PageHeading
        title={<Text id="menuNoticeboardManager" />}
        subtitle={<Text id="keepNewsLead" />}
        actions={<NewPostButton />}
      />
      {tabs}
      <FilterBar
        list={list}
        searchLabel={text('searchNews')}
        filters={[{ kind: 'choice', name: 'status', label: text('newsStatus'), options: statuses }]}
      />
      <DataTable
        table={usePostsTable()}
        list={list}
        answer={{ ...answer, data: answer.data?.managedNews }}
        empty={
          <EmptyState icon="note" title={<Text id="noNewsPosts" />} action={<NewPostButton />}>
            <Text id="noNewsPostsHint" />
          </EmptyState>
        }
      />
    </Page>
  );
}

const NewPostButton = () => (
  <LinkButton to="/news/admin/new" tone="primary">
    <Icon name="plus" />
    <Text id="newNewsPost" />
  </LinkButton>
);

function usePostsTable(): Table<ManagedPostRowFragment> {
  const text = useText();
  const audienceText = useAudienceText();
  const { formatNumber } = useIntl();
  const undoToast = useUndoToast();
  const { mutate } = useMutation({ stale: [managedNews] });

  async function remove({ _id: postId, title }: ManagedPostRowFragment): Promise<void> {
    if (!(await mutate(deleteNewsPost, { postId }))) return;
    undoToast(text('recordDeleted', { name: title }), () => void mutate(restoreNewsPost, { postId }));
  }

  return {
    label: text('newsPosts'),
    counted: 'newsCounted',
    nameOf: ({ title }) => title,
    menuOf: (post) => (
      <MenuItem icon="trash" tone="danger" action={() => void remove(post)}>
        <Text id="delete" />
      </MenuItem>
    ),
    columns: [
      {
        id: 'title',
        header: text('newsTitle'),
        cell: ({ _id, title, pinned }) => (
          <span className={styles['title']}>
            <NewsMarks isRead pinned={pinned} />
            <Link to={`/news/admin/${_id}`}>{title}</Link>
          </span>
        ),
      },
      {
        id: 'status',
        header: text('newsStatus'),
        cell: (post) => (
          <span className={styles['status']}>
            <PostStatusChip status={post.status} publishAt={post.publishAt} />
            {post.toTell !== null && post.toTell !== undefined && !post.isTold && (
              <small>
                <Text
                  id="newsToldSoFar"
                  values={{ told: formatNumber(post.told), all: formatNumber(post.toTell) }}
                />
              </small>
            )}
          </span>
        ),
      },
      { id: 'audience', header: text('newsAudience'), cell: audienceText },
      {
        id: 'date',
        header: text('newsDate'),
        cell: ({ status, publishAt }) =>
          publishAt &&
          status !== 'SCHEDULED' && (
            <span className={styles['day']}>
              <Moment at={publishAt} shows="day" />
            </span>
          ),
      },
      { id: 'reach', header: text('newsReach'), align: 'end', cell: ({ reach }) => formatNumber(reach) },
      {
        id: 'readers',
        header: text('newsReaders'),
        align: 'end',
        cell: ({ readers, status }) =>
          status === 'PUBLISHED' || status === 'ENDED' ? formatNumber(readers) : '',
      },
    ],
  };
}
