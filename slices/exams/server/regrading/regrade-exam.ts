import { isDeepStrictEqual } from 'node:util';
import { writeAudit } from '#kit/db/audit/audit.ts';
import type { Tx } from '#kit/db/database.ts';
import { actorOf, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { checkReason } from '#slices/exams/rules/scheduling/grant.ts';
import { can } from '#slices/exams/rules/permissions.ts';
import { lockAttempt } from '../attempt.queries.ts';
import { lockExam } from '../authoring/exam.actions.ts';
import { gradeOf } from '../grade.ts';
import { lockGraded } from './graded-facts.queries.ts';
import { overseenRegions } from '../results/list-results.ts';
import { regradedAttempts, toldOf, type RegradedAttempt } from './regrade-outlook.ts';
import {
  findRegradedExam,
  findRegrades,
  lockRegraded,
  setUndone,
  storeKeyedGrades,
  storeRegrades,
  type NewRegrade,
  type RegradedRow,
  type RegradeRecord,
} from './regrade.queries.ts';

export const regradesOf = async (ctx: Context, examId: string): Promise<RegradeRecord[]> =>
  can.write(actorOf(ctx)) ? findRegrades(ctx.db, examId, overseenRegions(ctx)) : [];

interface Regrading {
  examId: string;
  /** Made by the page, so that what is sent twice is done once. */
  regradeId: string;
  /** Stands for the changes that were shown before. */
  seen: string;
  reason: string;
}

/** Only if exactly those grades change that the caller was shown. */
export function regradeExam(
  ctx: Context,
  { examId, regradeId, seen, reason }: Regrading,
): Promise<RegradeRecord[]> {
  const actor = actorOf(ctx);
  if (!can.write(actor)) throw new RuleError('recordNotFound', 'NOT_FOUND');
  const problem = checkReason(reason);
  if (problem) throw new RuleError(problem);
  return transaction(ctx.db, async (tx) => {
    if (!(await lockExam(tx, examId))) throw new RuleError('recordNotFound', 'NOT_FOUND');
    const done = await findRegrades(tx, examId, overseenRegions(ctx));
    if (done.some(({ id }) => id === regradeId)) return done;
    await lockGraded(tx, examId);
    const all = await regradedAttempts(tx, ctx, examId);
    const outlook = toldOf(all);
    if (outlook.seen !== seen || outlook.changed.length === 0) throw new RuleError('changedMeanwhile');
    const moved = all.filter(
      ({ facts, keys, passMark, grade }) =>
        facts.score !== grade.score ||
        facts.passed !== grade.passed ||
        facts.passMark !== passMark ||
        !isDeepStrictEqual(facts.keys, keys),
    );
    const regradedAt = ctx.services.now();
    await storeRegrades(
      tx,
      {
        regradeId,
        examId,
        reason: reason.trim(),
        regradedBy: actor.personId,
        impersonatorId: actor.impersonatorId,
        regradedAt,
      },
      moved.map(newRegradeOf),
    );
    await writeAudit(
      tx,
      ctx.audit,
      ...moved.map(({ facts, grade }) => ({
        action: 'regradeAttempt' as const,
        entity: 'examAttempt',
        entityId: facts.id,
        regionId: facts.regionId,
        before: { score: facts.score, passed: facts.passed },
        after: { score: grade.score, passed: grade.passed, reason: reason.trim() },
      })),
    );
    return findRegrades(tx, examId, overseenRegions(ctx));
  });
}

const newRegradeOf = ({ facts, keys, passMark, grade }: RegradedAttempt): NewRegrade => ({
  attemptId: facts.id,
  personId: facts.personId,
  regionId: facts.regionId,
  keysBefore: facts.keys,
  keys,
  passMarkBefore: facts.passMark,
  passMark,
  scoreBefore: facts.score,
  passedBefore: facts.passed,
  scaledFromBefore: facts.scaledFrom,
  score: grade.score,
  passed: grade.passed,
  scaledFrom: grade.scaledFrom,
});

/** Attempts that were regraded are graded as before. What was decided or marked since stands. */
export function undoRegrade(ctx: Context, regradeId: string): Promise<RegradeRecord[]> {
  if (!can.write(actorOf(ctx))) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return transaction(ctx.db, async (tx) => {
    const examId = await findRegradedExam(tx, regradeId, overseenRegions(ctx));
    // Locked before anything is read, as by a regrade: what is undone is the latest one until this is done.
    if (!examId || !(await lockExam(tx, examId))) throw new RuleError('recordNotFound', 'NOT_FOUND');
    const known = (await findRegrades(tx, examId, overseenRegions(ctx))).find(({ id }) => id === regradeId);
    if (!known?.isLatest) throw new RuleError('changedMeanwhile');
    if (!known.undoneAt) {
      const regraded = await lockRegraded(tx, regradeId, overseenRegions(ctx));
      const graded = [];
      for (const one of regraded) graded.push(await gradedAsBefore(tx, ctx, one));
      await storeKeyedGrades(
        tx,
        graded.map(({ grade }) => grade),
      );
      const attemptIds = regraded.map(({ attemptId }) => attemptId);
      await setUndone(tx, { regradeId, attemptIds }, ctx.services.now());
      await writeAudit(
        tx,
        ctx.audit,
        ...graded.map(({ attempt, grade: { score, passed } }) => ({
          action: 'undoRegrade' as const,
          entity: 'examAttempt',
          entityId: attempt.id,
          regionId: attempt.regionId,
          before: { score: attempt.score, passed: attempt.passed },
          after: { score, passed },
        })),
      );
    }
    return findRegrades(tx, examId, overseenRegions(ctx));
  });
}

/**
 * Exactly as it was, also where the mark to pass was changed meanwhile; where it was marked or decided since, by what
 * was done then.
 */
async function gradedAsBefore(tx: Tx, ctx: Context, { attemptId, keysBefore: keys, ...before }: RegradedRow) {
  const attempt = await lockAttempt(tx, attemptId);
  if (!attempt || !can.decide(actorOf(ctx), attempt)) throw new RuleError('recordNotFound', 'NOT_FOUND');
  const passMark = before.passMarkBefore ?? attempt.passMark;
  const { score, passed, scaledFrom } =
    before.passedBefore !== null && !before.isTouched
      ? { score: before.scoreBefore, passed: before.passedBefore, scaledFrom: before.scaledFromBefore }
      : ((await gradeOf(tx, { ...attempt, keys, passMark })) ?? attempt);
  return { attempt, grade: { attemptId, keys, passMark, score, passed, scaledFrom } };
}
