import { call } from '#kit/client/call/call.ts';
import { Outbox } from '#kit/offline/outbox.ts';
import { wasRefused } from '#kit/offline/refused.ts';
import type { SentMark } from '../../rules/roll.ts';
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
  /** The key of the mark that it takes back, if it does. */
  takesBack?: string | null;
  reason: string;
  /** Why it waits for the user: CONFLICT, since another teacher has marked the student, or the problem the server named. */
  trouble: string | null;
}

export type NewMark = Pick<
  PendingMark,
  'sessionId' | 'personId' | 'kind' | 'minutesLate' | 'baseVersion' | 'reason' | 'takesBack'
>;

interface Sent {
  sessionId: string;
  marks: SentMark[];
  reason: string | null;
}

interface MarksOptions extends Pick<ConstructorParameters<typeof Outbox<PendingMark>>[0], 'store' | 'pause'> {
  name: string;
  /** Gives the keys of the marks that those of another teacher stand in the way of. */
  send: (sent: Sent, signal: AbortSignal) => Promise<readonly string[]>;
}

/** The marks of one device: kept until the server has said that it has them, or the user has decided. */
export class PendingMarks {
  readonly outbox: Outbox<PendingMark>;
  readonly #send: MarksOptions['send'];

  constructor({ name, send, ...options }: MarksOptions) {
    this.#send = send;
    this.outbox = new Outbox<PendingMark>({
      ...options,
      name,
      isReady: ({ trouble }) => trouble === null,
      send: (waiting, signal) => this.#sendSome(waiting, signal),
    });
  }

  get waiting(): readonly PendingMark[] {
    return this.outbox.state.get().waiting;
  }

  /** Notes a mark on the device and sends it. What the user had to decide about the student is decided by it. Gives its key. */
  add(mark: NewMark): string {
    const key = crypto.randomUUID();
    const isOfSame = (other: PendingMark): boolean =>
      other.sessionId === mark.sessionId && other.personId === mark.personId;
    const afterKey = this.waiting.findLast((one) => isOfSame(one) && one.trouble === null)?.key ?? null;
    this.outbox.append(
      { ...mark, key, afterKey, trouble: null },
      (one) => isOfSame(one) && one.trouble !== null,
    );
    void this.outbox.send();
    return key;
  }

  /** The mark of another teacher stays. */
  letGo(mark: PendingMark): void {
    this.outbox.acknowledge([mark]);
  }

  /** Sends what was refused for want of a reason once more, with one. */
  giveReason(sessionId: string, reason: string): void {
    for (const mark of this.waiting) {
      if (mark.sessionId !== sessionId || mark.trouble === null || mark.trouble === 'CONFLICT') continue;
      const again = { ...mark, key: crypto.randomUUID(), reason, trouble: null };
      this.outbox.append(again, (one) => one === mark);
    }
    void this.outbox.send();
  }

  /** Sends all that waits of the session that comes first, in the order in which it was noted. */
  async #sendSome(waiting: readonly PendingMark[], signal: AbortSignal): Promise<PendingMark[]> {
    const [first] = waiting;
    if (!first) return [];
    const { sessionId, reason } = first;
    const told = waiting.filter((mark) => mark.sessionId === sessionId && mark.reason === reason);
    const marks = told.flatMap(
      ({ key, personId, kind, minutesLate, baseVersion, afterKey, takesBack = null }) =>
        personId === null ? [] : [{ key, personId, kind, minutesLate, baseVersion, afterKey, takesBack }],
    );
    try {
      const conflicts = await this.#send({ sessionId, marks, reason: reason || null }, signal);
      this.#keepTroubled(
        told.filter(({ key }) => conflicts.includes(key)),
        'CONFLICT',
      );
    } catch (problem) {
      if (!wasRefused(problem)) throw problem;
      this.#keepTroubled(told, problem.problem ?? problem.code);
    }
    return told;
  }

  /** Nothing that was noted is thrown away: it waits for the user, the newest of each student. */
  #keepTroubled(marks: readonly PendingMark[], trouble: string): void {
    const newest = new Map(marks.map((mark) => [mark.personId, mark]));
    for (const mark of newest.values()) this.outbox.append({ ...mark, key: crypto.randomUUID(), trouble });
  }
}

type Listener = (roll: OpenRollFragment) => void;
const listeners = new Set<Listener>();

/** Hears of every roll that the server has stored marks of. */
export function hearOfRolls(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const pendingMarks = new PendingMarks({
  name: 'roll-marks',
  async send(sent, signal) {
    const { takeRoll: taken } = await call(takeRoll, sent, { signal });
    for (const listener of listeners) listener(taken.roll);
    return taken.conflicts;
  },
});
