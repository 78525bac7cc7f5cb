import type { Actor } from '../access/actor.ts';
import type { Day } from '../calendar/day.ts';
import { actorOf } from './action.ts';
import type { Context } from './context.ts';

/** How much waits to be done, and since when. */
export interface Waiting {
  count: number;
  since: Date | null;
}

export const NOTHING_WAITS: Waiting = { count: 0, since: null };

/** The first of what waits, told so far that a person can decide about it without opening it. */
export interface WaitingItem {
  id: string;
  /** The one a decision is based on. */
  version: number;
  /** Whose it is. */
  personId: string;
  about: string;
  /** What they wrote; empty where nobody wrote anything. */
  text: string;
  /** The days it is about, if it is about days. */
  firstDay: Day | null;
  lastDay: Day | null;
}

/** What waits on one campus. */
export interface WaitingAt extends Waiting {
  /** Null for what is of the whole college. */
  regionId: string | null;
  /** Where the first of it is done; without it, where all of it is. */
  path?: string;
  /** The first of it, where one press can decide about it. */
  item?: () => Promise<WaitingItem | null>;
}

/** A place where work of one kind waits for those who do it. */
export interface Queue {
  /** Told apart by it; `<name>Waiting` says how much waits, `<name>Action` what is done there. */
  name: string;
  /** Where it is done. */
  path: string;
  isFor: (actor: Actor) => boolean;
  /** By campus; nothing for a campus on which nothing waits. */
  look: (ctx: Context) => Promise<readonly WaitingAt[]>;
}

const queues: Queue[] = [];

/** A slice says what may wait for whom, and the dashboards of those people tell it. */
export function defineQueue(queue: Queue): void {
  if (queues.some(({ name }) => name === queue.name)) throw new Error(`Two queues are named ${queue.name}.`);
  queues.push(queue);
}

/** What waits for the caller in all places, the longest first. */
export async function waitingFor(ctx: Context): Promise<(Queue & WaitingAt)[]> {
  const own = queues.filter(({ isFor }) => isFor(actorOf(ctx)));
  const found = await Promise.all(
    own.map(async (queue) => (await queue.look(ctx)).map((waiting) => ({ ...queue, ...waiting }))),
  );
  const age = ({ since }: Waiting): number => since?.getTime() ?? Infinity;
  return found
    .flat()
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => age(one) - age(other));
}
