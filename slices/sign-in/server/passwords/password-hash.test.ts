import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openSecrets } from '#kit/config/secrets.ts';
import { isEasyToGuess } from '../common-passwords.ts';
import { checkPassword, hashPassword } from './password-hash.ts';

const digestOf = (password: string): string => createHash('sha256').update(password).digest('hex');
const secretsOf = (...sessionSecrets: string[]) => openSecrets({ sessionSecrets, dataDir: '/nowhere' });
const secrets = secretsOf('the secret of this year');
const digest = digestOf('a long enough password');

describe('what is stored', () => {
  test('is argon2id of the peppered digest, salted each time, and tells nothing of the digest', async () => {
    const [first, second] = await Promise.all([hashPassword(secrets, digest), hashPassword(secrets, digest)]);
    expect(first).toMatch(/^[0-9a-f]{8}:\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
    expect(first).not.toContain(digest);
  });

  test('is worth nothing without the pepper', async () => {
    const stored = await hashPassword(secrets, digest);
    expect(await checkPassword(secretsOf('another secret'), stored, digest)).toMatchObject({
      isRight: false,
    });
  });
});

describe('a password', () => {
  test('fits or does not', async () => {
    const stored = await hashPassword(secrets, digest);
    expect(await checkPassword(secrets, stored, digest)).toEqual({ isRight: true, isOutdated: false });
    expect(await checkPassword(secrets, stored, digestOf('another'))).toEqual({
      isRight: false,
      isOutdated: false,
    });
  });

  test('fits after the secret was replaced, and should then be hashed again', async () => {
    const stored = await hashPassword(secrets, digest);
    const replaced = secretsOf('the secret of next year', 'the secret of this year');
    expect(await checkPassword(replaced, stored, digest)).toEqual({ isRight: true, isOutdated: true });
  });

  test('in clear fits nothing, not even a hash made of it', async () => {
    const stored = await hashPassword(secrets, 'a long enough password');
    expect(await checkPassword(secrets, stored, 'a long enough password')).toMatchObject({ isRight: false });
  });

  test.each(['', digestOf(''), digest])('fits nobody where there is no account: %j', async (tried) => {
    expect(await checkPassword(secrets, null, tried)).toEqual({ isRight: false, isOutdated: false });
  });
});

test('of three hundred at once those beyond the queue are told that the server is busy', async () => {
  const stored = await hashPassword(secrets, digest);
  const tries = Array.from({ length: 300 }, () => checkPassword(secrets, stored, digest));
  const results = await Promise.allSettled(tries);
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.map(({ reason }) => (reason as { problem: string }).problem)).toEqual(
    refused.map(() => 'serverBusy'),
  );
  const checked = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.isRight] : []));
  expect(checked.length).toBeGreaterThanOrEqual(100);
  expect(checked.every(Boolean)).toBe(true);
});

describe('easy to guess', () => {
  const ana = { email: 'ana.ruiz@example.org', firstName: 'Ana', lastName: 'Ruiz' };

  test.each(['', '123456', 'password', 'iloveyou', 'qwerty123', 'anaruiz', 'Ana Ruiz!', 'ANA.RUIZ123'])(
    'is %j',
    (password) => {
      expect(isEasyToGuess(digestOf(password), ana)).toBe(true);
    },
  );

  test.each(['a long enough password', 'correct horse battery staple', 'Tr0ub4dor&3-of-Denver'])(
    'is not %j',
    (password) => {
      expect(isEasyToGuess(digestOf(password), ana)).toBe(false);
    },
  );
});
