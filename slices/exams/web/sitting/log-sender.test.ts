import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { memoryStore } from '#kit/client/testing/memory-store.ts';
import type { ExamEventInput } from '#kit/client/schema-types.generated.ts';
import { Refused } from '#kit/offline/refused.ts';
import { DeviceLog, writtenBefore } from './device-log.ts';
import { oneCall, type Line } from './line.ts';
import { LogSender } from './log-sender.ts';

/** What may become of a call: it comes, it never arrives, or it arrives and the answer is lost. */
const FATES = ['comes', 'lost', 'unanswered'] as const;
type Fate = (typeof FATES)[number];

/** Takes events as the real one does: what comes twice is stored once, and only what has no gap is acknowledged. */
class FakeServer {
  readonly stored = new Map<number, ExamEventInput>();
  readonly calls: (readonly ExamEventInput[])[] = [];
  submitted = 0;

  take(events: readonly ExamEventInput[]): number {
    for (const event of events) if (!this.stored.has(event.seq)) this.stored.set(event.seq, event);
    let upTo = 0;
    while (this.stored.has(upTo + 1)) upTo += 1;
    return upTo;
  }

  /** A line to it; on one that is cut no answer ever comes. */
  line(nextFate: () => Fate, isCut: () => boolean): Line {
    const through = async <Answer>(
      events: readonly ExamEventInput[],
      answer: () => Answer,
    ): Promise<Answer> => {
      if (isCut()) return new Promise<never>(() => {});
      this.calls.push(events);
      const fate = nextFate();
      if (fate === 'lost') throw new Error('No network');
      const given = answer();
      if (fate === 'unanswered') throw new Error('No network');
      return Promise.resolve(given);
    };
    return {
      record: (events) =>
        through(events, () => ({ upTo: this.take(events), now: '2026-11-15T12:04:00Z', expiresAt: null })),
      submit: (events) =>
        through(events, () => {
          const upTo = this.take(events);
          if (upTo < Math.max(0, ...events.map(({ seq }) => seq))) throw new Refused('answersOnTheWay');
          this.submitted += 1;
        }),
    };
  }
}

const SITTING = { attemptId: 'attempt', deviceId: 'device' };
const quiet = { onChange: () => {}, pause: () => Promise.resolve() };

