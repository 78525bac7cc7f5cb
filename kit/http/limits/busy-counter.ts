import type { Pool } from 'pg';
import type { RateRule } from './rate-limits.ts';
import { tooOften } from './rate-limits.ts';

interface Count {
  rule: RateRule;
  windowStart: number;
  windowEndsAt: number;
  /** How much of the limit this process has taken for itself, and how much of that it has used. */
  leased: number;
  used: number;
  /** What all processes have taken together, as far as the last answer told. */
  total: number;
  usedWhenLastSeen: number;
  idleLooks: number;
  /** When nothing was left; the others may have given something back since. */
  spentAt: number;
  asking: Promise<void> | null;
}

const isUntouched = ({ used, leased, asking, spentAt }: Count): boolean =>
  used === 0 && leased === 0 && asking === null && spentAt === -Infinity;

interface BusyCounterOptions {
  now(): Date;
  /** Hears why the database could not be asked; what was to be counted is let through. */
  onTrouble(error: unknown): void;
}

/**
 * So much of what is left is taken at once, ever less towards the end: what a process has taken and not used is all by
 * which a limit can be missed.
 */
const SHARE = 0.05;
const LOOK_EVERY_MS = 1_000;
/** After so many looks without a request what was taken is given back. */
const IDLE_LOOKS = 5;

/** Takes as much as is left. Windows are aligned to the clock, so that all servers share them. */
const LEASE = `
  insert into rate_count as r (key, tries, window_start) values ($1, least($2::int, $3::int), to_timestamp($4))
  on conflict (key) do update set
    tries = case when r.window_start < excluded.window_start then excluded.tries else least(r.tries + $2::int, $3::int) end,
    window_start = greatest(r.window_start, excluded.window_start), last_try = now()
  returning new.tries - case when old.window_start = new.window_start then old.tries else 0 end as granted,
    new.tries as total`;

const GIVE_BACK = `
  update rate_count r set tries = r.tries - back.tries
  from unnest($1::text[], $2::int[], $3::float8[]) as back (key, tries, start)
  where r.key = back.key and r.window_start = to_timestamp(back.start)`;

/**
 * Counts the ordinary requests of a session, for all processes of all servers together. Writing each one down would cost
 * more than serving it, so a process takes a small share of the limit at a time and counts by itself within it. A little
 * less than the limit may be let through, while another process holds a share that it has not used; more only by the first
 * request of a session in each process and window, which does not wait for the share to come.
 */
export class BusyCounter {
  readonly #pool: Pool;
  readonly #counts = new Map<string, Count>();
  readonly #now: () => Date;
  readonly #onTrouble: (error: unknown) => void;
  readonly #timer: NodeJS.Timeout;

  constructor(identityPool: Pool, { now, onTrouble }: BusyCounterOptions) {
    this.#now = now;
    this.#onTrouble = onTrouble;
    this.#pool = identityPool;
    this.#timer = setInterval(() => void this.tidy().catch(onTrouble), LOOK_EVERY_MS);
    this.#timer.unref();
  }

  /** Counts some requests or refuses them. */
  async take(rule: RateRule, subject: string, amount: number, nowMs = this.#now().getTime()): Promise<void> {
    const key = `${rule.name}:${subject}`;
    const count = this.#countOf(key, rule, nowMs);
    if (isUntouched(count) && amount <= rule.max * SHARE) {
      count.used += amount;
      void this.#ask(key, count, amount);
      return;
    }
    while (count.used + amount > count.leased) {
      if (count.asking) {
        await count.asking;
        continue;
      }
      const before = count.leased;
      const wanted = count.used + amount - count.leased;
      const isSpent = nowMs - count.spentAt < LOOK_EVERY_MS;
      if (!isSpent) {
        await this.#ask(key, count, wanted);
      }
      if (isSpent || count.leased - before < wanted) {
        count.spentAt = nowMs;
        throw tooOften(Math.max(1, Math.ceil((count.windowEndsAt - nowMs) / 1_000)));
      }
    }
    count.used += amount;
  }

  /** Forgets what is over, and gives back what is not needed here: another process may need it. */
  async tidy(nowMs = this.#now().getTime()): Promise<void> {
    const back: [key: string, tries: number, start: number][] = [];
    for (const [key, count] of this.#counts) {
      if (count.windowEndsAt <= nowMs) this.#counts.delete(key);
      count.idleLooks = count.used === count.usedWhenLastSeen ? count.idleLooks + 1 : 0;
      count.usedWhenLastSeen = count.used;
      if (count.windowEndsAt <= nowMs || count.idleLooks < IDLE_LOOKS || count.leased <= count.used) continue;
      back.push([key, count.leased - count.used, count.windowStart / 1_000]);
      count.leased = count.used;
    }
    if (back.length === 0) return;
    back.sort(([a], [b]) => (a < b ? -1 : 1)); // The same order everywhere, or two servers could lock each other out.
    await this.#pool.query(GIVE_BACK, [
      back.map(([key]) => key),
      back.map(([, tries]) => tries),
      back.map(([, , start]) => start),
    ]);
  }

  /** Until nothing is being asked for. */
  async settled(): Promise<void> {
    for (const { asking } of this.#counts.values()) await asking;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.settled();
  }

  #ask(key: string, count: Count, wanted: number): Promise<void> {
    count.asking = this.#lease(key, count, wanted).finally(() => (count.asking = null));
    return count.asking;
  }

  #countOf(key: string, rule: RateRule, nowMs: number): Count {
    const windowMs = rule.windowS * 1_000;
    const windowStart = Math.floor(nowMs / windowMs) * windowMs;
    const known = this.#counts.get(key);
    if (known && known.windowStart >= windowStart) return known;
    const fresh = { leased: 0, used: 0, total: 0, usedWhenLastSeen: 0, idleLooks: 0, asking: null };
    const count: Count = {
      rule,
      windowStart,
      windowEndsAt: windowStart + windowMs,
      spentAt: -Infinity,
      ...fresh,
    };
    this.#counts.set(key, count);
    return count;
  }

  async #lease(key: string, count: Count, wanted: number): Promise<void> {
    const { max } = count.rule;
    const share = Math.max(wanted, Math.floor((max - count.total) * SHARE));
    try {
      const values = [key, share, max, count.windowStart / 1_000];
      const statement = { name: 'lease', text: LEASE, values };
      const { rows } = await this.#pool.query<{ granted: number; total: number }>(statement);
      count.leased += rows[0]?.granted ?? 0;
      count.total = rows[0]?.total ?? 0;
    } catch (error) {
      this.#onTrouble(error);
      count.leased += wanted;
    }
  }
}
