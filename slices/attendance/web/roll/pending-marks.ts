import { call } from '#kit/client/call/call.ts';
import { Outbox } from '#kit/offline/outbox.ts';
import { wasRefused } from '#kit/offline/refused.ts';
import type { AttendanceStatus } from '../../rules/status.ts';
import { takeRoll, type OpenRollFragment } from './roll.graphql.generated.ts';

/** A mark that the server does not have yet; without a person it only says that the roll was taken. */
export interface PendingMark {
  key: string;
  sessionId: string;
  personId: string | null;
  kind: AttendanceStatus;
  minutesLate: number | null;
  baseVersion: number;
  afterKey: string | null;
  reason: string;
  /** Why it waits for the user: somebody else has marked the student, or the server has refused it. */
  trouble: 'CONFLICT' | (string & {}) | null;
}

type NewMark = Pick<
  PendingMark,
  'sessionId' | 'personId' | 'kind' | 'minutesLate' | 'baseVersion' | 'reason'
>;

type Listener = (roll: OpenRollFragment) => void;
const listeners = new Set<Listener>();

/** Hears of every roll that the server has stored marks of. */
export function hearOfRolls(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Kept by the device until the server has said that it has them, or the user has decided. */
export const pendingMarks = new Outbox<PendingMark>({
  name: 'roll-marks',
  isReady: ({ trouble }) => trouble === null,
  send: sendMarks,
});

const isOf =
  ({ sessionId, personId }: Pick<PendingMark, 'sessionId' | 'personId'>) =>
  (other: PendingMark): boolean =>
    other.sessionId === sessionId && other.personId === personId;

/** Notes a mark on the device and sends it. What the user had to decide about the student is decided by it. */
export function addMark(mark: NewMark): void {
  const earlier = pendingMarks.state.get().waiting.filter(isOf(mark));
  const afterKey = earlier.findLast(({ trouble }) => trouble === null)?.key ?? null;
  pendingMarks.append(
    { ...mark, key: crypto.randomUUID(), afterKey, trouble: null },
    (one) => isOf(mark)(one) && one.trouble !== null,
  );
  void pendingMarks.send();
}

/** The mark of somebody else stays. */
export const letMarkGo = (mark: PendingMark): void => pendingMarks.acknowledge([mark]);

/** Sends what was refused for want of a reason once more, with one. */
export function giveReason(sessionId: string, reason: string): void {
  for (const mark of pendingMarks.state.get().waiting) {
    if (mark.sessionId !== sessionId || mark.trouble === null || mark.trouble === 'CONFLICT') continue;
    pendingMarks.append({ ...mark, key: crypto.randomUUID(), reason, trouble: null }, (one) => one === mark);
  }
  void pendingMarks.send();
}

/** Sends all that waits of the session that comes first, in the order in which it was noted. */
async function sendMarks(waiting: readonly PendingMark[], signal: AbortSignal): Promise<PendingMark[]> {
  const [first] = waiting;
  if (!first) return [];
  const { sessionId, reason } = first;
  const told = waiting.filter((mark) => mark.sessionId === sessionId && mark.reason === reason);
  const marks = told.flatMap(({ key, personId, kind, minutesLate, baseVersion, afterKey }) =>
    personId === null ? [] : [{ key, personId, kind, minutesLate, baseVersion, afterKey }],
  );
  try {
    const { takeRoll: taken } = await call(
      takeRoll,
      { sessionId, marks, reason: reason || null },
      { signal },
    );
    keepTroubled(
      told.filter(({ key }) => taken.conflicts.includes(key)),
      'CONFLICT',
    );
    for (const listener of listeners) listener(taken.roll);
  } catch (problem) {
    if (!wasRefused(problem)) throw problem;
    keepTroubled(told, problem.problem ?? problem.code);
  }
  return told;
}

/** Nothing that was noted is thrown away: it waits for the user, the newest of each student. */
function keepTroubled(marks: readonly PendingMark[], trouble: string): void {
  const newest = new Map(marks.map((mark) => [mark.personId, mark]));
  for (const mark of newest.values()) pendingMarks.append({ ...mark, key: crypto.randomUUID(), trouble });
}
