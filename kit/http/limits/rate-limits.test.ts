import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Pool } from 'pg';
import { openPool } from '#kit/db/pool.ts';
import type { RuleError } from '#kit/graphql/problem.ts';
import { testDatabase, type TestDatabase } from '#testing/test-database.ts';
import { RateLimits, type RateRule } from './rate-limits.ts';

let database: TestDatabase;
let pools: Pool[];
beforeAll(async () => {
  database = await testDatabase();
  pools = [1, 2].map(() => openPool({ url: database.url, role: 'berea_identity', size: 5 }));
});
beforeEach(() => database.owner.query('delete from rate_count'));
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await database.drop();
});

const rule: RateRule = { name: 'knock', max: 5, windowS: 600 };
const takes = async (limits: RateLimits, subject = 'ana', by = rule) =>
  limits.take(by, subject).then(
    () => 'taken',
    (error: unknown) => (error as RuleError).problem,
  );
const timePasses = (seconds: number) =>
  database.owner.query(
    'update rate_count set window_start = window_start - make_interval(secs => $1), last_try = last_try - make_interval(secs => $1)',
    [seconds],
  );

describe('a limit', () => {
  test('lets exactly as many through as it says, from two servers at once (C4)', async () => {
    const [one, other] = pools.map((pool) => new RateLimits(pool));
    const tries = Array.from({ length: 60 }, (_, i) => takes((i % 2 ? one : other) as RateLimits));
    const fates = await Promise.all(tries);
    expect(fates.filter((fate) => fate === 'taken')).toHaveLength(5);
    expect(fates.filter((fate) => fate === 'tooManyRequests')).toHaveLength(55);
  });

  test('counts each subject and each rule by itself', async () => {
    const limits = new RateLimits(pools[0] as Pool);
    for (let i = 0; i < 6; i++) await takes(limits);
    expect(await takes(limits)).toBe('tooManyRequests');
    expect(await takes(limits, 'ben')).toBe('taken');
    expect(await takes(limits, 'ana', { ...rule, name: 'ring' })).toBe('taken');
  });

  test('starts again when its window is over, and refused tries do not make it longer', async () => {
    const limits = new RateLimits(pools[0] as Pool);
    for (let i = 0; i < 20; i++) await takes(limits);
    await timePasses(601);
    const fates = [];
    for (let i = 0; i < 6; i++) fates.push(await takes(limits));
    expect(fates).toEqual(['taken', 'taken', 'taken', 'taken', 'taken', 'tooManyRequests']);
  });

  test('tells how long to wait, never less than a second', async () => {
    const limits = new RateLimits(pools[0] as Pool);
    for (let i = 0; i < 5; i++) await takes(limits);
    await timePasses(500);
    const refusal = await limits.take(rule, 'ana').catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'RATE_LIMITED', problem: 'tooManyRequests' });
    const { seconds, minutes } = (refusal as RuleError).values;
    expect(seconds).toBeGreaterThan(90);
    expect(seconds).toBeLessThanOrEqual(100);
    expect(minutes).toBe(2);
  });

  test('gives back what was no failure, and never more than was taken', async () => {
    const limits = new RateLimits(pools[0] as Pool);
    for (let i = 0; i < 5; i++) await takes(limits);
    await limits.giveBack(rule, 'ana');
    expect([await takes(limits), await takes(limits)]).toEqual(['taken', 'tooManyRequests']);
    for (let i = 0; i < 9; i++) await limits.giveBack(rule, 'ana');
    const fates = await Promise.all(Array.from({ length: 20 }, () => takes(limits)));
    expect(fates.filter((fate) => fate === 'taken')).toHaveLength(5);
  });

  test('slows down instead, where it says how much at most, and what is given back delays nobody (D6)', async () => {
    const limits = new RateLimits(pools[0] as Pool);
    const slowing = { ...rule, maxDelayS: 4 };
    const knock = () => takes(limits, 'ana', slowing);
    for (let i = 0; i < 5; i++) await knock();
    for (const delayS of [1, 2, 4, 4, 4]) {
      await timePasses(delayS - 0.5);
      expect(await knock()).toBe('tooManyRequests');
      await timePasses(0.5);
      expect(await knock()).toBe('taken');
    }
    const refusal = await limits.take(slowing, 'ana').catch((error: unknown) => error);
    expect((refusal as RuleError).values).toMatchObject({ seconds: 4 });
    await limits.giveBack(slowing, 'ana');
    expect([await knock(), await knock()]).toEqual(['taken', 'tooManyRequests']);
  });

  test('is forgiven on request', async () => {
    const limits = new RateLimits(pools[0] as Pool);
    for (let i = 0; i < 5; i++) await takes(limits);
    await limits.forgive(rule, 'ana');
    expect(await takes(limits)).toBe('taken');
  });
});

describe('a limit on how many members a subject has', () => {
  const admits = async (limits: RateLimits, member: string) =>
    limits.takeForMember(rule, 'campus', member).then(
      () => 'taken',
      (error: unknown) => (error as RuleError).problem,
    );

  test('counts each of them once in a window, and refuses only those who are new (D6)', async () => {
    const limits = new RateLimits(pools[0] as Pool);
    for (let i = 0; i < 5; i++) expect(await admits(limits, `member ${i}`)).toBe('taken');
    for (let i = 0; i < 9; i++) expect(await admits(limits, 'member 3')).toBe('taken');
    expect(await admits(limits, 'member 6')).toBe('tooManyRequests');
    expect(await admits(limits, 'member 6')).toBe('tooManyRequests');
    await limits.giveBackForMember(rule, 'campus', 'member 3');
    await limits.giveBackForMember(rule, 'campus', 'member 3');
    expect(await admits(limits, 'member 6')).toBe('taken');
    expect(await admits(limits, 'member 3')).toBe('tooManyRequests');
    await timePasses(601);
    expect(await admits(limits, 'member 3')).toBe('taken');
  });
});

test('a subject of any length is counted', async () => {
  const limits = new RateLimits(pools[0] as Pool);
  const long = randomBytes(50_000).toString('hex');
  for (let i = 0; i < 5; i++) expect(await takes(limits, long)).toBe('taken');
  expect(await takes(limits, long)).toBe('tooManyRequests');
  expect(await takes(limits, `${long}x`)).toBe('taken');
});
