import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { lockPerson } from '#slices/people/server/api.ts';
import { isReason } from '../rules/issue.ts';
import { can } from '../rules/permissions.ts';
import { findHold, insertHold, storeLift, type HoldRecord } from './hold.queries.ts';
import { studentInReach } from './student-in-reach.ts';

interface Params {
  holdId: string;
  studentId: string;
  reason: string;
}

/** Keeps a student's transcripts from being issued until the hold is lifted. */
export async function holdTranscripts(
  ctx: Context,
  { holdId: id, studentId, reason: words }: Params,
): Promise<HoldRecord> {
  const { personId, regionId } = await studentInReach(ctx, studentId);
  if (!isReason(words)) throw new RuleError('transcriptNeedsReason');
  return transaction(ctx.db, async (tx) => {
    await lockPerson(tx, personId);
    const reason = words.trim();
    const hold = { id, personId, regionId, reason, putBy: actorOf(ctx).personId, putAt: ctx.services.now() };
    if (!(await insertHold(tx, hold))) return holdInReach(await findHold(tx, id), ctx);
    await audit(tx, ctx, {
      action: 'holdTranscripts',
      entity: 'transcriptHold',
      entityId: id,
      regionId,
      after: { personId },
      reason,
    });
    return { ...hold, liftedAt: null };
  });
}

/** Lifts a hold. One that was lifted before stays so. */
export const liftHold = (ctx: Context, { holdId }: { holdId: string }): Promise<HoldRecord> =>
  transaction(ctx.db, async (tx) => {
    const hold = holdInReach(await findHold(tx, holdId), ctx);
    const liftedAt = ctx.services.now();
    if (!(await storeLift(tx, holdId, { liftedBy: actorOf(ctx).personId, liftedAt }))) return hold;
    await audit(tx, ctx, {
      action: 'liftTranscriptHold',
      entity: 'transcriptHold',
      entityId: holdId,
      regionId: hold.regionId,
      before: { personId: hold.personId, reason: hold.reason },
    });
    return { ...hold, liftedAt };
  });

function holdInReach(hold: HoldRecord | undefined, ctx: Context): HoldRecord {
  if (!hold || !can.issue(actorOf(ctx), hold)) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return hold;
}
