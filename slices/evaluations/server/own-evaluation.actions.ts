import type { Tx } from '#kit/db/database.ts';
import { updateRow } from '#kit/db/rows.ts';
import { actorOf, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { REPLY_MAX } from '../rules/evaluation.ts';
import { noted } from './evaluation.actions.ts';
import { holdEvaluation, type EvaluationRecord } from './evaluation.queries.ts';
import { notFound } from './form.actions.ts';
import { findShown, listShown, type OwnEvaluation } from './own-evaluation.queries.ts';

export const ownEvaluations = (ctx: Context): Promise<OwnEvaluation[]> =>
  listShown(ctx.db, actorOf(ctx).personId);

/** Says that the student has read an evaluation; saying it again changes nothing. */
export const acknowledgeEvaluation = (ctx: Context, id: string): Promise<OwnEvaluation> =>
  answering(ctx, id, async (tx, before) => {
    if (before.acknowledgedAt) return;
    await updateRow(tx, 'evaluation', id, { acknowledgedAt: ctx.services.now() });
    await noted(tx, ctx, { id, action: 'acknowledgeEvaluation' });
  });

/** Replies to an evaluation, once; who replies has read it. */
export function replyToEvaluation(ctx: Context, id: string, written: string): Promise<OwnEvaluation> {
  const reply = written.trim();
  if (reply === '') throw new RuleError('evaluationReplyMissing', 'BAD_USER_INPUT', {}, { field: 'reply' });
  if (reply.length > REPLY_MAX)
    throw new RuleError('evaluationReplyTooLong', 'BAD_USER_INPUT', { max: REPLY_MAX }, { field: 'reply' });
  return answering(ctx, id, async (tx, before) => {
    if (before.reply === reply) return;
    if (before.repliedAt) throw new RuleError('evaluationReplied');
    const now = ctx.services.now();
    await updateRow(tx, 'evaluation', id, {
      acknowledgedAt: before.acknowledgedAt ?? now,
      reply,
      repliedAt: now,
    });
    await noted(tx, ctx, { id, action: 'replyToEvaluation' });
  });
}

/** Evaluations are in reach of the campus alone: the caller's own are found in all of them, and drafts are not. */
async function answering(
  ctx: Context,
  id: string,
  answer: (tx: Tx, before: EvaluationRecord) => Promise<void>,
): Promise<OwnEvaluation> {
  const { personId } = actorOf(ctx);
  const shown = await findShown(ctx.db, { id, personId });
  if (!shown) throw notFound();
  await transaction(ctx.unscoped('an evaluation that was published to the caller'), async (tx) => {
    const before = await holdEvaluation(tx, id);
    if (before?.personId !== personId || before.status !== 'PUBLISHED') throw notFound();
    await answer(tx, before);
  });
  const after = await findShown(ctx.db, { id, personId });
  if (!after) throw notFound();
  return after;
}
