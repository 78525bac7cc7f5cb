import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import type { EventBody } from '#slices/exams/rules/sitting/attempt-log.ts';
import { decisionsFor, type Decision } from '#slices/exams/rules/results/decision.ts';
import { can } from '#slices/exams/rules/permissions.ts';
import { minutesGranted } from '#slices/exams/rules/scheduling/accommodation.ts';
import { askedAgain } from '#slices/exams/rules/sitting/seeded-order.ts';
import { findAccommodation, type AccommodationRecord } from '../accommodation.queries.ts';
import { findGrant, findSittingOf, type GrantRecord } from '../grant.queries.ts';
import { findDecisions, standAmongOthers, type DecisionRecord } from '../attempt-decision.queries.ts';
import { attemptToFollow, type AttemptReach } from '../attempt-reach.ts';
import { findEvents, type AttemptRecord } from '../attempt.queries.ts';
import { findCurrentQuestions, findPicks } from '../question.queries.ts';
import { findResult, type ListedResult } from './results.queries.ts';
import { findKnownQuestions } from '../shown-keys.queries.ts';

export interface StaffAttempt {
  attempt: AttemptRecord;
  listed: ListedResult;
  reach: AttemptReach;
}

export async function staffAttempt(ctx: Context, attemptId: string): Promise<StaffAttempt | null> {
  const followed = await attemptToFollow(ctx, attemptId);
  if (!followed) return null;
  const listed = await findResult(followed.reach.db, attemptId, ctx.locale);
  return listed && { ...followed, listed };
}

export interface TimelineEvent {
  kind: EventBody['kind'];
  question: number | null;
  /** 1 for the device it was begun on. */
  device: number;
  happenedAt: Date;
  arrivedAt: Date;
}

export async function timelineOf({ attempt, reach }: StaffAttempt): Promise<TimelineEvent[]> {
  const devices = [...attempt.earlierDevices, attempt.deviceId];
  const events = await findEvents(reach.db, attempt.id);
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

export const decisionsOf = ({ attempt, reach }: StaffAttempt): Promise<DecisionRecord[]> =>
  findDecisions(reach.db, attempt.id);

/** Null for a student who has not been shown what is right. */
export async function shownKeysOf({ attempt, reach }: StaffAttempt): Promise<{ askedAgain: number } | null> {
  const { examId, personId } = attempt;
  const known = await findKnownQuestions(reach.db, examId, personId);
  if (known.size === 0) return null;
  const [questions, picks] = await Promise.all([
    findCurrentQuestions(reach.db, [examId]),
    findPicks(reach.db, [examId]),
  ]);
  return { askedAgain: askedAgain(questions, picks, known) };
}

/** Nothing about an attempt of their own. */
export const possibleDecisions = async (ctx: Context, { attempt }: StaffAttempt): Promise<Decision[]> =>
  can.decide(actorOf(ctx), attempt)
    ? decisionsFor({ ...attempt, ...(await standAmongOthers(ctx.db, attempt)) })
    : [];

export interface Granting {
  groupId: string;
  timeZone: string;
  limitMinutes: number | null;
  /** What this attempt has on top of the limit; what the student was given since does not count for it. */
  extraPercent: number;
  /** What it has by a grant; what is granted after it has ended is for the next one. */
  extraMinutes: number;
  grant: GrantRecord | null;
  accommodation: AccommodationRecord | null;
}

/** Null where the caller can grant nothing: their own attempt, another campus, or the student has left the group. */
export async function grantingOf(ctx: Context, { attempt }: StaffAttempt): Promise<Granting | null> {
  const { examId, groupId, personId } = attempt;
  if (!can.decide(actorOf(ctx), attempt)) return null;
  const [sitting, grant, accommodation] = await Promise.all([
    findSittingOf(ctx.db, { examId, groupId, personId, now: ctx.services.now() }),
    findGrant(ctx.db, { examId, groupId, personId }),
    findAccommodation(ctx.db, personId),
  ]);
  if (!sitting) return null;
  const extraMinutes = minutesGranted(attempt, grant, sitting.limitMinutes);
  return { groupId, ...sitting, extraPercent: attempt.extraPercent, extraMinutes, grant, accommodation };
}
