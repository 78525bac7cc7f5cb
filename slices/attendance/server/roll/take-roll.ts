import { randomUUID } from 'node:crypto';
import { isAboutActor } from '#kit/access/actor.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { lockRow } from '#kit/db/rows.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { can } from '../../rules/permissions.ts';
import {
  checkMark,
  FREE_DAYS,
  isTooEarly,
  MAX_REASON,
  minutesOf,
  needsReason,
  receive,
  unmarked,
  type SentMark,
} from '../../rules/roll.ts';
import { findRollSession, type OpenSession } from './roll-sessions.queries.ts';
import {
  insertMarkChanges,
  listKeysOf,
  listRollStudents,
  putMarks,
  putRoll,
  type RollStudent,
} from './roll.queries.ts';
import { isAllTakenBack, keepRollTaken, takeRollBack } from './roll-taken-back.queries.ts';
import { followRoll, followStandings } from '../warn-students.ts';

/** The reach of those who take rolls: teachers read what is not on a campus of their own. */
export const REACH = 'a roll that the caller may take';

export interface Roll {
  session: OpenSession;
  students: readonly RollStudent[];
}

/** For those who may take it; null for everyone else. */
export async function rollToTake(ctx: Context, sessionId: string): Promise<Roll | null> {
  const roll = await readRoll(ctx.unscoped(REACH), ctx, sessionId);
  return roll && can.takeRoll(actorOf(ctx), roll.session) ? roll : null;
}

/** A session and who is on its roll, asked for in the same breath. The person who gives it out looks who asks. */
export async function readRoll(db: Db | Tx, { locale }: Context, sessionId: string): Promise<Roll | null> {
  const [session, students] = await Promise.all([
    findRollSession(db, { id: sessionId, locale }),
    listRollStudents(db, sessionId),
  ]);
  return session ? { session, students } : null;
}

export interface SentRoll {
  sessionId: string;
  marks: readonly SentMark[];
  /** Asked for where the session is long past. */
  reason?: string | null | undefined;
}

export interface TakenRoll extends Roll {
  /** The keys of marks that were not written, since another teacher had marked the student meanwhile. */
  conflicts: readonly string[];
}

/**
 * Takes a roll, or changes it: who is not marked is there. The same mark may come in twice and counts once; one that does not
 * know of a newer one is not written.
 */
export function takeRoll(ctx: Context, { sessionId, marks, reason }: SentRoll): Promise<TakenRoll> {
  const why = reason?.trim() ?? '';
  if (why.length > MAX_REASON)
    throw new RuleError('rollReasonTooLong', 'BAD_USER_INPUT', { max: MAX_REASON });
  for (const mark of marks) {
    if (isAboutActor(actorOf(ctx), mark)) throw new RuleError('markOfOneself', 'FORBIDDEN');
  }
  return transaction(ctx.unscoped(REACH), async (tx) => {
    await lockRow(tx, 'classSession', sessionId);
    const session = await sessionToTake(tx, ctx, sessionId);
    for (const mark of marks) {
      const problem = checkMark(mark, session);
      if (problem) throw new RuleError(problem, 'BAD_USER_INPUT', { max: minutesOf(session) });
    }
    const students = await listRollStudents(tx, sessionId);
    const conflicts = await saveMarks(tx, ctx, { session, students, marks, reason: why });
    return { ...((await readRoll(tx, ctx, sessionId)) ?? { session, students }), conflicts };
  });
}

export async function sessionToTake(tx: Tx, ctx: Context, sessionId: string): Promise<OpenSession> {
  const session = await findRollSession(tx, { id: sessionId, locale: ctx.locale });
  if (!session || !can.takeRoll(actorOf(ctx), session)) throw new RuleError('recordNotFound', 'NOT_FOUND');
  if (session.isCancelled) throw new RuleError('rollOfCancelled', 'BAD_USER_INPUT');
  if (isTooEarly(session, ctx.services.now())) throw new RuleError('rollTooEarly', 'BAD_USER_INPUT');
  return session;
}

interface Received extends Roll {
  marks: readonly SentMark[];
  reason: string;
}

