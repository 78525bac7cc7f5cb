import type { Tx } from '#kit/db/database.ts';
import { lockRow } from '#kit/db/rows.ts';
import { defineJob, type JobTools } from '#kit/jobs/define-job.ts';
import { enqueue } from '#kit/jobs/enqueue.ts';
import { notifyBatch } from '#slices/notifications/server/api.ts';
import { statusOf, textFor } from '../rules/post.ts';
import { countReach, listAddressees } from './audience.queries.ts';
import { findPost, noteTold, type PostRecord } from './post.queries.ts';

const PEOPLE_AT_ONCE = 1_000;

/**
 * Tells everybody a post is for, once it has appeared. A post is told one batch after another; with each batch it is written down
 * up to whom, in the same transaction, so that nobody hears of it twice, whenever the work is broken off. What was told once is
 * not told again when the post is changed.
 */
export const tellOfNews = defineJob<{ postId: string }>({
  name: 'tellOfNews',
  async run({ postId }, tools) {
    while (!tools.signal?.aborted && (await tellBatch(tools, postId)));
    if (tools.signal?.aborted) throw new Error('Broken off; the rest is told by another worker.');
  },
});

/** Asks for a post to be told when it appears. A second request, with another time, takes the place of the first. */
export const tellWhenDue = (tx: Tx, postId: string, publishAt: Date): Promise<void> =>
  enqueue(tx, tellOfNews, { postId }, { key: `tellOfNews:${postId}`, runAt: publishAt });

/** Whether there may be more to tell. */
const tellBatch = ({ db, services }: JobTools, postId: string): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    await lockRow(tx, 'newsPost', postId);
    const post = await findPost(tx, postId);
    const now = services.now();
    if (!post || post.deletedAt || post.allToldAt) return false;
    const status = statusOf(post, now);
    // It was put off by a clock that is behind, or while this work was about to begin.
    if (status === 'SCHEDULED' && post.publishAt) await tellWhenDue(tx, postId, post.publishAt);
    if (status !== 'PUBLISHED') return false;
    return tellNext(tx, post, now);
  });

async function tellNext(tx: Tx, post: PostRecord, now: Date): Promise<boolean> {
  const toTell = post.toTell ?? (await countReach(tx, post, now));
  const people = await listAddressees(tx, post, { after: post.toldUpTo, first: PEOPLE_AT_ONCE, now });
  const byTitle = Map.groupBy(people, ({ locale }) => textFor(post.texts, locale)?.title ?? '');
  for (const [title, recipients] of byTitle)
    await notifyBatch(tx, { name: 'newsPosted', facts: { title }, path: `/news/${post.id}`, recipients });
  const isLast = people.length < PEOPLE_AT_ONCE;
  await noteTold(tx, post.id, {
    toTell,
    told: post.told + people.length,
    toldUpTo: people.at(-1)?.personId ?? post.toldUpTo,
    allToldAt: isLast ? now : null,
  });
  return !isLast;
}
