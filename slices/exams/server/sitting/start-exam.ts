import { NO_PERCENT } from '#kit/percent/percent.ts';
import { randomInt } from 'node:crypto';
import type { Tx } from '#kit/db/database.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { expiryOf, nextNumber } from '#slices/exams/rules/scheduling/may-start.ts';
import { choicesInOrder, drawn } from '#slices/exams/rules/sitting/seeded-order.ts';
import {
  findAttempt,
  findAttemptsOf,
  insertAttempt,
  lockStart,
  type AttemptRecord,
  type Asked,
} from '../attempt.queries.ts';
import { comeBack } from './come-back.ts';
import { standingsIn, WHEN_EXAMS_ARE_SAT, type Asker, type ExamStanding } from '../exam-standing.ts';
import { endIfOver } from './end-if-over.ts';
import { resumeAttempt } from './resume-attempt.ts';
import { findOwnSchedules } from '../schedule.queries.ts';
import { findKnownQuestions } from '../shown-keys.queries.ts';
import { findPicks, findQuestionTexts } from '../question.queries.ts';

interface Start {
  examId: string;
  attemptId: string;
  deviceId: string;
  pageId: string;
  isAlone: boolean;
}

/**
 * Begins an attempt, which counts from now on. Its id comes from the page, so that a start which is sent twice uses one.
 * An earlier attempt that is found open was left; one that is still being sat elsewhere is not disturbed, and one that was
 * reinstated goes on in place of a new one.
 */
export async function startExam(ctx: Context, start: Start): Promise<AttemptRecord> {
  const { examId, attemptId, deviceId, pageId } = start;
  const { personId } = actorOf(ctx);
  const now = ctx.services.now();
  const asker = { personId, locale: ctx.locale, now, app: ctx.app };
  if (ctx.app === 'companion') await checkGroupOfApp(ctx, asker, examId);
  const known = await findAttempt(ctx.db, attemptId);
  // One that was reinstated is known too, and has to be taken up first.
  if (known && !known.waitsSince) return comeBack(ctx, ownAgain(known, { examId, personId }), start);
  const isOpen = (await findAttemptsOf(ctx.db, [examId], personId)).some(({ endedAt }) => !endedAt);
  if (isOpen) {
    // By itself: what was left has ended also if no other attempt may be begun.
    const resumed = await transaction(ctx.db, (tx) => settleOpen(tx, ctx, { ...start, personId, now }));
    if (resumed) return resumed;
  }
  // Read before anything is locked: a start that waits for another must not keep it from a connection.
  const schedules = await findOwnSchedules(ctx.unscoped(WHEN_EXAMS_ARE_SAT), asker, examId);
  return transaction(ctx.db, async (tx) => {
    await lockStart(tx, examId, personId);
    const begun = await findAttempt(tx, attemptId);
    if (begun) return ownAgain(begun, { examId, personId });
    const [standing] = await standingsIn(tx, schedules, asker);
    if (!standing) throw new RuleError('recordNotFound', 'NOT_FOUND');
    // Begun since, by another page at the same time.
    if (standing.attempts.some(({ endedAt }) => endedAt === null))
      throw new RuleError('examOpenElsewhere', 'FORBIDDEN');
    if (standing.refusal || standing.sitsIn === null)
      throw new RuleError(standing.refusal ?? 'examNotInLanguage', 'FORBIDDEN');
    const attempt = {
      id: attemptId,
      examId,
      personId,
      groupId: standing.schedule.groupId,
      regionId: standing.schedule.regionId,
      number: nextNumber(standing.attempts),
      locale: standing.sitsIn,
      asked: await drawQuestions(tx, standing, { locale: standing.sitsIn, personId }),
      deviceId,
      pageId,
      returnSeconds: standing.schedule.returnSeconds,
      startedAt: now,
      passMark: standing.exam.passMark,
      deadline: standing.schedule.deadline,
      expiresAt: expiryOf(now, standing.exam.limitMinutes),
    };
    if (!(await insertAttempt(tx, attempt))) throw new RuleError('recordNotFound', 'NOT_FOUND');
    await audit(tx, ctx, {
      action: 'startExam',
      entity: 'examAttempt',
      entityId: attemptId,
      regionId: attempt.regionId,
      after: { examId, number: attempt.number },
    });
    return {
      ...attempt,
      keys: {},
      lastSeenAt: now,
      endedAt: null,
      ending: null,
      penalty: NO_PERCENT,
      score: null,
      passed: null,
      scaledFrom: null,
      earlierDevices: [],
      waitsSince: null,
      voidedAt: null,
    };
  });
}

/** A group that has to use the website begins and resumes nothing in the companion app. */
async function checkGroupOfApp(ctx: Context, asker: Asker, examId: string): Promise<void> {
  const [schedule] = await findOwnSchedules(ctx.unscoped(WHEN_EXAMS_ARE_SAT), asker, examId);
  if (!schedule || schedule.companionApp) return;
  throw new RuleError('examOnlineOnly', 'FORBIDDEN', {
    host: new URL(ctx.services.config.mainHost).host,
  });
}

function ownAgain(
  known: AttemptRecord,
  { examId, personId }: { examId: string; personId: string },
): AttemptRecord {
  if (known.personId !== personId || known.examId !== examId)
    throw new RuleError('recordNotFound', 'NOT_FOUND');
  return known;
}

/** Goes on with what was reinstated, or ends what was left. */
async function settleOpen(
  tx: Tx,
  ctx: Context,
  { examId, personId, attemptId, deviceId, pageId, now }: Start & { personId: string; now: Date },
): Promise<AttemptRecord | null> {
  await lockStart(tx, examId, personId);
  const resumed = await resumeAttempt(tx, ctx, { examId, personId, deviceId, pageId, now });
  if (resumed) return resumed;
  for (const { id, endedAt } of await findAttemptsOf(tx, [examId], personId))
    if (!endedAt && id !== attemptId) await endIfOver(tx, id, { source: ctx.audit, now, comesBack: true });
  return null;
}

async function drawQuestions(
  tx: Tx,
  { exam, questions }: ExamStanding,
  { locale, personId }: { locale: string; personId: string },
): Promise<Asked[]> {
  const known = await findKnownQuestions(tx, exam.id, personId);
  const draw = { seed: randomInt(2 ** 31), shuffles: exam.shuffles, known };
  const chosen = drawn(questions, await findPicks(tx, [exam.id]), draw);
  const words = await findQuestionTexts(
    tx,
    chosen.map(({ versionId }) => versionId),
    locale,
  );
  return chosen.map(({ questionId, versionId, kind }, index) => {
    const asked = words.find((one) => one.versionId === versionId);
    const idsOf = (choices: readonly { id: string }[] = []): string[] => choices.map(({ id }) => id);
    const choices = { kind, options: idsOf(asked?.options), matches: idsOf(asked?.matches) };
    return { questionId, versionId, ...choicesInOrder(choices, index, draw) };
  });
}