async function saveMarks(
  tx: Tx,
  ctx: Context,
  { session, students, marks, reason }: Received,
): Promise<string[]> {
  const [now, { personId: takenBy }] = [ctx.services.now(), actorOf(ctx)];
  const { id: sessionId, regionId } = session;
  const isFirst = session.rollTakenAt === null;
  const personIds = [...students.map(({ id }) => id), ...marks.map(({ personId }) => personId)];
  const noted = await listKeysOf(tx, { sessionId, personIds });
  const keys = noted.filter(({ byLeave }) => !byLeave);
  const notedOf = Map.groupBy(noted, ({ personId }) => personId);
  const nextVersion = (personId: string): number => (notedOf.get(personId)?.length ?? 0) + 1;
  const known = new Set(keys.map(({ key }) => key));
  const newestKeys = new Map(keys.map(({ key, personId }) => [personId, key]));
  const firstKeys = new Map(keys.toReversed().map(({ key, personId }) => [personId, key]));
  const mayTakeBack = new Set(keys.filter(({ takesBack }) => takesBack === null).map(({ key }) => key));
  const stored = new Map(students.map((student) => [student.id, student]));
  const conflicts: string[] = [];
  /** Whether another person says again what the roll says already. */
  let isConfirmed = marks.length === 0 && !isFirst;
  const saved: SentMark[] = [];
  for (const sent of marks) {
    const student = stored.get(sent.personId);
    // Who has left the group meanwhile has no place on its roll any more.
    if (!student || known.has(sent.key)) continue;
    // What was never written need not be taken back.
    if (sent.takesBack !== null && !mayTakeBack.has(sent.takesBack)) continue;
    const { mark } = student;
    const newestKey = newestKeys.get(student.id) ?? null;
    const fate = receive(sent, { mark, newestKey, isAway: isFirst && isOnLeave(student) });
    if (fate === 'CONFLICT') conflicts.push(sent.key);
    isConfirmed ||= fate === 'KNOWN' && !isFirst && session.rollTakenBy !== takenBy;
    // By the mark that takes a roll it is known who took it, also where that one says nothing new.
    if (fate === 'CONFLICT' || (fate === 'KNOWN' && !(isFirst && mark === null))) continue;
    const isUnmarking = sent.takesBack !== null && firstKeys.get(student.id) === sent.takesBack;
    const { kind, minutesLate } = isUnmarking ? unmarked(isOnLeave(student)) : sent;
    saved.push({ ...sent, kind, minutesLate });
    newestKeys.set(student.id, sent.key);
    if (!firstKeys.has(student.id)) firstKeys.set(student.id, sent.key);
    if (sent.takesBack === null) mayTakeBack.add(sent.key);
    const version = mark ? mark.version + 1 : nextVersion(student.id);
    stored.set(student.id, {
      ...student,
      mark: { kind, minutesLate, version, takenAt: now, takenByName: null, byCode: false },
    });
  }
  if (isConfirmed) await keepRollTaken(tx, sessionId);
  // A mark that comes in once more does not take a roll again that was given back meanwhile.
  const isOld = marks.length > 0 && marks.every(({ key, takesBack }) => known.has(key) || takesBack !== null);
  if (saved.length === 0 && (!isFirst || isOld)) return conflicts;
  if (reason === '' && needsReason(session.day, dayIn(now, session.timeZone)))
    throw new RuleError('rollReasonMissing', 'BAD_USER_INPUT', { days: FREE_DAYS });
  const newest = new Map(saved.map((sent) => [sent.personId, sent]));
  const away = isFirst ? awayOnLeave(stored.values()) : [];
  const byHand = { regionId, sessionId, reason, changedAt: now, changedBy: takenBy, byCode: false };
  await putMarks(
    tx,
    [...newest.values(), ...away].map(({ personId, kind, minutesLate }) => ({
      sessionId,
      personId,
      regionId,
      kind,
      minutesLate,
      takenAt: now,
      takenBy,
      byCode: false,
      version: stored.get(personId)?.mark?.version ?? nextVersion(personId),
    })),
  );
  await insertMarkChanges(tx, [
    ...saved.map(({ key: id, personId, kind, minutesLate, takesBack }) => ({
      ...byHand,
      id,
      takesBack,
      personId,
      kind,
      minutesLate,
    })),
    ...away.map((mark) => ({ ...byHand, ...mark, id: randomUUID(), byLeave: true })),
  ]);
  const takenWith = saved[0]?.key ?? null;
  await putRoll(tx, sessionId, { takenAt: now, takenBy, takenWith, personIds: [...stored.keys()] });
  await auditRoll(tx, ctx, { session, students, saved: [...saved, ...away], reason });
  if (saved.some(({ takesBack }) => takesBack !== null) && (await isAllTakenBack(tx, sessionId))) {
    await takeRollBack(tx, sessionId);
    await audit(tx, ctx, { action: 'takeRollBack', entity: 'classSession', entityId: sessionId, regionId });
  }
  const follow = isFirst ? followRoll : followStandings;
  await follow(tx, { groupId: session.groupId, personIds: [...newest.keys()] }, now);
  return conflicts;
}

const isOnLeave = ({ leave }: RollStudent): boolean => leave?.status === 'APPROVED';

type Noted = Pick<SentMark, 'kind' | 'minutesLate' | 'personId'>;

/** Who has leave is away without being marked: the mark is an absence, which the leave excuses as long as it stands. */
const awayOnLeave = (students: Iterable<RollStudent>): Noted[] =>
  [...students]
    .filter((student) => student.mark === null && isOnLeave(student))
    .map(({ id: personId }) => ({ personId, ...unmarked(true) }));

async function auditRoll(
  tx: Tx,
  ctx: Context,
  { session, students, saved, reason }: Roll & { saved: readonly Noted[]; reason: string },
): Promise<void> {
  const { id: sessionId, regionId } = session;
  if (session.rollTakenAt === null) {
    await audit(tx, ctx, {
      action: 'takeRoll',
      entity: 'classSession',
      entityId: sessionId,
      regionId,
      after: { students: students.length },
      reason: reason || null,
    });
  }
  for (const { personId, kind, minutesLate } of saved) {
    const before = students.find(({ id }) => id === personId)?.mark;
    await audit(tx, ctx, {
      action: 'markAttendance',
      entity: 'person',
      entityId: personId,
      regionId,
      before: { sessionId, kind: before?.kind ?? 'PRESENT', minutesLate: before?.minutesLate ?? null },
      after: { sessionId, kind, minutesLate },
      reason: reason || null,
    });
  }
}
