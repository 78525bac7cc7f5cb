import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { runStatement } from '#kit/db/statement.ts';
import { RuleError } from '#kit/graphql/problem.ts';

export interface RateRule {
  name: string;
  max: number;
  windowS: number;
  /** After the most, further tries are allowed ever more rarely instead of not at all: never further apart than this. */
  maxDelayS?: number;
}

/** What every slice is held to (security: 2.4); a slice declares limits of its own in server/slice.ts. */
export const RATES = {
  queries: { name: 'queries', max: 300, windowS: 60 },
  mutations: { name: 'mutations', max: 60, windowS: 60 },
  // A whole campus may be behind one address, and before the login nobody can be told from another there.
  visitorQueries: { name: 'visitor-queries', max: 600, windowS: 60 },
  visitorMutations: { name: 'visitor-mutations', max: 300, windowS: 60 },
  // Logins and the like have exact limits of their own, in their slices; this one only keeps floods out.
  visitorCredentials: { name: 'visitor-credentials', max: 1_200, windowS: 60 },
  // Many files are sent on the one day when records for a year are filled in.
  storedFiles: { name: 'kept-files', max: 500, windowS: 3_600 },
  exports: { name: 'exports', max: 10, windowS: 3_600 },
  // Rows that a user has read of a list; only counted (kit/graphql/read-on.ts).
  readOn: { name: 'read-on', max: Number.MAX_SAFE_INTEGER, windowS: 3_600 },
  // That they were so many as to be an export, and that it was written down.
  readOnNoted: { name: 'read-on-noted', max: 1, windowS: 3_600 },
  // The announcement of an export; the pages that follow are part of it.
  exportOpened: { name: 'export-opened', max: 1, windowS: 600 },
} as const satisfies Record<string, RateRule>;

/** How long to wait for the next try: a second after the most, then twice as long each time; null where there is none. */
const DELAY =
  'case when $4::int > 0 then make_interval(secs => least(power(2, least(r.tries - $2, 10)), $4)) end';

// One row per key. The row lock makes parallel tries queue, so that none slips through between look and count.
const TAKE = `
  insert into rate_count as r (key, tries) values ($1, 1)
  on conflict (key) do update set
    tries = case when r.window_start < now() - $3::interval then 1 else r.tries + 1 end,
    window_start = case when r.window_start < now() - $3::interval then now() else r.window_start end,
    last_try = now()
  where r.window_start < now() - $3::interval or r.tries < $2
    or r.last_try < now() - ${DELAY}
  returning tries`;

const WAIT = `
  select ceil(extract(epoch from
    coalesce(r.last_try + ${DELAY}, r.window_start + $3::interval) - now()))::int as seconds
  from rate_count r where key = $1`;

const ADD = `
  insert into rate_count as r (key, tries) values ($1, $2)
  on conflict (key) do update set
    tries = case when r.window_start < now() - $3::interval then $2 else r.tries + $2 end,
    window_start = case when r.window_start < now() - $3::interval then now() else r.window_start end,
    last_try = now()
  returning tries`;

const IS_MEMBER = `select 1 from rate_count where key = $1 and window_start >= now() - $2::interval`;

// What was never taken delays nobody either.
const GIVE_BACK = `
  update rate_count set tries = tries - 1, last_try = last_try - make_interval(secs => $2) where key = $1 and tries > 0`;

const ADMIT = `
  insert into rate_count (key, tries) values ($1, 1)
  on conflict (key) do update set window_start = now(), last_try = now()`;

/** Longer than any address that receives mail. An index takes no keys of any length. */
const MAX_SUBJECT = 400;

/** What a stranger writes may be of any length; what is too long to be meant is counted by its digest. */
const keyOf = ({ name }: RateRule, subject: string): string =>
  `${name}:${subject.length > MAX_SUBJECT ? createHash('sha256').update(subject).digest('hex') : subject}`;

/** Counts tries in the database, so that every server counts the same ones. */
export class RateLimits {
  readonly #pool: Pool;

  constructor(identityPool: Pool) {
    this.#pool = identityPool;
  }

  /** Takes one try or refuses with the seconds to wait. */
  async take(rule: RateRule, subject: string): Promise<void> {
    const { max, windowS, maxDelayS = 0 } = rule;
    const values = [keyOf(rule, subject), max, `${windowS} seconds`, maxDelayS];
    if ((await runStatement(this.#pool, TAKE, values)).rows.length > 0) return;
    const wait = await runStatement<{ seconds: number }>(this.#pool, WAIT, values);
    throw tooOften(Math.max(1, wait.rows[0]?.seconds ?? windowS));
  }

  /** Adds an amount and says what it comes to in the window. */
  async add(rule: RateRule, subject: string, amount: number): Promise<number> {
    const values = [keyOf(rule, subject), amount, `${rule.windowS} seconds`];
    const { rows } = await runStatement<{ tries: number }>(this.#pool, ADD, values);
    return rows[0]?.tries ?? amount;
  }

  /** Whether anything was taken or added in the window. */
  async isTaken(rule: RateRule, subject: string): Promise<boolean> {
    const values = [keyOf(rule, subject), `${rule.windowS} seconds`];
    return (await runStatement(this.#pool, IS_MEMBER, values)).rows.length > 0;
  }

  /** Gives one try back: it was no failure. Taken first, so that tries at the same time cannot exceed the limit. */
  async giveBack(rule: RateRule, subject: string): Promise<void> {
    await runStatement(this.#pool, GIVE_BACK, [keyOf(rule, subject), rule.maxDelayS ?? 0]);
  }

  /**
   * Takes one try for a member of a subject (an account that is tried from a network) or refuses it. In a window each
   * member counts once, however often it tries.
   */
  async takeForMember(rule: RateRule, subject: string, member: string): Promise<void> {
    if (await this.isTaken(rule, `${subject}:${member}`)) return;
    await this.take(rule, subject);
    await runStatement(this.#pool, ADMIT, [keyOf(rule, `${subject}:${member}`)]);
  }

  /** The member's tries were no failure after all. */
  async giveBackForMember(rule: RateRule, subject: string, member: string): Promise<void> {
    const { rows } = await runStatement(this.#pool, 'delete from rate_count where key = $1 returning key', [
      keyOf(rule, `${subject}:${member}`),
    ]);
    if (rows.length > 0) await this.giveBack(rule, subject);
  }

  /** Forgives the tries so far: the right password was given. */
  async forgive(rule: RateRule, subject: string): Promise<void> {
    await runStatement(this.#pool, 'delete from rate_count where key = $1', [keyOf(rule, subject)]);
  }
}

/** Up to here a wait is told in seconds; nobody counts further. */
const MAX_SECONDS_TOLD = 90;

export const tooOften = (seconds: number): RuleError =>
  new RuleError('tooManyRequests', 'RATE_LIMITED', {
    seconds,
    minutes: seconds > MAX_SECONDS_TOLD ? Math.ceil(seconds / 60) : 0,
  });
