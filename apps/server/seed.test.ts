import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'berea-seed-'));
  await chmod(folder, 0o755); // The embedded database may run as a user of its own.
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Ended {
  code: number | null;
  said: string;
  complained: string;
}

function seed(args: string[], seedVariable = ''): Promise<Ended> {
  const env = { ...process.env, SEED: seedVariable, DATA_DIR: join(folder, 'data'), DATABASE_URL: '' };
  const child = spawn(process.execPath, ['apps/server/seed.ts', ...args], { env });
  const ended: Ended = { code: null, said: '', complained: '' };
  child.stdout.on('data', (chunk: Buffer) => (ended.said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (ended.complained += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ ...ended, code }));
  });
}

test('seeding says what it made, and refuses to do it again', { timeout: 300_000 }, async () => {
  const first = await seed([], 'demo');
  expect(first.complained).toBe('');
  expect(first.said).toMatch(
    /^Made 7 regions, \d+ groups, 1,000 people, [\d,]+ memberships, and 4 documents in [\d.]+ s\.\n$/,
  );
  expect(first.code).toBe(0);

  const second = await seed(['--scale', '1']);
  expect(second).toEqual({
    code: 1,
    said: '',
    complained: 'The database has people in it already: only an empty one can be seeded.\n',
  });
});

test('a scale that cannot be is refused in one sentence', async () => {
  const complained = '--scale must be a whole number from 1 to 999.\n';
  expect(await seed(['--scale', '0'])).toEqual({ code: 1, said: '', complained });
});
