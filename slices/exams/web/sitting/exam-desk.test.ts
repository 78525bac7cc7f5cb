import { expect, test, vi } from 'vitest';
import { memoryStore } from '#kit/client/testing/memory-store.ts';
import { DeviceLog } from './device-log.ts';
import { ExamDesk } from './exam-desk.ts';
import type { Acknowledgement, Line } from './line.ts';

const NOW = '2026-11-15T12:00:00.000Z';

/** A desk whose calls wait until a test answers them. */
async function deskWith({
  isFull = false,
  expiresAt = null as string | null,
  pause = (): Promise<void> => Promise.resolve(),
} = {}) {
  const store = memoryStore();
  store.isFull = isFull;
  const log = await DeviceLog.open(store, { attemptId: 'attempt', deviceId: 'device' });
  const answers: { come: (answer: Acknowledgement) => void; fail: () => void }[] = [];
  const record = vi.fn<Line['record']>(
    () =>
      new Promise((come, reject) => {
        answers.push({ come, fail: () => reject(new Error('No network')) });
      }),
  );
  const submit = vi.fn<Line['submit']>(() => Promise.resolve());
  const desk = new ExamDesk(
    log,
    { record, submit },
    { questions: [], acknowledgement: { upTo: 0, now: NOW, expiresAt }, pause },
  );
  const call = async (index: number) => {
    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(index));
    return answers[index];
  };
  return { desk, log, record, submit, call };
}

const acknowledged = (upTo: number): Acknowledgement => ({
  upTo,
  now: '2026-11-15T12:04:00.000Z',
  expiresAt: null,
});

test('an answer is called saved only when the server has said so, and kept on the device while it cannot', async () => {
  const { desk, call } = await deskWith();
  desk.answer('q', { option: 'o1' });
  expect(desk.state.get().saved).toEqual({ status: 'saving' });
  (await call(0))?.fail();
  await vi.waitFor(() => expect(desk.state.get().saved).toEqual({ status: 'onDevice' }));
  (await call(1))?.come(acknowledged(2));
  // That the connection was back is told as well before all is called saved.
  (await call(2))?.come(acknowledged(3));
  const at = new Date('2026-11-15T12:04:00.000Z');
  await vi.waitFor(() => expect(desk.state.get().saved).toEqual({ status: 'saved', at }));
});

test('where the device keeps nothing, nothing is said to be kept on it', async () => {
  const { desk, call } = await deskWith({ isFull: true });
  desk.answer('q', { option: 'o1' });
  (await call(0))?.fail();
  await call(1);
  expect(desk.state.get()).toMatchObject({ saved: { status: 'saving' }, isKept: false });
});

test('the clock is the server’s, whatever the device’s own says', async () => {
  const { desk, call } = await deskWith();
  const before = performance.now();
  desk.signOfLife();
  (await call(0))?.come({ upTo: 0, now: '2026-11-15T13:30:00.000Z', expiresAt: null });
  await vi.waitFor(() => {
    const shown = desk.state.get().clockMs + performance.now();
    expect(shown - Date.parse('2026-11-15T13:30:00.000Z')).toBeLessThan(performance.now() - before + 1);
    expect(shown).toBeGreaterThanOrEqual(Date.parse('2026-11-15T13:30:00.000Z'));
  });
});

test('what is being typed is shown at once, and written down before anything else happens', async () => {
  const { desk, log } = await deskWith();
  desk.write('essay', 'In the beg');
  desk.write('essay', 'In the beginning');
  expect(desk.state.get()).toMatchObject({
    answers: { essay: { words: 'In the beginning' } },
    saved: { status: 'saving' },
  });
  expect(log.events).toEqual([]);
  expect(desk.farewell().map(({ kind, answer }) => [kind, answer?.words])).toEqual([
    ['ANSWER', 'In the beginning'],
    ['LEFT_PAGE', undefined],
  ]);
});

test('an exam is handed in once, with everything that had not been sent', async () => {
  const { desk, submit, call } = await deskWith();
  desk.answer('q', { isTrue: true });
  const handedIn = Promise.all([desk.submit(), desk.submit()]);
  (await call(0))?.come(acknowledged(1));
  (await call(1).catch(() => undefined))?.come(acknowledged(2));
  await handedIn;
  expect(submit).toHaveBeenCalledOnce();
  expect(desk.state.get().isHandedIn).toBe(true);
  expect(desk.farewell().some(({ kind }) => kind === 'LEFT_PAGE')).toBe(false);
});

test('when time is up the exam is handed in, unless the server has granted more since it was last heard (HOLE-37)', async () => {
  const { desk, submit, call } = await deskWith({ expiresAt: NOW });
  const later = '2026-11-15T12:10:00.000Z';
  const granted = desk.handInInTime();
  expect(desk.state.get().isHandingIn).toBe(true);
  (await call(0))?.come({ upTo: 0, now: NOW, expiresAt: later });
  await granted;
  expect(submit).not.toHaveBeenCalled();
  expect(desk.state.get()).toMatchObject({ expiresAt: later, isHandingIn: false });
  const ended = desk.handInInTime();
  (await call(1))?.come({ upTo: 0, now: '2026-11-15T12:10:00.001Z', expiresAt: later });
  await ended;
  expect(submit).toHaveBeenCalledOnce();
  expect(desk.state.get().isHandedIn).toBe(true);
});

test('a call that is broken off because the page goes away is no lost connection, neither now nor after coming back', async () => {
  const { promise: paused, resolve: endPause } = Promise.withResolvers<void>();
  const pause = vi.fn<() => Promise<void>>(() => paused);
  const { desk, log, call } = await deskWith({ pause });
  desk.signOfLife();
  (await call(0))?.fail();
  await vi.waitFor(() => expect(pause).toHaveBeenCalledOnce());
  expect(desk.farewell().map(({ kind }) => kind)).toEqual(['LEFT_PAGE']);
  // The browser had only put the page to sleep, and wakes it.
  desk.note({ kind: 'CAME_BACK' });
  endPause();
  (await call(1))?.come(acknowledged(2));
  await vi.waitFor(() => expect(desk.state.get().saved.status).toBe('saved'));
  expect(log.events.map(({ kind }) => kind)).toEqual(['LEFT_PAGE', 'CAME_BACK']);
});
