import type { Percent } from '#kit/percent/percent.ts';
import { createHash } from 'node:crypto';
import type { Db, Tx } from '#kit/db/database.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { gradeAttempt, type AttemptGrade } from '#slices/exams/rules/results/grade-attempt.ts';
import { can } from '#slices/exams/rules/permissions.ts';
import { isFittingKey, outlookOf, type RegradeOutlook } from '#slices/exams/rules/regrading/regrade.ts';
import { findExam, findPassMark } from '../exam.queries.ts';
import { findGradedFacts, type GradedFacts } from './graded-facts.queries.ts';
import { policyOf } from '../grade.ts';
import { gradedQuestions, keyedVersions, versionsOf } from '../keyed-questions.ts';
import { findCurrentQuestions } from '../question.queries.ts';

/** Every attempt that there is at an exam, within reason. */
const MAX_ATTEMPTS = 10_000;

export interface Outlook extends RegradeOutlook {
  attempts: number;
  personOf: ReadonlyMap<string, string>;
  /** Stands for exactly these changes: the caller has seen them. */
  seen: string;
}

export interface RegradedAttempt {
  facts: GradedFacts;
  keys: Record<string, string>;
  passMark: Percent;
  grade: AttemptGrade;
}

/** Null for users who do not write exams. */
export async function regradeOutlook(ctx: Context, examId: string): Promise<Outlook | null> {
  if (!can.write(actorOf(ctx)) || !(await findExam(ctx.db, examId, ctx.locale))) return null;
  return toldOf(await regradedAttempts(ctx.db, ctx, examId));
}

export function toldOf(all: readonly RegradedAttempt[]): Outlook {
  const outlook = outlookOf(
    all.map(({ facts, grade }) => ({ attemptId: facts.id, before: facts, after: grade })),
  );
  const changes = outlook.changed
    .map(
      ({ attemptId, before, after }) =>
        `${attemptId} ${before.score} ${before.passed} ${after.score} ${after.passed}`,
    )
    .toSorted();
  return {
    ...outlook,
    attempts: all.length,
    personOf: new Map(all.map(({ facts }) => [facts.id, facts.personId])),
    seen: createHash('sha256').update(changes.join('\n')).digest('hex').slice(0, 16),
  };
}

/** Nobody's own. One with an answer that has to be read first stays as it is. */
export async function regradedAttempts(
  db: Db | Tx,
  ctx: Context,
  examId: string,
): Promise<RegradedAttempt[]> {
  const actor = actorOf(ctx);
  const attempts = (await findGradedFacts(db, examId, MAX_ATTEMPTS)).filter((facts) =>
    can.decide(actor, facts),
  );
  const current = await findCurrentQuestions(db, [examId]);
  const newest = new Map(current.map(({ questionId, versionId }) => [questionId, versionId]));
  const versions = await keyedVersions(db, [...attempts.flatMap(versionsOf), ...newest.values()]);
  const passMark = await findPassMark(db, examId);
  return attempts.flatMap((facts): RegradedAttempt[] => {
    const keys = { ...facts.keys };
    for (const { questionId, versionId, ...choices } of facts.asked) {
      const now = newest.get(questionId);
      const [given, corrected] = [versions.get(versionId), now && versions.get(now)];
      if (!now || !given || !corrected || !isFittingKey(corrected.key, given.key, choices)) continue;
      if (now === versionId) delete keys[questionId];
      else keys[questionId] = now;
    }
    const questions = gradedQuestions(versions, { asked: facts.asked, keys });
    const grade = gradeAttempt({ ...facts, wasLeft: false, questions }, policyOf(passMark));
    return grade ? [{ facts, keys, passMark, grade }] : [];
  });
}
