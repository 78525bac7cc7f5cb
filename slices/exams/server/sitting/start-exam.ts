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
import { standingsIn, WHEN_EXAMS_ARE_SAT, type Asker } from '../exam-standing.ts';
import { endIfOver } from './end-if-over.ts';
import { resumeAttempt } from './resume-attempt.ts';
import { findOwnSchedules, type OwnSchedule } from '../schedule.queries.ts';
import { findKnownQuestions } from '../shown-keys.queries.ts';
import { findPicks, type AskedTexts, type CurrentQuestion } from '../question.queries.ts';
import { rememberBegun } from './just-begun.ts';
import { textsOf } from './known-questions.ts';

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
  const { examId } = start;
  const { personId } = actorOf(ctx);
  const now = ctx.services.now();
  const asker = { personId, locale: ctx.locale, now, app: ctx.app };
  // Read before anything is locked: a start that waits for another must not keep it from a connection.
  const schedules = await findOwnSchedules(ctx.unscoped(WHEN_EXAMS_ARE_SAT), asker, examId);
  if (ctx.app === 'companion') checkGroupOfApp(ctx, schedules);
  const begin = () => transaction(ctx.db, (tx) => beginIn(tx, ctx, start, { asker, schedules }));
  const first = await begin();
  if (first.begun) return first.begun;
  if (first.known) return comeBack(ctx, ownAgain(first.known, { examId, personId }), start);
  // By itself: what was left has ended also if no other attempt may be begun.
  const resumed = await transaction(ctx.db, (tx) => settleOpen(tx, ctx, { ...start, personId, now }));
  if (resumed) return resumed;
  const { begun, known } = await begin();
  if (known) return ownAgain(known, { examId, personId });
  // Begun since, by another page at the same time.
  if (!begun) throw new RuleError('examOpenElsewhere', 'FORBIDDEN');
  return begun;
}

/** Neither where an attempt is open, which has to be settled first. */
interface Beginning {
  begun?: AttemptRecord;
  /** The attempt has begun before. */
  known?: AttemptRecord;
}

async function beginIn(
  tx: Tx,
  ctx: Context,
  { examId, attemptId, deviceId, pageId }: Start,
  { asker, schedules }: { asker: Asker; schedules: readonly OwnSchedule[] },
): Promise<Beginning> {
  const { personId, now } = asker;
  // They go out together, and are answered one after another: what follows the lock is read when it is held.
  const [, earlier, [standing], seen, picks] = await Promise.all([
    lockStart(tx, examId, personId),
    findAttempt(tx, attemptId),
    standingsIn(tx, schedules, asker),
    findKnownQuestions(tx, examId, personId),
    findPicks(tx, [examId]),
  ]);
  // One that was reinstated is known too, and has to be taken up first.
  if (earlier && !earlier.waitsSince) return { known: earlier };
  const attempts = standing?.attempts ?? (await findAttemptsOf(tx, [examId], personId));
  if (attempts.some(({ endedAt }) => endedAt === null)) return {};
  if (!standing) throw new RuleError('recordNotFound', 'NOT_FOUND');
  if (standing.refusal || standing.sitsIn === null)
    throw new RuleError(standing.refusal ?? 'examNotInLanguage', 'FORBIDDEN');
  const draw = { seed: randomInt(2 ** 31), shuffles: standing.exam.shuffles, known: seen };
  const chosen = drawn(standing.questions, picks, draw);
  const texts = await textsOf(
    tx,
    chosen.map(({ versionId }) => versionId),
    standing.sitsIn,
  );
  const attempt = {
    id: attemptId,
    examId,
    personId,
    groupId: standing.schedule.groupId,
    regionId: standing.schedule.regionId,
    number: nextNumber(standing.attempts),
    locale: standing.sitsIn,
    asked: askedFor(chosen, texts, draw),
    deviceId,
    pageId,
    returnSeconds: standing.schedule.returnSeconds,
    startedAt: now,
    passMark: standing.exam.passMark,
    deadline: standing.schedule.deadline,
    expiresAt: expiryOf(now, standing.exam.limitMinutes),
    extraPercent: standing.allowance.accommodation?.extraPercent ?? 0,
  };
  if (!(await insertAttempt(tx, attempt))) throw new RuleError('recordNotFound', 'NOT_FOUND');
  await audit(tx, ctx, {
    action: 'startExam',
    entity: 'examAttempt',
    entityId: attemptId,
    regionId: attempt.regionId,
    after: { examId, number: attempt.number },
  });
  const categoryOf = new Map(chosen.map(({ versionId, category }) => [versionId, category]));
  rememberBegun(ctx, attemptId, {
    title: standing.exam.title,
    texts: texts.map((one) => ({ ...one, category: categoryOf.get(one.versionId) ?? '' })),
  });
  return {
    begun: {
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
    },
  };
}

/** A group that has to use the website begins and resumes nothing in the companion app. */
function checkGroupOfApp(ctx: Context, [schedule]: readonly OwnSchedule[]): void {
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

function askedFor(
  chosen: readonly CurrentQuestion[],
  texts: readonly Pick<AskedTexts, 'versionId' | 'options' | 'matches'>[],
  draw: Parameters<typeof choicesInOrder>[2],
): Asked[] {
  const idsOf = (choices: readonly { id: string }[] = []): string[] => choices.map(({ id }) => id);
  return chosen.map(({ questionId, versionId, kind }, index) => {
    const asked = texts.find((one) => one.versionId === versionId);
    const choices = { kind, options: idsOf(asked?.options), matches: idsOf(asked?.matches) };
    return { questionId, versionId, ...choicesInOrder(choices, index, draw) };
  });
}
