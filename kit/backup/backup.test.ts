import { appendFile, chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startPostgres, type EmbeddedPostgres } from '#kit/db/embedded-postgres.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';
import { archiveSettings } from './wal-archive.ts';

// Several databases are started, which may take their time on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let folder: string;
let dataDir: string;
let root: string;
let postgres: EmbeddedPostgres;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'berea-backup-'));
  await chmod(folder, 0o755);
  dataDir = join(folder, 'data');
  root = join(folder, 'backups');
  await mkdir(join(dataDir, 'files', 'objects'), { recursive: true });
  await writeFile(join(dataDir, 'session-secret'), 'a secret');
  await writeFile(join(dataDir, 'files', 'objects', 'essay'), 'an essay');
  postgres = await startPostgres(join(dataDir, 'postgres'), {
    shared_buffers: '16MB',
    ...(await archiveSettings(root)),
  });
  await query(postgres, 'create table line (n int primary key, words text)');
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true });
});

async function query(on: EmbeddedPostgres, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(on.url());
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}
const CHECKSUM = `select count(*)::int as lines, md5(string_agg(n || words, ',' order by n)) as digest from line`;
const take = (now = new Date(), keep = 2) =>
  backUp({ root, dataDir, databaseUrl: postgres.url(), hasFiles: true, keep, now });

/** Writes lines until it is told to stop; how many were acknowledged. */
function keepWriting(from: number) {
  const over = new AbortController();
  const client = new pg.Client(postgres.url());
  const written = (async () => {
    await client.connect();
    let n = from;
    for (; !over.signal.aborted; n++)
      await client.query(`insert into line values ($1::int, repeat(md5($1::int::text), 20))`, [n]);
    await client.end();
    return n - from;
  })();
  return {
    stop() {
      over.abort();
      return written;
    },
  };
}

test('a college is backed up while it is written to, and restored with all that came later into the archive (J3)', async () => {
  const writing = keepWriting(1);
  const { folder: taken, manifest } = await take();
  await writeFile(join(dataDir, 'files', 'objects', 'late'), 'a late essay');
  await take(new Date(Date.now() + 1_000));
  expect(await writing.stop()).toBeGreaterThan(0);
  // What is written now is in no backup, only in the archive.
  await query(postgres, `insert into line values (0, 'after the backups')`);
  const [before] = await query(postgres, CHECKSUM);
  const [last] = await query(postgres, 'select pg_walfile_name(pg_switch_wal()) as wal');
  const ARCHIVED = `select last_archived_wal >= '${String(last?.['wal'])}' as done from pg_stat_archiver`;
  await vi.waitFor(async () => expect(await query(postgres, ARCHIVED)).toEqual([{ done: true }]), {
    timeout: 60_000,
  });

  const target = join(folder, 'restored');
  const restored = await restore(taken, target);
  expect(restored).toMatchObject({ files: 2, manifest: { createdAt: manifest.createdAt } });
  expect(await readFile(join(target, 'files', 'objects', 'late'), 'utf8')).toBe('a late essay');
  expect(await readFile(join(target, 'session-secret'), 'utf8')).toBe('a secret');
  const copy = await startPostgres(join(target, 'postgres'), { shared_buffers: '16MB' });
  expect(await query(copy, CHECKSUM)).toEqual([before]);
  await copy.stop();
});

test('a backup is never restored over something else', async () => {
  await expect(restore(root, dataDir)).rejects.toThrow(/^DATA_DIR .* is not empty/);
});

test('a backup that was cut short, or of which a byte is wrong, is refused', async () => {
  const { folder: taken, manifest } = await take(new Date(Date.now() + 2_000));
  const path = join(taken, 'postgres', manifest.database?.files[0]?.path ?? '');
  await appendFile(path, 'x');
  await expect(restore(taken, join(folder, 'damaged'))).rejects.toThrow(
    /^The backup is damaged: .* is not as/,
  );
  await rm(join(taken, 'manifest.json'));
  await expect(restore(taken, join(folder, 'half'))).rejects.toThrow(/is no whole backup/);
});

test('only so many backups are kept, and of the files what they speak of', async () => {
  await rm(join(dataDir, 'files', 'objects', 'essay'));
  await take(new Date(Date.now() + 10_000), 1);
  const names = (await readdir(root)).filter((name) => name.endsWith('Z'));
  expect(names).toHaveLength(2); // One, and the one that was cut short above, which is nobody's to remove.
  expect(await readdir(join(root, 'files', 'objects'))).toEqual(['late']);
});
