import { useState, type ReactNode } from 'react';
import { call } from '#kit/client/call/call.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { NewsMarks } from '../news-marks.tsx';
import {
  moreOfNoticeboard,
  newsForAlumni,
  noticeboard,
  type PinnedUpPostFragment,
} from './noticeboard-panel.graphql.generated.ts';
import styles from './noticeboard-panel.module.css';

interface NoticeboardPanelProps {
  title: ReactNode;
  /** Stands in its place where there is nothing for the reader. */
  empty: ReactNode;
  /** For whom the posts were written; without it, all that are for the reader. */
  audience?: 'ALUMNI';
}

/** The posts for the reader, what is pinned first and then the newest; more of them come in place. */
export function NoticeboardPanel({ title, empty, audience }: NoticeboardPanelProps) {
  const answer = useQuery(audience ? newsForAlumni : noticeboard, {});
  if (answer.data?.news.rows.length === 0) return empty;
  return (
    <Card
      title={title}
      link={
        <Link to="/news">
          <Text id="allNews" />
        </Link>
      }
    >
      <DataView answer={answer} waiting={<Skeleton shape="lines" count={4} />}>
        {({ news }) => (
          <Posts first={news.rows} nextCursor={news.nextCursor ?? null} audience={audience ?? null} />
        )}
      </DataView>
    </Card>
  );
}

interface PostsProps {
  first: readonly PinnedUpPostFragment[];
  nextCursor: string | null;
  audience: 'ALUMNI' | null;
}

interface Further {
  rows: readonly PinnedUpPostFragment[];
  nextCursor: string | null;
}

function Posts({ first, nextCursor, audience }: PostsProps) {
  const [further, setFurther] = useState<Further | null>(null);
  const { attempt, isBusy } = useMutation();
  const next = further ? further.nextCursor : nextCursor;
  const known = new Set(first.map(({ _id }) => _id));
  // What was pinned meanwhile may have come up among the first.
  const rows = [...first, ...(further?.rows ?? []).filter(({ _id }) => !known.has(_id))];

  async function showMore(after: string): Promise<void> {
    const more = await attempt(() => call(moreOfNoticeboard, { after, audience }));
    if (more)
      setFurther({
        rows: [...(further?.rows ?? []), ...more.news.rows],
        nextCursor: more.news.nextCursor ?? null,
      });
  }

  return (
    <>
      <ul className={styles['posts']}>
        {rows.map(({ _id, title, summary, sender, campuses, publishedAt, pictureUrl, pinned, isRead }) => (
          <li key={_id}>
            <Link to={`/news/${_id}`} className={styles['post']}>
              <span className={styles['words']}>
                <strong>
                  <NewsMarks isRead={isRead} pinned={pinned} />
                  {title}
                </strong>
                <span className={styles['summary']}>{summary}</span>
                <small>
                  {[sender, ...campuses].filter(Boolean).map((from) => `${from} · `)}
                  <Moment at={publishedAt} shows="day" />
                </small>
              </span>
              {pictureUrl && <img src={pictureUrl} alt="" loading="lazy" />}
            </Link>
          </li>
        ))}
      </ul>
      {next !== null && (
        <Button tone="quiet" isProcessing={isBusy} onClick={() => void showMore(next)}>
          <Text id="moreNews" />
        </Button>
      )}
    </>
  );
}