test('whatever a network loses, repeats or reorders, and however often the page is reloaded, the server has the device’s log', async () => {
  const actions = fc.array(fc.constantFrom('answer', 'flag', 'reload', 'repeat', 'wait'), { maxLength: 30 });
  const fates = fc.array(fc.constantFrom(...FATES), { maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(actions, fates, async (happened, fateOf) => {
      const server = new FakeServer();
      const store = memoryStore();
      const left = [...fateOf];
      const page = async () => {
        let isGone = false;
        // A page that is gone writes nothing any more.
        const put: typeof store.put = (key, value) => (isGone ? Promise.resolve() : store.put(key, value));
        const log = await DeviceLog.open({ ...store, put }, SITTING);
        const line = server.line(
          () => left.shift() ?? 'comes',
          () => isGone,
        );
        const sender = new LogSender(log, line, quiet);
        const leave = (): void => {
          isGone = true;
        };
        return { log, sender, leave };
      };
      let open = await page();
      for (const [index, action] of happened.entries()) {
        const questionId = `q${index % 4}`;
        if (action === 'answer')
          open.log.append({ kind: 'ANSWER', questionId, answer: { words: `${index}` } });
        if (action === 'flag') open.log.append({ kind: 'FLAG', questionId, isFlagged: true });
        if (action === 'answer' || action === 'flag') void open.sender.send();
        // An old call that was held up on its way arrives again.
        if (action === 'repeat') server.take(server.calls[index % Math.max(1, server.calls.length)] ?? []);
        if (action === 'wait') await open.sender.send();
        if (action === 'reload') {
          await open.log.written();
          open.leave();
          open = await page();
        }
      }
      await open.sender.submit();
      // A connection that came back by handing in has nothing more to tell.
      const kept = open.log.events.filter(({ seq }) => seq <= server.stored.size);
      expect([...server.stored.values()].toSorted((a, b) => a.seq - b.seq)).toEqual(kept);
      expect(open.log.after(server.stored.size).map(({ kind }) => kind)).not.toContain('ANSWER');
      expect(server.submitted).toBeGreaterThan(0);
    }),
    { numRuns: 300 },
  );
});

test('what could not be reached is said and tried again; what was refused is said and is not', async () => {
  const server = new FakeServer();
  const log = await DeviceLog.open(memoryStore(), SITTING);
  const fates: Fate[] = ['lost', 'lost'];
  const told: boolean[] = [];
  const sender = new LogSender(
    log,
    server.line(
      () => fates.shift() ?? 'comes',
      () => false,
    ),
    { ...quiet, onChange: ({ isCutOff }) => told.push(isCutOff) },
  );
  log.append({ kind: 'ANSWER', questionId: 'q', answer: { isTrue: true } });
  await sender.send();
  expect([...server.stored.values()].map(({ kind }) => kind)).toEqual([
    'ANSWER',
    'CONNECTION_LOST',
    'CONNECTION_BACK',
  ]);
  expect(told).toEqual([true, true, false, false]);
  expect(sender.state).toEqual({ isAcknowledged: true, isCutOff: false, refusal: null });

  const refusing = new LogSender(
    log,
    { record: () => Promise.reject(new Refused('attemptIsOver')), submit: () => Promise.resolve() },
    quiet,
  );
  await refusing.send();
  expect(refusing.state.refusal).toBe('attemptIsOver');
});

test('a number that the device has lost does not hold back what came after it', async () => {
  const store = memoryStore();
  const before = await DeviceLog.open(store, SITTING);
  before.append({ kind: 'SEEN', questionId: 'q' });
  await before.written();
  store.isFull = true;
  before.append({ kind: 'SEEN', questionId: 'q' });
  await before.written();
  expect(before.isKept).toBe(false);
  store.isFull = false;
  before.append({ kind: 'ANSWER', questionId: 'q', answer: { isTrue: true } });
  await before.written();
  const after = await DeviceLog.open(store, SITTING);
  expect(after.events.map(({ kind }) => kind)).toEqual(['SEEN', 'CAME_BACK', 'ANSWER']);
});

test('what the server has under a number is not told again under it', async () => {
  const log = await DeviceLog.open(memoryStore(), SITTING);
  log.goOnAfter(4);
  log.append({ kind: 'CAME_BACK' });
  expect(log.events.map(({ seq }) => seq)).toEqual([5]);
});

test('one call carries no more than a server reads and a closing page may send', () => {
  const essay = (seq: number): ExamEventInput => ({
    seq,
    kind: 'ANSWER',
    clientTime: '2026-11-15T12:00:00Z',
    questionId: 'q',
    answer: { words: 'w'.repeat(9_000) },
  });
  const essays = Array.from({ length: 20 }, (_, index) => essay(index + 1));
  expect(JSON.stringify(oneCall(essays)).length).toBeLessThan(60_000);
  expect(oneCall(essays).length).toBeGreaterThan(3);
  const short = Array.from({ length: 900 }, (_, index): ExamEventInput => ({
    seq: index + 1,
    kind: 'CAME_BACK',
    clientTime: '2026-11-15T12:00:00Z',
  }));
  expect(oneCall(short)).toHaveLength(200);
});

test('one call is as short in every alphabet as a browser sends when its page is left', () => {
  const essay = (seq: number): ExamEventInput => ({
    seq,
    kind: 'ANSWER',
    clientTime: '2026-11-15T12:00:00.000Z',
    answer: { words: '神爱世人'.repeat(2_500) },
  });
  const call = oneCall([essay(1), essay(2), essay(3)]);
  expect(new TextEncoder().encode(JSON.stringify(call)).length).toBeLessThan(64_000);
});

test('after a reload only that is sent which the server has not got', async () => {
  const server = new FakeServer();
  const store = memoryStore();
  const line = server.line(
    () => 'comes',
    () => false,
  );
  const before = await DeviceLog.open(store, SITTING);
  before.append({ kind: 'ANSWER', questionId: 'q', answer: { isTrue: true } });
  before.append({ kind: 'ANSWER', questionId: 'q', answer: { isTrue: false } });
  await before.written();
  server.take(before.events.slice(0, 1));
  const reloaded = new LogSender(await DeviceLog.open(store, SITTING), line, { ...quiet, acknowledged: 1 });
  await reloaded.send();
  expect(server.calls.map((events) => events.map(({ seq }) => seq))).toEqual([[2]]);
});

test('what was written under one name of the device is not told under another', async () => {
  const store = memoryStore();
  const before = await DeviceLog.open(store, SITTING);
  before.append({ kind: 'ANSWER', questionId: 'q', answer: { isTrue: true } });
  await before.written();
  const refetch = { ...SITTING, deviceId: 'device-again' };
  expect((await DeviceLog.open(store, refetch)).events).toEqual([]);
  expect(await writtenBefore(store, refetch)).toMatchObject([{ kind: 'ANSWER', answer: { isTrue: true } }]);
  expect(await writtenBefore(store, SITTING)).toEqual([]);
});

test('of what a device wrote under two earlier names, the newer comes last whatever the names', async () => {
  const store = memoryStore();
  const attemptId = 'attempt';
  const write = async (deviceId: string, isTrue: boolean, time: string) => {
    vi.setSystemTime(new Date(time));
    const log = await DeviceLog.open(store, { attemptId, deviceId });
    log.append({ kind: 'ANSWER', questionId: 'q', answer: { isTrue } });
    await log.written();
  };
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    await write('z', false, '2026-03-01T10:00:00Z');
    await write('a', true, '2026-03-01T11:00:00Z');
  } finally {
    vi.useRealTimers();
  }
  const written = await writtenBefore(store, { attemptId, deviceId: 'now' });
  expect(written.map(({ answer }) => answer?.isTrue)).toEqual([false, true]);
});
