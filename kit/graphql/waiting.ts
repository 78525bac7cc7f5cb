import type { Actor } from '../access/actor.ts';
import { actorOf } from './action.ts';
import type { Context } from './context.ts';

/** How much waits to be done, and since when. */
export interface Waiting {
  count: number;
  since: Date | null;
}

export const NOTHING_WAITS: Waiting = { count: 0, since: null };

/** A place where work of one kind waits for those who do it. */
export interface Queue {
  /** Told apart by it; `<name>Waiting` says how much waits, `<name>Action` what is done there. */
  name: string;
  /** Where it is done. */
  path: string;
  isFor: (actor: Actor) => boolean;
  /** The path is told where only the work itself says where most of it is. */
  look: (ctx: Context) => Promise<Waiting & { path?: string }>;
}

const queues: Queue[] = [];

/** A slice says what may wait for whom, and the dashboards of those people tell it. */
export function defineQueue(queue: Queue): void {
  if (queues.some(({ name }) => name === queue.name)) throw new Error(`Two queues are named ${queue.name}.`);
  queues.push(queue);
}

/** What waits for the caller in all places, the longest first. */
export async function waitingFor(ctx: Context): Promise<(Queue & Waiting)[]> {
  const own = queues.filter(({ isFor }) => isFor(actorOf(ctx)));
  const found = await Promise.all(own.map(async (queue) => ({ ...queue, ...(await queue.look(ctx)) })));
  const age = ({ since }: Waiting): number => since?.getTime() ?? Infinity;
  return found.filter(({ count }) => count > 0).toSorted((one, other) => age(one) - age(other));
}
