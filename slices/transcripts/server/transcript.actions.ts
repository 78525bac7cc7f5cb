import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { isLocale } from '#kit/messages/locales.ts';
import { lockPerson } from '#slices/people/server/api.ts';
import type { PaperKind } from '#slices/regions/rules/usual-paper.ts';
import { checkIssue, isReason } from '../rules/issue.ts';
import { can } from '../rules/permissions.ts';
import { findHold, insertHold, listStandingHolds, storeLift, type HoldRecord } from './hold.queries.ts';
import { findIssue, insertRevocation, type IssueRecord } from './issue.queries.ts';
import { recordsOf, studentInReach } from './student-in-reach.ts';
import { writeIssue } from './write-issue.ts';

interface NewHold {
  holdId: string;
  studentId: string;
  reason: string;
}

/** Keeps a student's transcripts from being issued until the hold is lifted. */
export async function holdTranscripts(
  ctx: Context,
  { holdId: id, studentId, reason: words }: NewHold,
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

/** Says of an official transcript that it is not valid any more. What is said again changes nothing. */
export const revokeTranscript = (
  ctx: Context,
  { issueId, reason: words }: { issueId: string; reason: string },
): Promise<IssueRecord> =>
  transaction(ctx.db, async (tx) => {
    const issue = await findIssue(tx, issueId);
    const actor = actorOf(ctx);
    if (!issue || !can.issue(actor, issue)) throw new RuleError('recordNotFound', 'NOT_FOUND');
    if (!isReason(words)) throw new RuleError('transcriptNeedsReason');
    const reason = words.trim();
    const { personId, regionId, number } = issue;
    const revocation = { issueId, personId, regionId, reason, revokedBy: actor.personId };
    if (!(await insertRevocation(tx, { ...revocation, revokedAt: ctx.services.now() })))
      return { ...issue, revokedReason: (await findIssue(tx, issueId))?.revokedReason ?? reason };
    await audit(tx, ctx, {
      action: 'revokeTranscript',
      entity: 'transcript',
      entityId: issueId,
      regionId,
      before: { number },
      reason,
    });
    return { ...issue, revokedReason: reason };
  });

interface NewIssue {
  issueId: string;
  studentId: string;
  locale: string;
  paper: PaperKind;
}

/** Issues an official transcript. What is asked for twice is issued once. */
export async function issueTranscript(ctx: Context, params: NewIssue): Promise<IssueRecord> {
  const { issueId, studentId, locale, paper } = params;
  if (!isLocale(locale)) throw new RuleError('transcriptLocaleUnknown');
  const student = await studentInReach(ctx, studentId);
  const records = await recordsOf(ctx, studentId, locale);
  // A hold holds, whichever campus has put it: also one that the caller does not look after.
  return transaction(ctx.unscoped('the papers of a student in reach'), async (tx) => {
    // A user who presses twice, or puts a hold meanwhile, waits here.
    await lockPerson(tx, studentId);
    const known = await findIssue(tx, issueId);
    if (known && known.personId !== studentId) throw new RuleError('recordNotFound', 'NOT_FOUND');
    if (known) return known;
    const problem = checkIssue(records, await listStandingHolds(tx, [studentId], ctx.services.now()));
    if (problem) throw new RuleError(problem);
    const { personId: issuedBy } = actorOf(ctx);
    return writeIssue(tx, ctx.services, {
      issueId,
      student,
      records,
      locale,
      paper,
      issuedBy,
      source: ctx.audit,
    });
  });
}
