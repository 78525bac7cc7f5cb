import { describe, expect, test } from 'vitest';
import { CookieChange, readCookie, readSessionCookie } from './session-cookie.ts';

const id = '0192f0c1-2345-7abc-8def-0123456789ab';
const secret = Buffer.alloc(32, 7);
const good = `${id}.${secret.toString('base64url')}`;

describe('a cookie header', () => {
  test.each([
    [undefined, null],
    ['', null],
    ['other=1', null],
    ['name=value', 'value'],
    ['other=1; name=value', 'value'],
    ['  name = value ; other=1', 'value'],
    ['name=', ''],
    ['xname=no; name=yes', 'yes'],
    ['name=first; name=second', 'first'],
  ])('%j holds for "name": %j', (header, value) => {
    expect(readCookie(header, 'name')).toBe(value);
  });
});

describe('a session cookie', () => {
  test('is read with its id and its secret', () => {
    expect(readSessionCookie(`a=b; __Host-sid=${good}`)).toEqual({ kind: 'present', sessionId: id, secret });
  });

  test('that did not come is none', () => {
    expect(readSessionCookie('sid=x')).toEqual({ kind: 'none' });
    expect(readSessionCookie(undefined)).toEqual({ kind: 'none' });
  });

  test.each([
    ['empty', ''],
    ['only an id', id],
    ['a secret too short', `${id}.${secret.subarray(1).toString('base64url')}`],
    ['a secret too long', `${id}.${Buffer.alloc(33).toString('base64url')}`],
    ['no uuid', `1.${secret.toString('base64url')}`],
    ['an id with a quote', `${id.slice(1)}'.${secret.toString('base64url')}`],
  ])('that is %s is unreadable', (_, value) => {
    expect(readSessionCookie(`__Host-sid=${value}`)).toEqual({ kind: 'unreadable' });
  });
});

describe('what a request does to the cookie', () => {
  test('is nothing, at first', () => {
    expect(new CookieChange()).toMatchObject({ header: null, isLogOut: false });
  });

  test('is set so that only this host over https gets it back, and no script', () => {
    const change = new CookieChange();
    change.set(id, secret, new Date('2026-03-01T00:00:00Z'));
    expect(change.header).toBe(
      `__Host-sid=${good}; Path=/; Secure; HttpOnly; SameSite=Lax; Expires=Sun, 01 Mar 2026 00:00:00 GMT`,
    );
    expect(readSessionCookie(change.header?.split(';')[0])).toEqual({
      kind: 'present',
      sessionId: id,
      secret,
    });
  });

  test.each([
    ['lost', false],
    ['logOut', true],
  ] as const)('when the session is gone by %s the cookie goes too', (why, isLogOut) => {
    const change = new CookieChange();
    change.clear(why);
    expect(change).toMatchObject({
      isLogOut,
      header: '__Host-sid=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0',
    });
  });
});
