import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Admission, TurnedAway, type Leave, type Urgency } from './admission.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LATE = { ms: 0 };
const open = (capacity: number, delayMs = LATE): Admission =>
  new Admission({ capacity, loopDelayMs: () => delayMs.ms });

/** What becomes of a request, in the order in which it becomes so. */
function follow(admission: Admission, urgency: Urgency, told: string[], name: string = urgency) {
  const turn: { leave: Leave } = { leave: () => undefined };
  void admission.enter(urgency).then(
    (leave) => {
      told.push(`${name} in`);
      turn.leave = leave;
    },
    (error: unknown) => told.push(error instanceof TurnedAway ? `${name} away` : `${name} failed`),
  );
  return turn;
}
const settle = () => vi.advanceTimersByTimeAsync(0);

test('as long as there is room everybody goes straight through', async () => {
  const admission = open(10);
  const told: string[] = [];
  for (const urgency of ['urgent', 'everyday', 'list'] as const) follow(admission, urgency, told);
  await settle();
  expect(told).toEqual(['urgent in', 'everyday in', 'list in']);
  expect([admission.running, admission.waiting]).toEqual([3, 0]);
});

/** A class that hands in together: as many as are let in at once, beyond what the server does for anyone else. */
async function fill(admission: Admission): Promise<Leave[]> {
  return Promise.all(Array.from({ length: 8 }, () => admission.enter('urgent')));
}

test('a user who sits an exam gets the next turn, then everyday work, then lists (I2)', async () => {
  const admission = open(1);
  const [first, ...others] = await fill(admission);
  const told: string[] = [];
  const [, everyday, urgent] = (['list', 'everyday', 'urgent'] as const).map((urgency) =>
    follow(admission, urgency, told),
  );
  await settle();
  expect(told).toEqual([]);
  first?.();
  await settle();
  expect(told).toEqual(['urgent in']);
  for (const leave of [...others, () => urgent?.leave()]) leave();
  await settle();
  everyday?.leave();
  await settle();
  expect(told).toEqual(['urgent in', 'everyday in', 'list in']);
});

test('nobody waits for two seconds: lists give up first, exams last (I2)', async () => {
  const admission = open(1);
  await fill(admission);
  const startedAt = Date.now();
  const waits: Record<string, number> = {};
  for (const urgency of ['urgent', 'everyday', 'list'] as const)
    void admission.enter(urgency).catch(() => (waits[urgency] = Date.now() - startedAt));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(Object.keys(waits)).toEqual(['list', 'everyday', 'urgent']);
  expect(Math.max(...Object.values(waits))).toBeLessThan(2_000);
  expect(admission.waiting).toBe(0);
});

test('lists and everyday work leave room for exams, and lists for everyday work', async () => {
  const admission = open(20);
  const told: string[] = [];
  for (let n = 0; n < 30; n++) follow(admission, 'list', told);
  for (let n = 0; n < 30; n++) follow(admission, 'everyday', told);
  for (let n = 0; n < 30; n++) follow(admission, 'urgent', told);
  await settle();
  const count = (what: string) => told.filter((one) => one === what).length;
  expect([count('list in'), count('everyday in'), count('urgent in')]).toEqual([5, 11, 30]);
});

test('a queue that is full turns away, and says so after a second: who asks again at once takes no time from others', async () => {
  const admission = open(1);
  const told: string[] = [];
  follow(admission, 'urgent', told, 'held');
  await settle();
  for (let n = 0; n < 400; n++) follow(admission, 'everyday', told);
  follow(admission, 'everyday', told, 'one more');
  expect(admission.isClosedTo('everyday')).toBe(true);
  await vi.advanceTimersByTimeAsync(999);
  expect(told).toEqual(['held in']);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toContain('one more away');
});

test('when the event loop is late and there is a crowd, only exams are let into the queue', async () => {
  const delay = { ms: 600 };
  const admission = open(2, delay);
  const told: string[] = [];
  follow(admission, 'list', told, 'alone');
  await settle();
  follow(admission, 'urgent', told, 'second');
  await settle();
  for (const urgency of ['list', 'everyday', 'urgent'] as const) follow(admission, urgency, told);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(told).toEqual(['alone in', 'second in', 'urgent in', 'list away', 'everyday away']);
});

test('at five times what it can do nobody waits for two seconds, and five seconds later all is as ever (I2)', async () => {
  const WORK_MS = 100;
  const admission = open(10); // A hundred a second.
  const waits: number[] = [];
  const fates = { in: 0, away: 0 };
  const ask = async (urgency: Urgency): Promise<void> => {
    const askedAt = Date.now();
    const leave = await admission.enter(urgency).catch(() => null);
    waits.push(Date.now() - askedAt);
    fates[leave ? 'in' : 'away']++;
    if (leave) setTimeout(leave, WORK_MS);
  };
  for (let ms = 0; ms < 20_000; ms += 10) {
    for (const urgency of ['everyday', 'list', 'everyday', 'list', 'everyday'] as const) void ask(urgency);
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(fates.away).toBeGreaterThan(5_000);
  expect(fates.in).toBeGreaterThan(1_500);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(fates.in + fates.away).toBe(10_000);
  expect(Math.max(...waits)).toBeLessThan(2_000);
  expect([admission.running, admission.waiting]).toEqual([0, 0]);
  waits.length = 0;
  await ask('list');
  expect(waits).toEqual([0]);
});

test('a turn that is ended twice makes room once', async () => {
  const admission = open(1);
  const leave = await admission.enter('everyday');
  leave();
  leave();
  await admission.enter('everyday');
  expect(admission.running).toBe(1);
});
