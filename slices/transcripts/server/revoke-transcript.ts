import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { isReason } from '../rules/issue.ts';
import { can } from '../rules/permissions.ts';
import { findIssue, insertRevocation, type IssueRecord } from './issue.queries.ts';

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
