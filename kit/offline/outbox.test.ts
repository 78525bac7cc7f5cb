import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { notSuccessful, problemOf } from '#kit/client/call/call-problem.ts';
import { forgetUser } from '#kit/client/session/forget-user.ts';
import { forgetDeviceStore } from '#kit/client/storage/forget-device-store.ts';
import { memoryStore } from '#kit/client/testing/memory-store.ts';
import { Outbox } from './outbox.ts';
import { Refused, wasRefused } from './refused.ts';

const NAME = 'marks';

/** One piece of work at a time under each name, as browsers do it for all their tabs. */
function fakeLocks() {
  const last = new Map<string, Promise<unknown>>();
  return {
    request(name: string, work: () => Promise<void>): Promise<void> {
      const turn = (last.get(name) ?? Promise.resolve()).then(work);
      last.set(
        name,
        turn.catch(() => {}),
      );
      return turn;
    },
  };
}

/** Takes what comes, unless it is told what becomes of the next calls. */
function fakeServer(...fates: ('lost' | 'unanswered' | 'comes')[]) {
  const taken: string[] = [];
  return {
    taken,
    send: async (waiting: readonly string[]): Promise<readonly string[]> => {
      const fate = fates.shift() ?? 'comes';
      const some = waiting.slice(0, 2);
      await Promise.resolve();
      if (fate !== 'lost') taken.push(...some);
      if (fate !== 'comes') throw notSuccessful(0);
      return some;
    },
  };
}

const atOnce = (): Promise<void> => Promise.resolve();
const never = (): Promise<void> => new Promise(() => {});
const kept = async (store: ReturnType<typeof memoryStore>) =>
  (await store.all(`outbox/${NAME}/`)).map(({ value }) => value);

beforeEach(() => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: fakeLocks() }));
});

test('what is done goes to the device first, and leaves it when the server has it', async () => {
  const store = memoryStore();
  const { promise: answer, resolve: come } = Promise.withResolvers<void>();
  const outbox = new Outbox<string>({
    name: NAME,
    store,
    send: async (waiting) => {
      expect(await kept(store)).toEqual(['a', 'b']);
      await answer;
      return waiting;
    },
  });
  outbox.append('a');
  outbox.append('b');
  expect(outbox.state.get().waiting).toEqual(['a', 'b']);
  const sent = outbox.send();
  come();
  await sent;
  expect(outbox.state.get()).toEqual({ waiting: [], isCutOff: false, refusal: null, isKept: true });
  expect(await kept(store)).toEqual([]);
});

test('what cannot be reached is said, kept and tried again; what was refused is said, kept and is not', async () => {
  const store = memoryStore();
  const server = fakeServer('lost', 'lost');
  const told: boolean[] = [];
  const outbox = new Outbox({ name: NAME, store, send: server.send, pause: atOnce });
  outbox.append('a');
  outbox.state.subscribe(() => told.push(outbox.state.get().isCutOff));
  await outbox.send();
  expect(server.taken).toEqual(['a']);
  expect([told.includes(true), told.at(-1)]).toEqual([true, false]);

  const refuse = vi.fn<() => Promise<never>>(() => Promise.reject(new Refused('groupIsClosed')));
  const refused = new Outbox<string>({ name: NAME, store, send: refuse, pause: atOnce });
  refused.append('b');
  expect(await refused.sendNow()).toBe(false);
  await refused.send();
  expect(refuse).toHaveBeenCalledOnce();
  expect(refused.state.get()).toMatchObject({ refusal: 'groupIsClosed', waiting: ['b'] });
  expect(await kept(store)).toEqual(['b']);
  // A user who has put right what was in the way asks for it.
  expect(await refused.sendNow()).toBe(false);
  expect(refuse).toHaveBeenCalledTimes(2);
});

test.each([
  ['FORBIDDEN', true],
  ['NOT_FOUND', true],
  ['BAD_USER_INPUT', true],
  ['UNAUTHENTICATED', false],
  ['UNAVAILABLE', false],
  ['RATE_LIMITED', false],
  ['INTERNAL', false],
])('%s is a refusal: %s', (code, isRefusal) => {
  expect(wasRefused(problemOf({ message: 'No', extensions: { code } }, 200))).toBe(isRefusal);
  expect(wasRefused(notSuccessful(0))).toBe(false);
});

test('what an earlier visit has left is sent by the next', async () => {
  const store = memoryStore();
  const before = new Outbox({ name: NAME, store, send: fakeServer('lost').send, pause: never });
  before.append('a');
  expect(await before.sendNow()).toBe(false);
  const server = fakeServer();
  const after = new Outbox({ name: NAME, store, send: server.send });
  after.append('b');
  expect(await after.sendNow()).toBe(true);
  expect(server.taken).toEqual(['a', 'b']);
});

