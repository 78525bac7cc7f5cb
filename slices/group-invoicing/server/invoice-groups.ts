import { reachWhere } from '#kit/access/actor.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import type { CountedPage, PageArgs } from '#kit/graphql/page.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { enqueue } from '#kit/jobs/enqueue.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { lockRow } from '#kit/db/rows.ts';
import { notFound, reasonOf } from '#slices/billing/server/api.ts';
import { can } from '../rules/permissions.ts';
import { lockGroups } from './candidate.queries.ts';
import { planGroups, type RunOrder } from './plan-groups.ts';
import {
  findRun,
  insertRun,
  listRuns,
  listRunStudents,
  storeUndo,
  type RunRecord,
  type RunStudentRecord,
} from './run.queries.ts';
import { settleRun } from './settle-run.ts';

interface Params extends RunOrder {
  runId: string;
  /** What was shown: what would be charged otherwise is not charged. */
  expected: { count: number; total: MinorUnits };
}

/** Has a job invoice everybody in some groups, exactly as it was shown. Pressing twice invoices once. */
export async function invoiceGroups(
  ctx: Context,
  { runId: id, expected, ...order }: Params,
): Promise<RunRecord> {
  const { regionId, groupIds, templateId, dueOn } = order;
  const { personId: askedBy } = actorOf(ctx);
  return transaction(ctx.db, async (tx) => {
    const known = await findRun(tx, id);
    if (known) return inReach(ctx, known);
    await lockGroups(tx, groupIds);
    const { campus, charged, total } = await planGroups(tx, ctx, order);
    if (charged.length === 0) throw new RuleError('invoiceRunEmpty');
    if (charged.length !== expected.count || total !== expected.total)
      throw new RuleError('invoiceRunChanged');
    const run = {
      id,
      regionId,
      templateId,
      groupIds: [...new Set(groupIds)],
      title: order.title.trim(),
      note: order.note.trim(),
      currency: campus.currency,
      dueOn,
      askedBy,
      askedAt: ctx.services.now(),
      undoneAt: null,
      undoneBy: null,
      undoReason: '',
    };
    // Another who sends the same run at this moment has made it.
    if (!(await insertRun(tx, run, charged))) return runToKeep(tx, ctx, id);
    await enqueue(tx, settleRun, { runId: id, source: ctx.audit }, { key: `invoiceGroups:${id}` });
    await audit(tx, ctx, {
      action: 'invoiceGroups',
      entity: 'invoiceRun',
      entityId: id,
      regionId,
      after: {
        title: run.title,
        templateId,
        groupIds,
        dueOn,
        students: charged.length,
        total,
        currency: campus.currency.value,
      },
    });
    return runToKeep(tx, ctx, id);
  });
}

/** Has a job take back what of a run nobody has paid yet. */
export const undoGroupInvoices = (
  ctx: Context,
  { runId, reason: words }: { runId: string; reason: string },
): Promise<RunRecord> =>
  transaction(ctx.db, async (tx) => {
    await lockRow(tx, 'invoiceRun', runId);
    const run = await runToKeep(tx, ctx, runId);
    if (run.undoneAt) throw new RuleError('invoiceRunUndone');
    const undoReason = reasonOf(words);
    await storeUndo(tx, runId, { undoneAt: ctx.services.now(), undoneBy: actorOf(ctx).personId, undoReason });
    await enqueue(tx, settleRun, { runId, source: ctx.audit }, { key: `undoGroupInvoices:${runId}` });
    await audit(tx, ctx, {
      action: 'undoGroupInvoices',
      entity: 'invoiceRun',
      entityId: runId,
      regionId: run.regionId,
      after: { title: run.title },
      reason: undoReason,
    });
    return runToKeep(tx, ctx, runId);
  });

export async function runToKeep(db: Db | Tx, ctx: Context, id: string): Promise<RunRecord> {
  const run = await findRun(db, id);
  if (!run) throw notFound();
  return inReach(ctx, run);
}

function inReach(ctx: Context, run: RunRecord): RunRecord {
  if (!can.oversee(actorOf(ctx), run)) throw notFound();
  return run;
}

export async function readRun(ctx: Context, id: string): Promise<RunRecord | null> {
  const run = await findRun(ctx.db, id);
  return run && can.oversee(actorOf(ctx), run) ? run : null;
}

export const readRuns = (ctx: Context, page: PageArgs): Promise<CountedPage<RunRecord>> =>
  listRuns(ctx.db, reachWhere(actorOf(ctx), 'admin'), page);

export async function readRunStudents(ctx: Context, runId: string): Promise<RunStudentRecord[]> {
  return (await readRun(ctx, runId)) ? listRunStudents(ctx.db, runId) : [];
}
