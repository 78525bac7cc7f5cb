import { insertRow } from '#kit/db/rows.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import type { RateRule } from '#kit/http/limits/rate-limits.ts';
import { can } from '../rules/permissions.ts';
import { checkComment } from '../rules/post.ts';
import { findComment, storeCommentDeleted, type CommentRecord } from './comment.queries.ts';
import { findNews, findPost } from './post.queries.ts';
import { readerOf } from './read-news.ts';

export const COMMENT_ON_NEWS: RateRule = { name: 'comment-on-news', max: 20, windowS: 3_600 };

interface NewComment {
  commentId: string;
  postId: string;
  content: string;
}

/** Says something below a post, if it is for the caller and open to comments. The id comes from the form. */
export async function addComment(
  ctx: Context,
  { commentId, postId, ...said }: NewComment,
): Promise<CommentRecord> {
  const content = said.content.trim();
  const problem = checkComment(content);
  if (problem) throw new RuleError(problem, 'BAD_USER_INPUT', {}, { field: 'content' });
  const { personId } = actorOf(ctx);
  await ctx.services.rateLimits.take(COMMENT_ON_NEWS, personId);
  return transaction(ctx.db, async (tx) => {
    const post = await findNews(ctx.unscopedWithin(tx, 'posts for the caller'), readerOf(ctx), postId);
    if (!post) throw new RuleError('recordNotFound', 'NOT_FOUND');
    if (!post.commentsAllowed) throw new RuleError('newsCommentsClosed');
    const createdAt = ctx.services.now();
    const isNew = await insertRow(tx, 'newsComment', { id: commentId, postId, personId, content, createdAt });
    const comment = await findComment(tx, commentId);
    if (comment?.personId !== personId || comment.postId !== postId)
      throw new RuleError('recordNotFound', 'NOT_FOUND');
    if (isNew) await audit(tx, ctx, { action: 'addNewsComment', entity: 'newsPost', entityId: postId });
    return comment;
  });
}

/** Takes a comment away: one's own, or any below a post that the caller keeps. Who took it away brings it back. */
export const deleteComment = (
  ctx: Context,
  { commentId, isDeleted }: { commentId: string; isDeleted: boolean },
): Promise<boolean> =>
  transaction(ctx.db, async (tx) => {
    const { personId } = actorOf(ctx);
    const unscoped = ctx.unscopedWithin(tx, 'comments on posts the caller reads or keeps');
    const comment = await findComment(unscoped, commentId);
    const post = comment && (await findPost(unscoped, comment.postId));
    if (!post || !can.deleteComment(actorOf(ctx), { personId: comment.personId, post }))
      throw new RuleError('recordNotFound', 'NOT_FOUND');
    if (isDeleted === (comment.deletedAt !== null)) return true;
    if (!isDeleted && comment.deletedBy !== personId) throw new RuleError('recordNotFound', 'NOT_FOUND');
    await storeCommentDeleted(unscoped, commentId, {
      deletedAt: isDeleted ? ctx.services.now() : null,
      deletedBy: isDeleted ? personId : null,
    });
    const said = { personId: comment.personId, content: comment.content };
    await audit(tx, ctx, {
      action: isDeleted ? 'deleteNewsComment' : 'restoreNewsComment',
      entity: 'newsPost',
      entityId: post.id,
      ...(isDeleted ? { before: said } : { after: said }),
    });
    return true;
  });
