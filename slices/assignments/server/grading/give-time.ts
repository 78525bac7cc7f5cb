import { actorOf, audit } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { checkExtension, checkReturn } from '#slices/assignments/rules/deadlines.ts';
import { storeSubmission } from '../submission.queries.ts';
import { insertWorkGradeChange } from './work-grade-change.queries.ts';
import { changeWork, factsOfWork, type GradedWork, type WorkRef } from './load-work-for-update.ts';

type Versioned = WorkRef & { version: number };

/** Gives one student more time, with the reason. */
export const extendSubmission = (
  ctx: Context,
  { until: extendedTo, reason, ...ref }: Versioned & { until: Date; reason: string },
): Promise<GradedWork> =>
  changeWork(ctx, ref, async (tx, { context, submission }) => {
    const parsed = { until: extendedTo, reason };
    const problem = checkExtension(factsOfWork({ context, submission }), parsed, ctx.services.now());
    if (problem) throw new RuleError(problem);
    const extensionReason = reason.trim();
    const stored = await storeSubmission(tx, submission.id, { extendedTo, extensionReason });
    await audit(tx, ctx, {
      action: 'extendSubmission',
      entity: 'submission',
      entityId: submission.id,
      regionId: submission.regionId,
      before: { extendedTo: submission.extendedTo },
      after: { extendedTo },
      reason: extensionReason,
    });
    return stored;
  });

/**
 * Gives work back to be handed in again, with what is to be changed. A grade goes; its history keeps it. After the deadline
 * the student is given time until a new one.
 */
export const returnSubmission = (
  ctx: Context,
  { until: extendedTo, note, ...ref }: Versioned & { until: Date | null; note: string },
): Promise<GradedWork> =>
  changeWork(ctx, ref, async (tx, { context, submission }) => {
    const returnNote = note.trim();
    const now = ctx.services.now();
    const problem = checkReturn(
      factsOfWork({ context, submission }),
      { until: extendedTo, note: returnNote },
      now,
    );
    if (problem) throw new RuleError(problem);
    const { id, regionId, score, complete } = submission;
    const stored = await storeSubmission(tx, id, {
      returnedAt: now,
      returnNote,
      score: null,
      complete: null,
      gradedAt: null,
      gradedBy: null,
      ...(extendedTo && {
        extendedTo,
        extensionReason: submission.extensionReason ?? returnNote.slice(0, 1_000),
      }),
    });
    if (submission.gradedAt)
      await insertWorkGradeChange(tx, submission, stored, {
        reason: returnNote,
        takesBack: null,
        changedBy: actorOf(ctx).personId,
        impersonatorId: actorOf(ctx).impersonatorId,
        changedAt: now,
      });
    await audit(tx, ctx, {
      action: 'returnSubmission',
      entity: 'submission',
      entityId: id,
      regionId,
      before: { score, complete, extendedTo: submission.extendedTo },
      after: { extendedTo: stored.extendedTo },
      reason: returnNote,
    });
    return stored;
  });
