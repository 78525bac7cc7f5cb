import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSecrets } from './secrets.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'berea-secrets-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('without a configured secret', () => {
  test('one is made and kept, so that a restart understands what was sealed before', () => {
    const first = openSecrets({ sessionSecrets: null, dataDir }).key('password-pepper');
    expect(openSecrets({ sessionSecrets: null, dataDir }).key('password-pepper')).toEqual(first);
  });

  test('it is readable by its owner alone', async () => {
    openSecrets({ sessionSecrets: null, dataDir });
    expect((await stat(join(dataDir, 'session-secret'))).mode & 0o777).toBe(0o600);
  });

  test('another data folder has another secret', async () => {
    const other = await mkdtemp(join(tmpdir(), 'berea-secrets-'));
    const keys = [dataDir, other].map((dir) =>
      openSecrets({ sessionSecrets: null, dataDir: dir }).key('opaque-ids'),
    );
    await rm(other, { recursive: true });
    expect(keys[0]).not.toEqual(keys[1]);
  });
});

describe('with configured secrets', () => {
  const secrets = openSecrets({ sessionSecrets: ['the new secret', 'the old secret'], dataDir: '/nowhere' });

  test('each purpose has a 256-bit key of its own', () => {
    const keys = (['password-pepper', 'file-urls', 'work-account-flow', 'opaque-ids'] as const).map(
      (purpose) => secrets.key(purpose).toString('hex'),
    );
    expect(new Set(keys).size).toBe(4);
    expect(keys.every((key) => key.length === 64)).toBe(true);
  });

  test('the first is used and the others are still understood', () => {
    const old = openSecrets({ sessionSecrets: ['the old secret'], dataDir: '/nowhere' });
    expect(secrets.key('file-urls')).toEqual(secrets.keys('file-urls')[0]);
    expect(secrets.keys('file-urls')).toContainEqual(old.key('file-urls'));
    expect(secrets.key('file-urls')).not.toEqual(old.key('file-urls'));
  });
});
