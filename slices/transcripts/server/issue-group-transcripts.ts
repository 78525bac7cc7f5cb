import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { enqueue } from '#kit/jobs/enqueue.ts';
import { isLocale } from '#kit/messages/locales.ts';
import type { PaperKind } from '../rules/issue.ts';
import { can } from '../rules/permissions.ts';
import { findBatch, findGroup, insertBatch, listGroupStudents, type BatchRecord } from './batch.queries.ts';
import { issueBatch } from './issue-batch.ts';

interface Asked {
  batchId: string;
  groupId: string;
  /** Null: each student's own. */
  locale: string | null;
  paper: PaperKind;
}

/** Has a job issue transcripts to everybody who is in a group, but to whoever asks. Pressing twice issues once. */
export function issueGroupTranscripts(ctx: Context, asked: Asked): Promise<BatchRecord> {
  const { batchId, groupId, locale, paper } = asked;
  if (locale !== null && !isLocale(locale)) throw new RuleError('transcriptLocaleUnknown');
  return transaction(ctx.db, async (tx) => {
    const group = await findGroup(tx, groupId);
    const actor = actorOf(ctx);
    if (!group || !can.oversee(actor, group)) throw new RuleError('recordNotFound', 'NOT_FOUND');
    const { regionId } = group;
    const askedAt = ctx.services.now();
    const students = await listGroupStudents(tx, groupId, askedAt);
    const personIds = students.map(({ id }) => id).filter((id) => id !== actor.personId);
    const batch = { id: batchId, groupId, regionId, locale, paper, askedBy: actor.personId, askedAt };
    if (!(await insertBatch(tx, batch, personIds)))
      return batchInReach(await findBatch(tx, batchId), groupId);
    await enqueue(tx, issueBatch, { batchId, source: ctx.audit }, { key: `issueTranscripts:${batchId}` });
    await audit(tx, ctx, {
      action: 'issueGroupTranscripts',
      entity: 'group',
      entityId: groupId,
      regionId,
      after: { batchId, locale, paper, students: personIds.length },
    });
    return batch;
  });
}

function batchInReach(batch: BatchRecord | null, groupId: string): BatchRecord {
  if (batch?.groupId !== groupId) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return batch;
}
