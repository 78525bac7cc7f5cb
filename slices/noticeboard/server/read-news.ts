import { actorOf, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { findNews, storeReading, type ReadablePost, type Reader } from './post.queries.ts';

export const readerOf = (ctx: Context): Reader => ({
  personId: actorOf(ctx).personId,
  now: ctx.services.now(),
});

const WHY = 'posts for the caller';

export const newsDb = (ctx: Context) => ctx.unscoped(WHY);

/** Notes that the caller has opened a post. An administrator who looks on in a person's name leaves it unread. */
export const readPost = (ctx: Context, postId: string): Promise<ReadablePost> =>
  transaction(ctx.db, async (tx) => {
    const reader = readerOf(ctx);
    const unscoped = ctx.unscopedWithin(tx, WHY);
    const post = await findNews(unscoped, reader, postId);
    if (!post) throw new RuleError('recordNotFound', 'NOT_FOUND');
    if (post.readAt || actorOf(ctx).impersonatorId !== null) return post;
    await storeReading(tx, reader, postId);
    return { ...post, readAt: reader.now };
  });
