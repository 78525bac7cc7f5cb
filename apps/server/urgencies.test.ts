import { randomBytes, randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DeviceCookie } from '#kit/http/sessions/device-cookie.ts';
import { Urgencies, type InExams } from './urgencies.ts';

const deviceKeys = [randomBytes(32)];
const [sitting, expected, other] = [randomUUID(), randomUUID(), randomUUID()];
const session = (id: string) => `__Host-sid=${id}.${randomBytes(32).toString('base64url')}`;

function browserOf(email: string, keys = deviceKeys): string {
  const device = new DeviceCookie(undefined, keys);
  device.remember(email);
  return device.header?.split(';')[0] ?? '';
}

const open = async () => {
  const urgencies = new Urgencies({
    findInExams: async () => ({
      sessions: new Map([
        [sitting, 'sitting'],
        [expected, 'expected'],
      ]),
      emails: new Set(['ana@example.org']),
    }),
    deviceKeys,
    onTrouble: (error) => expect(error).toBeUndefined(),
  });
  const ask = { usual: 'list', isUrgent: false } as const;
  return { urgencies, ask };
};

test.each([
  ['everything of a person who sits an exam', session(sitting), {}, 'urgent'],
  ['the start of an exam that is about now', session(expected), { isUrgent: true }, 'urgent'],
  ['what else a person does who is expected at one', session(expected), {}, 'list'],
  ['what only says that it belongs to an exam', session(other), { isUrgent: true }, 'list'],
  ['what comes without a session', undefined, { isUrgent: true }, 'list'],
  ['what comes with something unreadable', `__Host-sid=${sitting}`, { isUrgent: true }, 'list'],
  [
    'a login from the browser of a person in an exam',
    browserOf('ana@example.org'),
    { email: ' Ana@example.org' },
    'urgent',
  ],
  ['their name from any other browser', browserOf('ben@example.org'), { email: 'ana@example.org' }, 'list'],
  ['their name from no browser at all', undefined, { email: 'ana@example.org' }, 'list'],
  [
    'a cookie that a person made up',
    browserOf('ana@example.org', [randomBytes(32)]),
    { email: 'ana@example.org' },
    'list',
  ],
] as const)('%s (I2)', async (_, cookies, facts, urgency) => {
  const { urgencies, ask } = await open();
  expect(await urgencies.of({ ...ask, ...facts, cookies })).toBe(urgency);
});

test('a user who has just begun to sit one is known at once', async () => {
  const { urgencies, ask } = await open();
  const cookies = session(other);
  expect(await urgencies.of({ ...ask, cookies })).toBe('list');
  urgencies.noteSitting(other);
  expect(await urgencies.of({ ...ask, cookies })).toBe('urgent');
});

test('a user who begins to sit one while it is read who does is known until it is read again', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const nobody = (): InExams => ({ sessions: new Map(), emails: new Set() });
  const readings = Array.from({ length: 3 }, () => Promise.withResolvers<InExams>());
  let begun = 0;
  const urgencies = new Urgencies({
    findInExams: () => readings[begun++]?.promise ?? Promise.reject(new Error('read too often')),
    deviceKeys,
    onTrouble: (error) => expect(error).toBeUndefined(),
  });
  const isKnown = async () => {
    const urgency = await urgencies.of({ usual: 'list', isUrgent: false, cookies: session(other) });
    expect(await urgencies.mayBeExam(session(other))).toBe(urgency === 'urgent');
    return urgency === 'urgent';
  };
  const findNobody = async (reading: number) => {
    readings[reading]?.resolve(nobody());
    await setImmediate();
  };
  await findNobody(0);
  expect(await isKnown()).toBe(false);
  vi.advanceTimersByTime(3_000);
  expect([await isKnown(), begun]).toEqual([false, 2]);
  vi.advanceTimersByTime(10);
  urgencies.noteSitting(other);
  expect(await isKnown()).toBe(true);
  await findNobody(1);
  expect(await isKnown()).toBe(true);
  vi.advanceTimersByTime(3_000);
  expect([await isKnown(), begun]).toEqual([true, 3]);
  await findNobody(2);
  expect(await isKnown()).toBe(false);
});

test.each([
  [session(sitting), true],
  [session(expected), true],
  [session(other), false],
  [`${session(other)}; ${browserOf('ana@example.org')}`, false],
  [browserOf('ana@example.org'), true],
  [undefined, false],
])('before it is read, a request may be urgent by its cookies alone', async (cookies, isPossible) => {
  const { urgencies } = await open();
  expect(await urgencies.mayBeExam(cookies)).toBe(isPossible);
});
