import { useRef } from 'react';
import { useQuery } from '#kit/client/query/use-query.ts';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { SegmentedControl } from '#kit/ui/segmented-control/segmented-control.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { WalkedItems } from '#kit/ui/table/walked-items.tsx';
import { FilterBar } from '#kit/ui/table/filters/filter-bar.tsx';
import { NothingMatches } from '#kit/ui/table/nothing-matches.tsx';
import { Pager } from '#kit/ui/table/pager.tsx';
import { useList, type List } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { NewsMarks } from '../news-marks.tsx';
import { news, type ListedPostFragment } from './news.graphql.generated.ts';
import styles from './news.module.css';

/** Everything on the noticeboard that is for the reader. */
export function NewsScreen() {
  const text = useText();
  const { roles } = useSignedInUser();
  const list = useList(['show']);
  const { search, filters, after } = list.params;
  const isUnread = filters['show'] === 'unread';
  const answer = useQuery(news, { search: search.trim(), unread: isUnread, after });
  const top = useRef<HTMLDivElement>(null);
  return (
    <Page>
      <PageHeading
        title={<Text id="menuNews" />}
        subtitle={<Text id="newsLead" />}
        actions={
          roles?.includes('admin') && (
            <LinkButton to="/news/admin">
              <Text id="menuNoticeboardManager" />
            </LinkButton>
          )
        }
      />
      <div ref={top}>
        <FilterBar list={list} searchLabel={text('searchNews')}>
          <SegmentedControl
            label={text('newsShown')}
            options={[
              { value: 'all', label: text('newsAll') },
              { value: 'unread', label: text('newsUnread') },
            ]}
            value={isUnread ? 'unread' : 'all'}
            onChoose={(show) => list.ask({ filters: show === 'unread' ? { show } : {} })}
          />
        </FilterBar>
      </div>
      <DataView
        answer={{ ...answer, data: answer.data?.news }}
        waiting={<Skeleton shape="block" count={3} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<Nothing list={list} isUnread={isUnread} />}
      >
        {(page) => (
          <div className={styles['sheet']}>
            <WalkedItems list={list} rows={page.rows} className={styles['posts']}>
              {page.rows.map((post) => (
                <Post key={post._id} post={post} />
              ))}
            </WalkedItems>
            <Pager
              list={list}
              page={page}
              counted="newsCounted"
              onTurn={() => top.current?.scrollIntoView()}
            />
          </div>
        )}
      </DataView>
    </Page>
  );
}

function Nothing({ list, isUnread }: { list: List; isUnread: boolean }) {
  const { search, after } = list.params;
  if (search.trim() !== '' || after !== null) return <NothingMatches list={list} />;
  return <EmptyState icon="note" title={<Text id={isUnread ? 'allNewsRead' : 'noNews'} />} />;
}

const Post = ({ post }: { post: ListedPostFragment }) => (
  <li>
    <Link to={`/news/${post._id}`} className={styles['post']} data-read={post.isRead}>
      <span className={styles['words']}>
        <strong>
          <NewsMarks isRead={post.isRead} pinned={post.pinned} />
          {post.title}
        </strong>
        <span className={styles['summary']}>{post.summary}</span>
        <small>
          {[post.sender, ...post.campuses].filter(Boolean).map((from) => `${from} · `)}
          <Moment at={post.publishedAt} shows="day" />
          {post.commentsAllowed && post.commentCount > 0 && (
            <>
              {' · '}
              <Text id="newsCommentsCounted" values={{ count: post.commentCount }} />
            </>
          )}
        </small>
      </span>
      {post.pictureUrl && <img src={post.pictureUrl} alt="" loading="lazy" />}
      <Icon name="chevronRight" />
    </Link>
  </li>
);
