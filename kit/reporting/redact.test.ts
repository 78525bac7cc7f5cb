import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { redact } from '#kit/reporting/redact.ts';

const digest = '5e884898da28047151d0e56f8dc6292773603d0d6aabbdd62a11ef721d1542d8';
const session = '018f2b6e.Q2hhcmlzLWlzLWdyYWNlLWFuZC10cnV0aC1hbmQtbG92ZQ';

describe('a text', () => {
  test.each([
    ['a digest', `wrong password ${digest} again`, 'wrong password [hidden] again'],
    ['a session cookie', `Got __Host-sid=${session}; other`, 'Got __Host-sid=[hidden]; other'],
    ['a plain session cookie', `sid=${session}`, 'sid=[hidden]'],
    ['a header line', `Authorization: Basic YTpi\nHost: x`, 'Authorization: [hidden]\nHost: x'],
    ['every cookie of a line', 'Set-Cookie: a=b; c=d\r\nnext', 'Set-Cookie: [hidden]\r\nnext'],
    ['a bearer anywhere', 'sent Bearer abc.def-123 to them', 'sent Bearer [hidden] to them'],
    [
      'a reset link',
      'https://x.org/reset-password/abcDEF-1?a=1',
      'https://x.org/reset-password/[hidden]?a=1',
    ],
    ['an enrolment link', 'at /enroll-account/abcDEF-1 now', 'at /enroll-account/[hidden] now'],
    ['an encoded link', 'redirect=%2Freset-password%2Fabc', 'redirect=%2Freset-password%2F[hidden]'],
    ['a callback', '/msauth/callback?code=0.AXoA-x9_b7&state=s1', '/msauth/callback?code=[hidden]&state=s1'],
    ['JSON', '{"newPassword":"a\\"b","n":1}', '{"newPassword":"[hidden]","n":1}'],
    ['JSON in JSON', '{"body":"{\\"apiToken\\":\\"x y\\"}"}', '{"body":"{\\"apiToken\\":\\"[hidden]\\"}"}'],
    ['a printed object', "{ secret: 'two words', ok: true }", "{ secret: '[hidden]', ok: true }"],
    ['a card', 'paid with 4242 4242 4242 4242.', 'paid with [hidden].'],
    ['a card after other digits', 'on 2026-11-15 5555555555554444 was', 'on 2026-11-15 [hidden] was'],
    ['an ID token', 'got eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0. back', 'got [hidden] back'],
  ])('loses %s', (_, text, safe) => {
    expect(redact(text)).toBe(safe);
  });

  test.each([
    'The student asked for leave from 2026-03-01 to 2026-03-05.',
    'leaveDatesReversed: code=leaveDatesReversed',
    'connect ECONNREFUSED 127.0.0.1:5432, code: ECONNREFUSED, code: ERR_HTTP2_STREAM_ERROR',
    'duplicate key value, code: 23505',
    'request 0192f3a1-7b2c-7def-8123-424242424242 took 12 ms',
    'at 1763181234562 for 0.000123456789012345 s',
    'ordered 4242 4242 4242 4243 pieces',
    'the secretary of ana@berea.test opened /forgot-password',
  ])('without secrets stays as it is: %s', (text) => {
    expect(redact(text)).toBe(text);
  });

  test('loses mail addresses only when asked', () => {
    const text = 'mail to "Ana" <ana.lima@berea.test> bounced';
    expect(redact(text)).toBe(text);
    expect(redact(text, { addresses: true })).toBe('mail to "Ana" <[hidden]> bounced');
    expect(redact({ to: ['ana@berea.test'] }, { addresses: true })).toEqual({ to: ['[hidden]'] });
  });
});

describe('a value', () => {
  test('loses what stands under a secret key, whatever it is', () => {
    const value = {
      password: ['a'],
      'Set-Cookie': { a: 1 },
      apiToken: 7,
      code: 'SplxlOBeZQQYbYS6WxSbIA',
      n: 1,
    };
    const safe = {
      password: '[hidden]',
      'Set-Cookie': '[hidden]',
      apiToken: '[hidden]',
      code: '[hidden]',
      n: 1,
    };
    expect(redact(value)).toEqual(safe);
  });

  test('keeps whether there is a secret, and the code of an error', () => {
    const value = { password: null, hasToken: true, code: 'leaveDatesReversed', extensions: { code: 23505 } };
    expect(redact(value)).toBe(value);
  });

  test('is returned itself when it is clean, and is never changed when it is not', () => {
    const clean = { a: [1, { b: 'x' }], at: new Date(0) };
    const secret = { a: clean, b: [{ token: 'x' }] };
    expect(redact(clean)).toBe(clean);
    expect(redact(secret)).toEqual({ a: clean, b: [{ token: '[hidden]' }] });
    expect(secret.b[0]?.token).toBe('x');
  });

  test('may be an error with causes, of which every part is read', () => {
    const cause = Object.assign(new Error(`digest ${digest}`), { headers: { cookie: 'sid=1' } });
    const error = new AggregateError([new Error('token=abc')], 'outer', { cause });
    const safe = redact(error) as { message: string; stack: string; cause: { headers: object } };
    expect(safe).toMatchObject({
      name: 'AggregateError',
      message: 'outer',
      errors: [{ message: 'token=[hidden]' }],
    });
    expect(safe.cause).toMatchObject({ message: 'digest [hidden]', headers: { cookie: '[hidden]' } });
    expect(safe.stack).toContain('redact.test.ts');
  });

  test('may hold itself, lie deep, or carry bytes', () => {
    const loop: Record<string, unknown> = { bytes: Buffer.from('secret') };
    loop['self'] = [loop];
    expect(redact(loop)).toEqual({ bytes: '[6 bytes]', self: ['[circular]'] });
    const deep = JSON.parse(`${'['.repeat(5000)}"token=x"${']'.repeat(5000)}`) as unknown;
    expect(inspect(redact(deep), { depth: null })).toContain('[too deep]');
  });
});

test.each([
  'token ',
  'password\\',
  'eyJ-',
  'sid',
  'a',
  '1 ',
  'cookie"',
  'code=\\"',
  'deadbeef-',
  'x@',
  'bearer ',
])('a long text made of %j costs no more than its length', (part) => {
  const text = part.repeat(100_000 / part.length);
  const before = process.cpuUsage();
  redact(`${text}@`, { addresses: true });
  const { user } = process.cpuUsage(before);
  // A pattern that is quadratic in the text would need ten seconds and more of the processor.
  expect(user / 1_000).toBeLessThan(1_000);
});
