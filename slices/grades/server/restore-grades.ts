import { randomUUID } from 'node:crypto';
import { writeAudit } from '#kit/db/audit.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { actorOf, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { checkReason } from '../rules/entered-grade.ts';
import { planRestore, type RestorePlan } from '../rules/restore.ts';
import { auditOf } from './enter-grades.ts';
import { findHeldPlaces, lockGrades } from './finalisation.queries.ts';
import {
  findChangesBy,
  findNewestChanges,
  insertChanges,
  type GradeChangeRecord,
  type MadeBy,
} from './grade-changes.queries.ts';

export type GradeRestorePlan = RestorePlan<GradeChangeRecord>;

const placeOf = ({ courseId, groupId }: Pick<GradeChangeRecord, 'courseId' | 'groupId'>): string =>
  `${courseId} ${groupId}`;
const keyOf = (change: GradeChangeRecord): string =>
  [placeOf(change), change.personId, change.partId].join(' ');

/** What would go back if the changes that one person made in a span of time were undone. */
export async function restorePlan(db: Db | Tx, made: MadeBy): Promise<GradeRestorePlan> {
  const changes = await findChangesBy(db, made);
  const of = {
    courseIds: [...new Set(changes.map(({ courseId }) => courseId))],
    groupIds: [...new Set(changes.map(({ groupId }) => groupId))],
    personIds: [...new Set(changes.map(({ personId }) => personId))],
  };
  const [newest, held] = [await findNewestChanges(db, of), await findHeldPlaces(db, of)];
  const newestIds = new Map(newest.map((change) => [keyOf(change), change.id]));
  const final = new Set(held.map(placeOf));
  return planRestore(changes, {
    keyOf,
    newestIdOf: (key) => newestIds.get(key),
    isFinal: (change) => final.has(placeOf(change)),
  });
}

/** Undoes what one person did to grades in a span of time, all of it at once; each grade keeps its history. */
export async function restoreGrades(
  ctx: Context,
  { reason, ...made }: MadeBy & { reason: string },
): Promise<GradeRestorePlan> {
  const problem = checkReason(reason);
  if (problem) throw new RuleError(problem);
  return transaction(ctx.db, async (tx) => {
    const wanted = await findChangesBy(tx, made);
    // Always in the same order, so that two who restore at once take turns.
    const places = new Map(wanted.map((change) => [placeOf(change), change]));
    for (const [, place] of [...places].toSorted(([a], [b]) => (a < b ? -1 : 1))) await lockGrades(tx, place);
    const plan = await restorePlan(tx, made);
    const changes = plan.toRestore.map(({ last, before }) => ({
      ...last,
      ...before,
      id: randomUUID(),
      previousScore: last.score,
      previousComplete: last.complete,
      reason: reason.trim(),
      takesBack: last.id,
      changedBy: actorOf(ctx).personId,
      changedAt: ctx.services.now(),
    }));
    await insertChanges(tx, changes);
    await writeAudit(tx, ctx.audit, ...changes.map((change) => auditOf('restoreGrade', change)));
    return plan;
  });
}
