import { RuleError } from '#kit/graphql/problem.ts';

/** How much it matters that a request is answered now: what is urgent cannot be repeated, a list can be opened again. */
export type Urgency = 'urgent' | 'everyday' | 'list';

interface Terms {
  /**
   * How much of the capacity these requests may hold at once: the rest is kept for what is more urgent. What is urgent goes beyond
   * it, for a class that hands in together must not be sent away by a limit that is there to keep others out of its way.
   */
  share: number;
  /** Nobody waits longer for a turn. */
  maxWaitMs: number;
  maxWaiting: number;
  /** From this delay of the event loop on, with a crowd at the door, they are not even let into the queue. */
  maxLoopDelayMs: number;
  retryAfterS: number;
}

const TERMS: Readonly<Record<Urgency, Terms>> = {
  urgent: { share: 8, maxWaitMs: 1_800, maxWaiting: 2_000, maxLoopDelayMs: Infinity, retryAfterS: 1 },
  everyday: { share: 0.8, maxWaitMs: 1_000, maxWaiting: 400, maxLoopDelayMs: 300, retryAfterS: 2 },
  list: { share: 0.25, maxWaitMs: 500, maxWaiting: 40, maxLoopDelayMs: 100, retryAfterS: 5 },
};

/** In this order the waiting get their turn. */
const URGENCIES: readonly Urgency[] = ['urgent', 'everyday', 'list'];

/**
 * A refusal is answered after so long. Programs that retry at once would otherwise keep the server busy
 * with nothing but sending them away, and everything urgent would wait for a round of that.
 */
const TOLD_AFTER_MS = 1_000;
/** More than so many cost more to hold than to answer. */
const MAX_HELD = 5_000;

/** There is more to do than can be done in time: come again, this one not yet. */
export class TurnedAway extends RuleError {
  readonly urgency: Urgency;
  readonly retryAfterS: number;

  constructor(urgency: Urgency) {
    super('serverBusy', 'UNAVAILABLE');
    this.urgency = urgency;
    this.retryAfterS = TERMS[urgency].retryAfterS;
  }
}

/** Made once: most of them are needed when there is the least time. */
const TURNED_AWAY: Readonly<Record<Urgency, TurnedAway>> = {
  urgent: new TurnedAway('urgent'),
  everyday: new TurnedAway('everyday'),
  list: new TurnedAway('list'),
};

export interface AdmissionOptions {
  /** How many requests are worked on at once. More would only wait for each other, where nobody puts them in order. */
  capacity: number;
  loopDelayMs(): number;
}

interface Waiting {
  begin(): void;
  timer: NodeJS.Timeout;
}

/** Ends the turn that was given. */
export type Leave = () => void;

/**
 * The door to everything that costs the database something. Up to its capacity everybody goes straight through; beyond
 * it requests wait by urgency, and those for whom there is no turn are told so. Nobody waits for two seconds.
 */
export class Admission {
  readonly #capacity: number;
  readonly #loopDelayMs: () => number;
  readonly #running: Record<Urgency, number> = { urgent: 0, everyday: 0, list: 0 };
  readonly #waiting: Readonly<Record<Urgency, Set<Waiting>>> = {
    urgent: new Set(),
    everyday: new Set(),
    list: new Set(),
  };
  #held = 0;

  constructor({ capacity, loopDelayMs }: AdmissionOptions) {
    this.#capacity = capacity;
    this.#loopDelayMs = loopDelayMs;
  }

  /** Settles when it is this request's turn, which it must end; throws TurnedAway when there will be none in time. */
  async enter(urgency: Urgency): Promise<Leave> {
    if (this.isClosedTo(urgency)) return this.turnAway(urgency);
    const waiting = this.#waiting[urgency];
    if (waiting.size === 0 && this.#hasRoom(urgency)) return this.#begin(urgency);
    return new Promise((resolve, reject) => {
      const one: Waiting = {
        begin: () => {
          waiting.delete(one);
          clearTimeout(one.timer);
          resolve(this.#begin(urgency));
        },
        timer: setTimeout(() => {
          waiting.delete(one);
          reject(TURNED_AWAY[urgency]);
        }, TERMS[urgency].maxWaitMs),
      };
      waiting.add(one);
    });
  }

  /** Whether there is not even a place in the queue. */
  isClosedTo(urgency: Urgency): boolean {
    const { maxWaiting, maxLoopDelayMs } = TERMS[urgency];
    return (
      this.#waiting[urgency].size >= maxWaiting || (this.#isCrowded() && this.#loopDelayMs() > maxLoopDelayMs)
    );
  }

  async turnAway(urgency: Urgency): Promise<never> {
    if (this.#held < MAX_HELD) {
      this.#held++;
      await new Promise((told) => setTimeout(told, TOLD_AFTER_MS));
      this.#held--;
    }
    throw TURNED_AWAY[urgency];
  }

  get running(): number {
    return URGENCIES.reduce((sum, urgency) => sum + this.#running[urgency], 0);
  }

  get waiting(): number {
    return URGENCIES.reduce((sum, urgency) => sum + this.#waiting[urgency].size, 0);
  }

  #begin(urgency: Urgency): Leave {
    this.#running[urgency]++;
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      this.#running[urgency]--;
      this.#callNext();
    };
  }

  #callNext(): void {
    for (const urgency of URGENCIES) {
      for (const one of this.#waiting[urgency]) {
        if (!this.#hasRoom(urgency)) break;
        one.begin();
      }
    }
  }

  /** A delay of the event loop alone is no crowd: one large file may cause it. */
  #isCrowded(): boolean {
    return this.running + this.waiting >= Math.max(2, this.#capacity);
  }

  #hasRoom(urgency: Urgency): boolean {
    const { share } = TERMS[urgency];
    if (this.running >= this.#capacity * Math.max(1, share)) return false;
    // What is less urgent counts against the share of what is more so, never the other way round.
    const upTo = URGENCIES.slice(URGENCIES.indexOf(urgency)).reduce(
      (sum, one) => sum + this.#running[one],
      0,
    );
    return upTo < Math.max(1, Math.floor(this.#capacity * share));
  }
}
