import { RATES } from '#kit/http/limits/rate-limits.ts';
import type { Services } from './context.ts';

const WINDOW_MS = RATES.readOn.windowS * 1_000;

/** So many readers of lists are remembered, those who have read last. */
const MAX_READERS = 2_000;

/** For very long reading it does not matter which rows they were. */
const MAX_REMEMBERED = 1_000;

/** What one person has read of one list on this server within an hour. */
export class RowsRead {
  readonly since: number;
  /** How many were told to all servers and by all of them, when it was last asked. */
  told = 0;
  /** How many have come since. */
  untold = 0;
  readonly #seen = new Set<unknown>();
  #turn: Promise<unknown> = Promise.resolve();

  constructor(since: number) {
    this.since = since;
  }

  /** One page after the other, so that none slips past while another is being refused. */
  inTurn(count: () => Promise<void>): Promise<void> {
    const turn = this.#turn.then(count);
    this.#turn = turn.catch(() => null);
    return turn;
  }

  /** Those among some rows that were not read before. */
  add(rows: readonly { id?: unknown }[]): unknown[] {
    if (this.#seen.size > MAX_REMEMBERED) this.#seen.clear();
    const added = rows.map((row) => row.id ?? row).filter((id) => !this.#seen.has(id));
    for (const id of added) this.#seen.add(id);
    this.untold += added.length;
    return added;
  }

  takeBack(added: readonly unknown[]): void {
    for (const id of added) this.#seen.delete(id);
    this.untold -= added.length;
  }

  isTold(total: number): void {
    this.told = total;
    this.untold = 0;
  }
}

const ofServer = new WeakMap<Services, Map<string, RowsRead>>();

/** What a user has read of a list so far. */
export function rowsReadBy(services: Services, subject: string): RowsRead {
  const readers = ofServer.get(services) ?? new Map<string, RowsRead>();
  ofServer.set(services, readers);
  const now = services.now().getTime();
  const known = readers.get(subject);
  const read = known && now - known.since < WINDOW_MS ? known : new RowsRead(now);
  // The one who has read last stands last.
  readers.delete(subject);
  readers.set(subject, read);
  const [longestAgo] = readers.keys();
  if (readers.size > MAX_READERS && longestAgo !== undefined) readers.delete(longestAgo);
  return read;
}
