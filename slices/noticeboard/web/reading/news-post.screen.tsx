import { useEffect, useEffectEvent } from 'react';
import { useParams, type Params } from 'react-router';
import { prefetchQuery } from '#kit/client/query/prefetch.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { useOpenedRecord } from '#kit/client/records/opened-record.ts';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { NewsMarks } from '../news-marks.tsx';
import { noticeboard } from '../panel/noticeboard-panel.graphql.generated.ts';
import { NewsArticle } from './news-article.tsx';
import { NewsComments } from './news-comments.tsx';
import { news, newsPost, readNewsPost, type NewsPostQuery } from './news.graphql.generated.ts';

type OpenedPost = NonNullable<NewsPostQuery['newsPost']>;

export const prefetch = ({ postId = '' }: Params): void => prefetchQuery(newsPost, { postId });

/** One post. Opening it marks it as read. */
export function NewsPostScreen() {
  const { postId = '' } = useParams();
  const answer = useQuery(newsPost, { postId });
  return (
    <Page>
      <DataView
        answer={answer}
        waiting={<Skeleton shape="lines" count={8} />}
        empty={
          <EmptyState
            icon="note"
            title={<Text id="newsNotFound" />}
            action={
              <LinkButton to="/news">
                <Text id="allNews" />
              </LinkButton>
            }
          />
        }
      >
        {({ newsPost: post }) => post && <Post key={post._id} post={post} />}
      </DataView>
    </Page>
  );
}

function Post({ post }: { post: OpenedPost }) {
  useOpenedRecord(post.title);
  useReadMark(post);
  return (
    <>
      <PageHeading
        title={
          <>
            <NewsMarks isRead pinned={post.pinned} />
            {post.title}
          </>
        }
        subtitle={
          <>
            {[post.sender, ...post.campuses].filter(Boolean).map((from) => `${from} · `)}
            <Moment at={post.publishedAt} shows="day" />
          </>
        }
      />
      <Card>
        <NewsArticle body={post.body} locale={post.locale} pictureUrl={post.pictureUrl ?? null} />
      </Card>
      {post.commentsAllowed && <NewsComments postId={post._id} first={post.comments} />}
    </>
  );
}

/** A mark that could not be set now is set the next time: the reader is not told. */
function useReadMark({ _id: postId, isRead }: OpenedPost): void {
  const { mutate } = useMutation({ stale: [news, noticeboard], tell: () => undefined });
  const mark = useEffectEvent(() => {
    if (!isRead) void mutate(readNewsPost, { postId });
  });
  useEffect(
    function markAsRead() {
      mark();
    },
    [postId],
  );
}
