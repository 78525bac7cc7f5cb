import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { DeviceCookie } from './device-cookie.ts';

const key = randomBytes(32);
const open = (cookies?: string, keys = [key]) => new DeviceCookie(cookies, keys);
/** What the browser sends next time. */
const kept = ({ header }: DeviceCookie): string => (header ?? '').split(';')[0] ?? '';

function knownFor(...accounts: string[]): string {
  const device = open();
  for (const account of accounts) device.remember(account);
  return kept(device);
}

test('a browser is known for the accounts that were proved in it, and for no other (D6)', () => {
  const device = open(knownFor('ana@berea.test', 'ben@berea.test'));
  expect(device.knownAs('ana@berea.test')).not.toBeNull();
  expect(device.knownAs('ben@berea.test')).not.toBeNull();
  expect(device.knownAs('cem@berea.test')).toBeNull();
  expect(device.knownAs('browser')).toBeNull();
  expect(device.header).toBeNull();
});

test('each browser counts for itself, and each account in it (D6)', () => {
  const one = open(knownFor('ana@berea.test', 'ben@berea.test'));
  const other = open(knownFor('ana@berea.test'));
  const names = [
    one.knownAs('ana@berea.test'),
    one.knownAs('ben@berea.test'),
    other.knownAs('ana@berea.test'),
  ];
  expect(new Set(names).size).toBe(3);
});

test('it is out of reach of scripts, goes over no open line, and says nothing of whose it is (D6, J4)', () => {
  const device = open();
  device.remember('ana@berea.test');
  expect(device.header).toMatch(
    /^__Host-device=[\w-]{22}(\.[\w-]{22}){2}; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=34560000$/,
  );
});

test.each([
  ['none', undefined],
  ['nonsense', '__Host-device=x'],
  ['an empty one', '__Host-device='],
  [
    'the tag of another browser',
    `${knownFor('x@berea.test').split('.').slice(0, 2).join('.')}.${knownFor('ana@berea.test').split('.')[2]}`,
  ],
  ['a number that we did not give', knownFor('ana@berea.test').replace(/=../, '=AA')],
  [
    'one of another college',
    kept(
      (() => {
        const d = open('', [randomBytes(32)]);
        d.remember('ana@berea.test');
        return d;
      })(),
    ),
  ],
])('with %s it is a stranger’s (D6)', (_, cookies) => {
  expect(open(cookies).knownAs('ana@berea.test')).toBeNull();
});

test('a secret that is changed makes no strangers, and counts go on (D6)', () => {
  const newKey = randomBytes(32);
  const cookies = knownFor('ana@berea.test');
  const device = open(cookies, [newKey, key]);
  const name = device.knownAs('ana@berea.test');
  expect(name).not.toBeNull();
  device.remember('ana@berea.test');
  expect(open(kept(device), [newKey]).knownAs('ana@berea.test')).toBe(name);
});

test('the last eight who came are remembered', () => {
  const accounts = Array.from({ length: 9 }, (_, n) => `person${n}@berea.test`);
  const device = open(knownFor(...accounts));
  expect(accounts.map((account) => device.knownAs(account) !== null)).toEqual([
    false,
    ...Array(8).fill(true),
  ]);
});

test('a browser without a number is given one that stays', () => {
  const device = open();
  const id = device.id();
  expect(open(kept(device)).id()).toBe(id);
  expect(open().id()).not.toBe(id);
});
