import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { enqueue } from '#kit/jobs/enqueue.ts';
import { isLocale } from '#kit/messages/locales.ts';
import type { PaperKind } from '#slices/regions/rules/usual-paper.ts';
import { can } from '../rules/permissions.ts';
import {
  countOutcomes,
  findBatch,
  findGroup,
  findLatestBatch,
  insertBatch,
  listGroupStudents,
  lockGroup,
  type BatchRecord,
} from './batch.queries.ts';
import { issueBatch } from './issue-batch.ts';
import { wholeCollege } from './student-in-reach.ts';
import { findStudents } from './student.queries.ts';

interface Params {
  batchId: string;
  groupId: string;
  /** Some of its students; null for all of them. */
  studentIds: readonly string[] | null;
  /** Null: each student's own. */
  locale: string | null;
  paper: PaperKind;
}

/**
 * Has a job issue transcripts to everybody in a group, or to some, whose papers the caller sees to. Pressing twice issues once, and while a
 * job is at it for the group, everyone else who asks is shown that one.
 */
export async function issueGroupTranscripts(ctx: Context, params: Params): Promise<BatchRecord> {
  const { batchId, groupId, studentIds, locale, paper } = params;
  if (locale !== null && !isLocale(locale)) throw new RuleError('transcriptLocaleUnknown');
  const group = await findGroup(ctx.db, groupId);
  const actor = actorOf(ctx);
  if (!group || !can.oversee(actor, group)) throw new RuleError('recordNotFound', 'NOT_FOUND');
  const { regionId } = group;
  const askedAt = ctx.services.now();
  const members = await listGroupStudents(ctx.db, groupId, askedAt);
  const memberIds = members.map(({ id }) => id);
  if (studentIds?.some((id) => !memberIds.includes(id))) throw new RuleError('recordNotFound', 'NOT_FOUND');
  const students = await findStudents(wholeCollege(ctx), studentIds ?? memberIds);
  const personIds = students.filter((student) => can.issue(actor, student)).map(({ personId }) => personId);
  return transaction(ctx.db, async (tx) => {
    await lockGroup(tx, groupId);
    const latest = await findLatestBatch(tx, groupId);
    if (latest && latest.id !== batchId && (await countOutcomes(tx, latest.id)).WAITING > 0) return latest;
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
