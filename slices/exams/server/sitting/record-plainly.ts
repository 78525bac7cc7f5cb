import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { arrivedUpTo } from '#slices/exams/rules/sitting/attempt-log.ts';
import { ARRIVAL_MS } from '#slices/exams/rules/silence.ts';
import { findArrived } from '../attempt.queries.ts';
import { readEvents, type EventInput } from './event-input.ts';
import { knownQuestions, type AnswerableQuestion } from './known-questions.ts';
import { storePlainEvents } from './plain-events.queries.ts';
import type { Acknowledged, AttemptReport } from './attempt-report.ts';

/** What changes nothing of how an attempt stands. */
const PLAIN: ReadonlySet<EventInput['kind']> = new Set(['ANSWER', 'FLAG', 'SEEN']);

/**
 * Answers to an attempt that simply goes on are by far the most that is told of exams: one statement stores them, and checks
 * itself that the attempt is the caller's, open, on this page and in time. Null where anything is otherwise: then nothing was
 * stored, and the longer way finds out what is to be done or said.
 */
export async function recordPlainly(ctx: Context, told: AttemptReport): Promise<Acknowledged | null> {
  const { attemptId, deviceId, pageId, events } = told;
  if (!events.every(({ kind }) => PLAIN.has(kind))) return null;
  const questionIds = new Set(events.flatMap(({ questionId }) => questionId ?? []));
  // A sign of life is about none.
  const asked = questionIds.size > 0 ? await knownQuestions(ctx, attemptId, questionIds) : [];
  const read = asked && understood(events, asked);
  if (!read) return null;
  const now = ctx.services.now();
  const stored = await storePlainEvents(ctx.db, {
    attemptId,
    personId: actorOf(ctx).personId,
    deviceId,
    pageId,
    now,
    expiredBefore: new Date(now.getTime() - ARRIVAL_MS),
    events: JSON.stringify(read),
  });
  if (!stored) return null;
  const { arrived, last, expiresAt } = stored;
  // As many as the last one's number: none is missing. Else it is looked which.
  const upTo = arrived === last ? last : await arrivedWithoutGap(ctx, attemptId, deviceId);
  return { upTo, now, expiresAt };
}

async function arrivedWithoutGap(ctx: Context, attemptId: string, deviceId: string): Promise<number> {
  return arrivedUpTo(await findArrived(ctx.db, attemptId, deviceId)).get(deviceId) ?? 0;
}

/** Whether it may be refused at all depends on how the attempt stands, which is not known here. */
function understood(events: readonly EventInput[], asked: readonly AnswerableQuestion[]) {
  try {
    return readEvents(events, asked);
  } catch (error) {
    if (error instanceof RuleError) return null;
    throw error;
  }
}
