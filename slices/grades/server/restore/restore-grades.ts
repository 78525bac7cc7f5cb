import { randomUUID } from 'node:crypto';
import { peopleBehind } from '#kit/access/actor.ts';
import { writeAudit } from '#kit/db/audit/audit.ts';
import { actorOf, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { restoreWorkGrades } from '#slices/assignments/server/api.ts';
import { lockToRestore, restoreDecisions, restoreMarks } from '#slices/exams/server/api.ts';
import { checkReason } from '../../rules/entered-grade.ts';
import { auditOf } from '../enter-grades.ts';
import { lockGrades } from '../finalising/finalisation.queries.ts';
import { findChangesBy, insertChanges, type MadeBy } from '../grade-changes.queries.ts';
import { placeOf, restorePlan, type GradeRestorePlan } from './restore-plan.ts';

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
    const plan = await restorePlan(tx, made, peopleBehind(actorOf(ctx)));
    const changes = plan.entered.toRestore.map(({ last, before }) => ({
      ...last,
      ...before,
      id: randomUUID(),
      previousScore: last.score,
      previousComplete: last.complete,
      reason: reason.trim(),
      takesBack: last.id,
      changedBy: actorOf(ctx).personId,
      impersonatorId: actorOf(ctx).impersonatorId,
      changedAt: ctx.services.now(),
    }));
    await insertChanges(tx, changes);
    await writeAudit(tx, ctx.audit, ...changes.map((change) => auditOf('restoreGrade', change)));
    await lockToRestore(tx, plan.decisions.toRestore, plan.marks.toRestore);
    const decisions = await restoreDecisions(tx, ctx, plan.decisions.toRestore, reason.trim());
    const marks = await restoreMarks(tx, ctx, plan.marks.toRestore, reason.trim());
    await restoreWorkGrades(tx, ctx, plan.works.toRestore, reason.trim());
    return {
      ...plan,
      decisions: { ...plan.decisions, toRestore: decisions },
      marks: { ...plan.marks, toRestore: marks },
    };
  });
}
