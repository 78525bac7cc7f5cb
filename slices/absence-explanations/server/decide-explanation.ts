import type { Tx } from '#kit/db/database.ts';
import { lockRow } from '#kit/db/rows.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { followStandings } from '#slices/attendance/server/api.ts';
import { COMMENTS_MAX, type DecidedStatus } from '../rules/explanation.ts';
import { can } from '../rules/permissions.ts';
import { findDecision, storeDecision, storeUndo } from './decision.queries.ts';
import { findExplanation, type ExplanationRecord } from './explanation.queries.ts';
import { tellStudent } from './tell-of-explanation.ts';

const TOLD = 'whom a decision about an absence is told';

interface Params {
  decisionId: string;
  explanationId: string;
  version: number;
  status: DecidedStatus;
  adminComments: string;
}

/** Decides an explanation, also one that was decided before. Pressing twice decides once. */
export function decideAbsenceExplanation(ctx: Context, params: Params): Promise<ExplanationRecord> {
  const { decisionId: id, explanationId, version, status } = params;
  const adminComments = parsedComments(params.adminComments);
  return transaction(ctx.db, async (tx) => {
    const before = await loadToDecide(tx, ctx, explanationId);
    const made = await findDecision(tx, id);
    if (made?.explanationId === explanationId) return before;
    if (before.version !== version) throw new RuleError('changedMeanwhile');
    if (before.status === status && before.adminComments === adminComments) return before;
    const { personId: decidedBy } = actorOf(ctx);
    const decision = { id, status, adminComments, decidedAt: ctx.services.now(), decidedBy };
    if (!(await storeDecision(tx, before, decision))) throw new RuleError('recordNotFound', 'NOT_FOUND');
    return told(tx, ctx, before, 'decideAbsenceExplanation');
  });
}

/** Takes the decision that stands back: what was there before is there again, to the letter. */
export const undoExplanationDecision = (ctx: Context, decisionId: string): Promise<ExplanationRecord> =>
  transaction(ctx.db, async (tx) => {
    const decision = await findDecision(tx, decisionId);
    if (!decision) throw new RuleError('recordNotFound', 'NOT_FOUND');
    const before = await loadToDecide(tx, ctx, decision.explanationId);
    if (decision.undoneAt) return before;
    if (before.decisionId !== decision.id) throw new RuleError('changedMeanwhile');
    const { personId: undoneBy } = actorOf(ctx);
    await storeUndo(tx, decision, { undoneAt: ctx.services.now(), undoneBy });
    return told(tx, ctx, before, 'undoExplanationDecision');
  });

function parsedComments(written: string): string {
  const adminComments = written.trim();
  if (adminComments.length > COMMENTS_MAX)
    throw new RuleError(
      'explanationCommentsTooLong',
      'BAD_USER_INPUT',
      { max: COMMENTS_MAX },
      { field: 'adminComments' },
    );
  return adminComments;
}

async function loadToDecide(tx: Tx, ctx: Context, id: string): Promise<ExplanationRecord> {
  await lockRow(tx, 'absenceExplanation', id);
  const found = await findExplanation(tx, { id, locale: ctx.locale });
  if (!found || !can.decide(actorOf(ctx), found)) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return found;
}

const statusOf = ({ status, adminComments }: ExplanationRecord) => ({ status, adminComments });

/** What it is now, noted and told to the student. */
async function told(
  tx: Tx,
  ctx: Context,
  before: ExplanationRecord,
  action: 'decideAbsenceExplanation' | 'undoExplanationDecision',
): Promise<ExplanationRecord> {
  const whole = ctx.unscopedWithin(tx, TOLD);
  const now = await findExplanation(whole, { id: before.id, locale: ctx.locale });
  if (!now) throw new RuleError('recordNotFound', 'NOT_FOUND');
  await audit(tx, ctx, {
    action,
    entity: 'absenceExplanation',
    entityId: now.id,
    regionId: now.regionId,
    before: statusOf(before),
    after: statusOf(now),
  });
  await tellStudent(whole, now);
  const { groupId, personId } = now;
  await followStandings(tx, { groupId, personIds: [personId] }, ctx.services.now());
  return now;
}
