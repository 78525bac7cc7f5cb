import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import type { EventBody } from '../rules/attempt-log.ts';
import { decisionsFor, type Decision } from '../rules/decision.ts';
import { can } from '../rules/permissions.ts';
import { findDecisions, standAmongOthers, type DecisionRecord } from './attempt-decision.queries.ts';
import { findAttempt, findEvents, type AttemptRecord } from './attempt.queries.ts';
import { overseenRegions } from './list-results.ts';
import { findResult, type ListedResult } from './results.queries.ts';
import { findAnswersToMark, type AnswerToMark } from './to-mark.queries.ts';

/** An attempt with everything that is known of it, for those who look after the campus. */
export interface StaffAttempt {
  attempt: AttemptRecord;
  listed: ListedResult;
}

export async function staffAttempt(ctx: Context, attemptId: string): Promise<StaffAttempt | null> {
  const attempt = await findAttempt(ctx.db, attemptId);
  if (!attempt || !can.oversee(actorOf(ctx), attempt)) return null;
  const listed = await findResult(ctx.db, attemptId, ctx.locale);
  return listed && { attempt, listed };
}

export interface TimelineEvent {
  kind: EventBody['kind'];
  /** The place of the question it was about. */
  question: number | null;
  /** 1 for the device it was begun on. */
  device: number;
  happenedAt: Date;
  arrivedAt: Date;
}

/** What happened, in the order in which it arrived. */
export async function timelineOf(ctx: Context, { attempt }: StaffAttempt): Promise<TimelineEvent[]> {
  const devices = [...attempt.earlierDevices, attempt.deviceId];
  const events = await findEvents(ctx.db, attempt.id);
  return events
    .toSorted((a, b) => a.arrivedAt.getTime() - b.arrivedAt.getTime() || a.seq - b.seq)
    .map(({ body, deviceId, clientTime, arrivedAt }) => ({
      kind: body.kind,
      question: 'questionId' in body ? placeOf(attempt, body.questionId) : null,
      device: devices.indexOf(deviceId) + 1,
      happenedAt: clientTime,
      arrivedAt,
    }));
}

const placeOf = ({ asked }: AttemptRecord, questionId: string): number =>
  asked.findIndex((one) => one.questionId === questionId) + 1;

export const decisionsOf = (ctx: Context, { attempt }: StaffAttempt): Promise<DecisionRecord[]> =>
  findDecisions(ctx.db, attempt.id);

/** What the caller can decide about it now; nothing about an attempt of their own. */
export const possibleDecisions = async (ctx: Context, { attempt }: StaffAttempt): Promise<Decision[]> =>
  can.mark(actorOf(ctx), attempt)
    ? decisionsFor({ ...attempt, ...(await standAmongOthers(ctx.db, attempt)) })
    : [];

/** As many as somebody reads at a sitting. */
const MOST_TO_MARK = 100;

/** Answers that wait for somebody to read them, on the campuses that the caller looks after. */
export const answersToMark = (
  ctx: Context,
  { examId, groupId }: { examId: string | null; groupId: string | null },
): Promise<AnswerToMark[]> =>
  findAnswersToMark(ctx.db, {
    reach: overseenRegions(ctx),
    examId,
    groupId,
    locale: ctx.locale,
    exceptPersonId: actorOf(ctx).personId,
    most: MOST_TO_MARK,
  });