test('a reason to hope cuts the pause short', async () => {
  const server = fakeServer('lost');
  const outbox = new Outbox({ name: NAME, store: memoryStore(), send: server.send, pause: never });
  outbox.append('a');
  expect(await outbox.sendNow()).toBe(false);
  expect(await outbox.sendNow()).toBe(true);
});

test('what makes something earlier needless takes its place, also while that is being sent', async () => {
  const store = memoryStore();
  const sent: string[] = [];
  const outbox: Outbox<string> = new Outbox<string>({
    name: NAME,
    store,
    send: (waiting) => {
      sent.push(...waiting);
      if (sent.length === 1) outbox.append('newer', () => true);
      return Promise.resolve(waiting);
    },
  });
  outbox.append('old');
  outbox.append('new', (earlier) => earlier === 'old');
  expect(outbox.state.get().waiting).toEqual(['new']);
  await outbox.send();
  expect(sent).toEqual(['new', 'newer']);
  expect(await kept(store)).toEqual([]);
});

test('what is not ready waits and holds nothing up', async () => {
  const server = fakeServer();
  const outbox = new Outbox({
    name: NAME,
    store: memoryStore(),
    send: server.send,
    isReady: (item) => item !== '',
  });
  outbox.append('');
  outbox.append('a');
  expect(await outbox.sendNow()).toBe(true);
  expect([server.taken, outbox.state.get().waiting]).toEqual([['a'], ['']]);
});

test('a browser that keeps nothing says so, and sends from its memory', async () => {
  const store = memoryStore();
  store.isFull = true;
  const server = fakeServer();
  const outbox = new Outbox({ name: NAME, store, send: server.send });
  outbox.append('a');
  await outbox.send();
  expect([server.taken, outbox.state.get().isKept]).toEqual([['a'], false]);
});

test('what another tab keeps is shown, and neither written over nor taken away', async () => {
  const store = memoryStore();
  const [here, there] = [1, 2].map(
    () => new Outbox<string>({ name: NAME, store, send: (waiting) => Promise.resolve(waiting) }),
  );
  here?.append('here');
  there?.append('there');
  window.dispatchEvent(new StorageEvent('storage', { key: `outbox:${NAME}`, newValue: 'true' }));
  await vi.waitFor(() => expect(here?.state.get().waiting).toEqual(['here', 'there']));
  here?.acknowledge(['here']);
  await vi.waitFor(async () => expect(await kept(store)).toEqual(['there']));
});

test('however many tabs send over whatever network, each thing arrives once and in order, and twice only unanswered', async () => {
  const fates = fc.array(fc.constantFrom('comes' as const, 'lost' as const, 'unanswered' as const), {
    maxLength: 12,
  });
  const actions = fc.array(fc.constantFrom(0, 1, 2), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(actions, fates, async (happened, fateOf) => {
      const unanswered = fateOf.filter((fate) => fate === 'unanswered').length;
      const store = memoryStore();
      const server = fakeServer(...fateOf);
      const tabs = [1, 2, 3].map(() => new Outbox({ name: NAME, store, send: server.send, pause: atOnce }));
      for (const [index, tab] of happened.entries()) {
        tabs[tab]?.append(String(index));
        void tabs[tab]?.send();
        await Promise.resolve();
      }
      await Promise.all(tabs.map((tab) => tab.send()));
      const arrived = [...new Set(server.taken)];
      expect(arrived.toSorted((a, b) => Number(a) - Number(b))).toEqual(
        happened.map((_, index) => `${index}`),
      );
      expect(server.taken.length - arrived.length).toBeLessThanOrEqual(2 * unanswered);
      expect(await kept(store)).toEqual([]);
      // What one tab has done arrives in the order in which it was done there.
      for (const tab of [0, 1, 2]) {
        const done = arrived.filter((item) => happened[Number(item)] === tab);
        expect(done).toEqual(done.toSorted((a, b) => Number(a) - Number(b)));
      }
    }),
    { numRuns: 200 },
  );
});

test('a lost session keeps what waits and stops the tries; signing out forgets it', async () => {
  const store = memoryStore();
  const send = vi.fn<() => Promise<never>>(() => Promise.reject(notSuccessful(0)));
  const outbox = new Outbox<string>({ name: NAME, store, send, pause: never });
  outbox.append('a');
  const sent = outbox.send();
  await vi.waitFor(() => expect(outbox.state.get().isCutOff).toBe(true));
  forgetUser();
  await sent;
  expect(send).toHaveBeenCalledOnce();
  expect(outbox.state.get().waiting).toEqual(['a']);
  forgetDeviceStore();
  expect(outbox.state.get().waiting).toEqual([]);
});
