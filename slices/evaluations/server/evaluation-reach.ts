import type { Db } from '#kit/db/database.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { can } from '../rules/permissions.ts';
import { findEvaluation, type EvaluationRecord } from './evaluation.queries.ts';
import { findGroup, findTeachersOfGroup, type EvaluatedGroup } from './group.queries.ts';

export const EVALUATED_BY_TEACHERS = 'evaluations in groups that the caller teaches';

interface EvaluationReach {
  /** Where its facts are within reach: evaluations are in that of managers alone, so teachers come past it. */
  db: Db;
  teacherPersonIds: readonly string[];
}

async function reachOfTeacher(ctx: Context, groupId: string): Promise<EvaluationReach> {
  const db = ctx.unscoped(EVALUATED_BY_TEACHERS);
  return { db, teacherPersonIds: await findTeachersOfGroup(db, groupId) };
}

/** A group whose students the caller may evaluate; of others there is none. */
export async function reachToGroup(
  ctx: Context,
  id: string,
): Promise<(EvaluationReach & { group: EvaluatedGroup }) | null> {
  const actor = actorOf(ctx);
  const now = ctx.services.now();
  const near = await findGroup(ctx.db, { id, now });
  if (near && can.oversee(actor, near)) return { group: near, db: ctx.db, teacherPersonIds: [] };
  const reach = await reachOfTeacher(ctx, id);
  const group = await findGroup(reach.db, { id, now });
  return group && can.evaluateGroup(actor, { ...group, ...reach }) ? { group, ...reach } : null;
}

/** An evaluation that the caller may read; of others there is none. */
export async function reachToEvaluation(
  ctx: Context,
  id: string,
): Promise<(EvaluationReach & { evaluation: EvaluationRecord }) | null> {
  const actor = actorOf(ctx);
  const near = await findEvaluation(ctx.db, id);
  const evaluation = near ?? (await findEvaluation(ctx.unscoped(EVALUATED_BY_TEACHERS), id));
  if (!evaluation) return null;
  const reach =
    near && can.oversee(actor, near)
      ? { db: ctx.db, teacherPersonIds: [] }
      : await reachOfTeacher(ctx, evaluation.groupId);
  return can.read(actor, { ...evaluation, ...reach }) ? { evaluation, ...reach } : null;
}
