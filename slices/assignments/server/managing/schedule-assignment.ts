import type { Tx } from '#kit/db/database.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { can } from '#slices/assignments/rules/permissions.ts';
import {
  deleteDue,
  findTaughtGroup,
  hasWork,
  storeDue,
  type TaughtGroup,
} from '../assignment-groups.queries.ts';
import { loadAssignmentForUpdate } from './load-assignment-for-update.ts';
import type { AssignmentRecord } from '../assignment-record.ts';

interface Place {
  assignmentId: string;
  groupId: string;
  /** The version the change is based on; none when the group does not have it yet. */
  version: number | null;
}

async function loadGroupForUpdate(
  tx: Tx,
  ctx: Context,
  { assignmentId, groupId }: Place,
): Promise<TaughtGroup> {
  const group = await findTaughtGroup(tx, assignmentId, groupId);
  if (!group || !can.schedule(actorOf(ctx), group)) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return group;
}

/** Says until when a group hands an assignment in. */
export const scheduleAssignment = (
  ctx: Context,
  { dueAt, ...place }: Place & { dueAt: Date },
): Promise<AssignmentRecord> =>
  transaction(ctx.db, async (tx) => {
    const { assignmentId, groupId, version } = place;
    const { regionId, due } = await loadGroupForUpdate(tx, ctx, place);
    if (due?.dueAt.getTime() === dueAt.getTime()) return loadAssignmentForUpdate(tx, ctx, assignmentId);
    if ((due?.version ?? null) !== version) throw new RuleError('changedMeanwhile');
    await storeDue(tx, { assignmentId, groupId, regionId, dueAt });
    await audit(tx, ctx, {
      action: 'scheduleAssignment',
      entity: 'assignment',
      entityId: assignmentId,
      regionId,
      before: due && { groupId, dueAt: due.dueAt },
      after: { groupId, dueAt },
    });
    return loadAssignmentForUpdate(tx, ctx, assignmentId);
  });

/** Takes an assignment away from a group in which nobody has done anything about it. */
export const unscheduleAssignment = (ctx: Context, place: Place): Promise<AssignmentRecord> =>
  transaction(ctx.db, async (tx) => {
    const { assignmentId, groupId, version } = place;
    const { regionId, due } = await loadGroupForUpdate(tx, ctx, place);
    if (!due) return loadAssignmentForUpdate(tx, ctx, assignmentId);
    if (due.version !== version) throw new RuleError('changedMeanwhile');
    const isUntouched = !(await hasWork(tx, assignmentId, groupId));
    if (!isUntouched || !(await deleteDue(tx, assignmentId, groupId)))
      throw new RuleError('assignmentHasSubmissions');
    await audit(tx, ctx, {
      action: 'unscheduleAssignment',
      entity: 'assignment',
      entityId: assignmentId,
      regionId,
      before: { groupId, dueAt: due.dueAt },
    });
    return loadAssignmentForUpdate(tx, ctx, assignmentId);
  });
