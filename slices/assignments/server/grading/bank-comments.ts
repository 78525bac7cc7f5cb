import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { BANK_COMMENT_MAX, MAX_BANK_COMMENTS } from '#slices/assignments/rules/grade.ts';
import {
  deleteBankComment,
  findBankComments,
  insertBankComment,
  storeTexts,
  type BankComment,
} from './bank-comments.queries.ts';

/** The caller's own comments to choose from. */
export const ownBankComments = (ctx: Context): Promise<BankComment[]> =>
  findBankComments(ctx.db, actorOf(ctx).personId);

/** Keeps a comment for the next submission, or changes its words. */
export const saveBankComment = (
  ctx: Context,
  { commentId: id, words: typed }: { commentId: string; words: string },
): Promise<BankComment[]> =>
  transaction(ctx.db, async (tx) => {
    const { personId } = actorOf(ctx);
    const words = typed.trim();
    if (words === '' || words.length > BANK_COMMENT_MAX) throw new RuleError('bankCommentInvalid');
    const before = await findBankComments(tx, personId);
    if (before.some((one) => one.id === id)) await storeTexts(tx, { id, words });
    else if (before.length >= MAX_BANK_COMMENTS) throw new RuleError('bankCommentsTooMany');
    else if (!(await insertBankComment(tx, { id, personId, words })))
      throw new RuleError('recordNotFound', 'NOT_FOUND');
    await audit(tx, ctx, { action: 'saveBankComment', entity: 'bankComment', entityId: id });
    return findBankComments(tx, personId);
  });

export const removeBankComment = (
  ctx: Context,
  { commentId }: { commentId: string },
): Promise<BankComment[]> =>
  transaction(ctx.db, async (tx) => {
    const { personId } = actorOf(ctx);
    const before = await findBankComments(tx, personId);
    if (before.every(({ id }) => id !== commentId)) throw new RuleError('recordNotFound', 'NOT_FOUND');
    await deleteBankComment(tx, commentId);
    await audit(tx, ctx, { action: 'removeBankComment', entity: 'bankComment', entityId: commentId });
    return findBankComments(tx, personId);
  });
