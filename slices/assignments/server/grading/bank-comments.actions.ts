import type { Db, Tx } from '#kit/db/database.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { BANK_COMMENT_MAX, MAX_BANK_COMMENTS } from '../../rules/grade.ts';

export interface BankComment {
  id: string;
  words: string;
}

/** What a person has kept for later, the oldest first: it stays under the same key. */
const findBankComments = (db: Db | Tx, personId: string): Promise<BankComment[]> =>
  db
    .selectFrom('bankComment')
    .select(['id', 'words'])
    .where('personId', '=', personId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

/** Keeps a comment; false when there is one with this id already, of any person. */
async function insertBankComment(tx: Tx, comment: BankComment & { personId: string }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('bankComment')
    .values(comment)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

async function storeTexts(tx: Tx, { id, words }: BankComment): Promise<void> {
  await tx.updateTable('bankComment').set({ words }).where('id', '=', id).execute();
}

async function deleteBankComment(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('bankComment').where('id', '=', id).execute();
}

export const ownBankComments = (ctx: Context): Promise<BankComment[]> =>
  findBankComments(ctx.db, actorOf(ctx).personId);

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
