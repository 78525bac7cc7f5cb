import { dayIn } from '#kit/calendar/zone.ts';
import type { Context } from '#kit/graphql/context.ts';
import { attendanceOf } from '#slices/attendance/server/api.ts';
import {
  effectOf,
  effectOfAll,
  excusedBy,
  type LeaveEffect,
  type SessionEffect,
  type TermEffect,
} from '../rules/effect.ts';
import { LEAVE_DECISIONS, type DecidedStatus } from '../rules/leave-request.ts';
import type { LeaveRecord } from './leave-request.queries.ts';
import { sessionsOnLeave } from './loaders.ts';
import type { SessionOnLeave } from './sessions-on-leave.queries.ts';

export interface ShownEffect extends Omit<LeaveEffect, 'sessions'> {
  decision: DecidedStatus;
  sessions: readonly (SessionEffect & SessionOnLeave)[];
}

type Subject = Pick<LeaveRecord, 'id' | 'personId' | 'groupId' | 'firstDay' | 'lastDay'>;
type Attendance = Awaited<ReturnType<typeof attendanceOf>>;

function factsFor({ personId, groupId }: Subject, groups: Attendance, sessions: readonly SessionOnLeave[]) {
  const own = groups.find((group) => group.personId === personId && group.groupId === groupId);
  return {
    terms: own?.terms ?? [],
    policies: own?.policies ?? [],
    held: own?.rows ?? [],
    open: sessions
      .filter(({ rollTakenAt }) => rollTakenAt === null)
      .map(({ sessionId, startsAt, timeZone }) => ({ sessionId, day: dayIn(startsAt, timeZone) })),
  };
}

/** What each of the decisions would change, before any is made. */
export async function effectsOf(ctx: Context, request: LeaveRecord): Promise<ShownEffect[]> {
  const { id, personId } = request;
  const db = ctx.unscoped('what a decision about a leave would change');
  const [groups, sessions] = await Promise.all([
    attendanceOf(db, { personIds: [personId], locale: ctx.locale }),
    sessionsOnLeave(ctx).load(id),
  ]);
  const facts = factsFor(request, groups, sessions);
  const told = new Map(sessions.map((session) => [session.sessionId, session]));
  return LEAVE_DECISIONS.map((decision) => {
    const effect = effectOf(facts, request, decision);
    return {
      ...effect,
      decision,
      sessions: effect.sessions.flatMap((one) => {
        const session = told.get(one.sessionId);
        return session ? { ...session, ...one } : [];
      }),
    };
  });
}

export interface StudentEffect {
  personId: string;
  groupId: string;
  /** Those in which the share or the deduction changes. */
  terms: readonly TermEffect[];
}

export interface SelectionEffect {
  excusedSessions: number;
  loweredDeductions: number;
  /** Whom it changes something for. */
  students: readonly StudentEffect[];
}

const isChanged = ({ before, after }: TermEffect): boolean =>
  before.percent !== after.percent || before.deduction !== after.deduction;

/** What approving several requests at once would change, before it is done. */
export async function effectOfSelection(
  ctx: Context,
  requests: readonly Subject[],
): Promise<SelectionEffect> {
  const db = ctx.unscoped('what decisions about leaves would change');
  const personIds = [...new Set(requests.map(({ personId }) => personId))];
  const [groups, sessions] = await Promise.all([
    attendanceOf(db, { personIds, locale: ctx.locale }),
    Promise.all(requests.map(({ id }) => sessionsOnLeave(ctx).load(id))),
  ]);
  const sessionsOf = new Map(requests.map(({ id }, at) => [id, sessions[at] ?? []]));
  const byStudent = Map.groupBy(requests, ({ personId, groupId }) => `${personId} ${groupId}`);
  const effects = [...byStudent.values()].flatMap((leaves) => {
    const [first] = leaves;
    const open = leaves.flatMap(({ id }) => sessionsOf.get(id) ?? []);
    if (!first) return [];
    const { personId, groupId } = first;
    return [{ personId, groupId, ...effectOfAll(factsFor(first, groups, open), leaves) }];
  });
  return {
    excusedSessions: effects.reduce((sum, { excused }) => sum + excused, 0),
    loweredDeductions: effects.filter(({ isLowered }) => isLowered).length,
    students: effects
      .map(({ personId, groupId, terms }) => ({ personId, groupId, terms: terms.filter(isChanged) }))
      .filter(({ terms }) => terms.length > 0),
  };
}

/** How many classes are excused by requests that were approved, and would not be without. */
export async function excusedByAll(ctx: Context, requests: readonly Subject[]): Promise<number> {
  const db = ctx.unscoped('what decisions about leaves have changed');
  const personIds = [...new Set(requests.map(({ personId }) => personId))];
  const [groups, sessions] = await Promise.all([
    attendanceOf(db, { personIds, locale: ctx.locale }),
    Promise.all(requests.map(({ id }) => sessionsOnLeave(ctx).load(id))),
  ]);
  const counts = requests.map((request, at) =>
    excusedBy(factsFor(request, groups, sessions[at] ?? []), request),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
