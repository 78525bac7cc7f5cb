import type { Pool } from 'pg';
import type { RateRule } from './rate-limits.ts';
import { tooOften } from './rate-limits.ts';

interface Count {
  windowEndsAt: number;
  /** As far as the other servers have told. */
  elsewhere: number;
  here: number;
  told: number;
}

interface BusyCounterOptions {
  now(): Date;
  /** Hears why the others could not be told; they are told with the next count. */
  onTrouble(error: unknown): void;
}

/** Below this share of a limit a count is nobody's business but ours. */
const WORTH_TELLING = 0.05;
const TELL_EVERY_MS = 1_000;

const TELL = `
  insert into rate_count as r (key, tries) select * from unnest($1::text[], $2::int[])
  on conflict (key) do update set tries = r.tries + excluded.tries, last_try = now()
  returning key, tries`;

/**
 * Counts the ordinary requests of a session. Writing each one down would cost more than serving it, so a server
 * counts by itself and tells the others once a second, and only about sessions that are busy.
 */
export class BusyCounter {
  readonly #pool: Pool;
  readonly #counts = new Map<string, Count & { rule: RateRule }>();
  readonly #now: () => Date;
  readonly #timer: NodeJS.Timeout;

  constructor(identityPool: Pool, { now, onTrouble }: BusyCounterOptions) {
    this.#now = now;
    this.#pool = identityPool;
    this.#timer = setInterval(() => void this.tell().catch(onTrouble), TELL_EVERY_MS);
    this.#timer.unref();
  }

  /** Counts some requests or refuses them. Windows are aligned to the clock, so that all servers share them. */
  take(rule: RateRule, subject: string, amount: number, nowMs = this.#now().getTime()): void {
    const windowMs = rule.windowS * 1_000;
    const window = Math.floor(nowMs / windowMs);
    const key = `${rule.name}:${subject}:${window}`;
    let count = this.#counts.get(key);
    if (!count) {
      count = { rule, windowEndsAt: (window + 1) * windowMs, elsewhere: 0, here: 0, told: 0 };
      this.#counts.set(key, count);
    }
    if (count.elsewhere + count.here + amount > rule.most) {
      throw tooOften(Math.max(1, Math.ceil((count.windowEndsAt - nowMs) / 1_000)));
    }
    count.here += amount;
  }

  /** Tells the busy counts and learns the others'. */
  async tell(nowMs = this.#now().getTime()): Promise<void> {
    const busy: [key: string, news: number][] = [];
    for (const [key, count] of this.#counts) {
      if (count.windowEndsAt <= nowMs) this.#counts.delete(key);
      else if (count.here > count.told && count.here >= count.rule.most * WORTH_TELLING) {
        busy.push([key, count.here - count.told]);
        count.told = count.here;
      }
    }
    if (busy.length === 0) return;
    busy.sort(([a], [b]) => (a < b ? -1 : 1)); // The same order everywhere, or two servers could lock each other out.
    const { rows } = await this.#pool.query<{ key: string; tries: number }>(TELL, [
      busy.map(([key]) => key),
      busy.map(([, news]) => news),
    ]);
    for (const { key, tries } of rows) {
      const count = this.#counts.get(key);
      if (count) count.elsewhere = tries - count.told;
    }
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
