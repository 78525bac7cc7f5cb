import { appendFile, chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startPostgres, type EmbeddedPostgres } from '#kit/db/postgres/embedded-postgres.ts';
import { backUp } from './back-up.ts';
import { listBackups } from './manifest.ts';
import { restore } from './restore.ts';
import { archiveSettings, archiveTrouble } from './wal-archive.ts';

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
    ...(await archiveSettings(root, join(dataDir, 'postgres'))),
  });
  await query(postgres, 'create table line (n int primary key, words text)');
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true });
});

/** Until everything that was written so far is in the archive. */
async function untilArchived(on: EmbeddedPostgres): Promise<void> {
  const [last] = await query(on, 'select pg_walfile_name(pg_switch_wal()) as wal');
  const ARCHIVED = `select last_archived_wal >= '${String(last?.['wal'])}' as done from pg_stat_archiver`;
  await vi.waitFor(async () => expect(await query(on, ARCHIVED)).toEqual([{ done: true }]), {
    timeout: 60_000,
  });
}

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
  await untilArchived(postgres);

  const target = join(folder, 'restored');
  const restored = await restore(taken, target);
  expect(restored).toMatchObject({ files: 2, manifest: { createdAt: manifest.createdAt } });
  expect(await readFile(join(target, 'files', 'objects', 'late'), 'utf8')).toBe('a late essay');
  expect(await readFile(join(target, 'session-secret'), 'utf8')).toBe('a secret');
  const copy = await startPostgres(join(target, 'postgres'), { shared_buffers: '16MB' });
  expect(await query(copy, CHECKSUM)).toEqual([before]);
  await copy.stop();
});

test('what was restored goes on in the same archive, and is restored again with all of it, from the first backup too (J3)', async () => {
  const [oldest] = (await listBackups(root)).toReversed();
  const second = { dataDir: join(folder, 'second'), folder: join(folder, 'second', 'postgres') };
  await restore(root, second.dataDir);
  const running = await startPostgres(second.folder, {
    shared_buffers: '16MB',
    ...(await archiveSettings(root, second.folder)),
  });
  await query(running, `insert into line values (-1, 'after the first restore')`);
  const { manifest } = await backUp({
    root,
    dataDir: second.dataDir,
    databaseUrl: running.url(),
    hasFiles: true,
    keep: 9,
    now: new Date(Date.now() + 1_500),
  });
  expect(manifest.database?.firstWal).toMatch(/^00000002/);
  await query(running, `insert into line values (-2, 'after the second backup')`);
  const [before] = await query(running, CHECKSUM);
  await untilArchived(running);
  await running.stop();
  expect(await readdir(join(root, 'wal'))).toContain('00000002.history.gz');

  const refetch = async (from: string, target: string) => {
    await restore(from, target);
    const copy = await startPostgres(join(target, 'postgres'), { shared_buffers: '16MB' });
    expect(await query(copy, CHECKSUM)).toEqual([before]);
    const LIFE = 'select timeline_id as id from pg_control_checkpoint()';
    expect(await query(copy, LIFE)).toEqual([{ id: 3 }]);
    await copy.stop();
  };
  await Promise.all([
    refetch(root, join(folder, 'third-of-newest')),
    refetch(join(root, oldest ?? ''), join(folder, 'third-of-oldest')),
  ]);
});

test('a change that differs from the one of its name in the archive is not taken for archived', async () => {
  const [next] = await query(postgres, `select pg_walfile_name(pg_current_wal_lsn()) as wal`);
  const path = join(root, 'wal', `${String(next?.['wal'])}.gz`);
  await writeFile(path, gzipSync('of another life'), { mode: 0o644 });
  await query(postgres, `insert into line values (-3, 'not to be lost'); select pg_switch_wal()`);
  const pool = new pg.Pool({ connectionString: postgres.url(), max: 1 });
  await vi.waitFor(
    async () =>
      expect(await archiveTrouble(pool)).toMatch(`${String(next?.['wal'])} could not be archived at 20`),
    { timeout: 60_000, interval: 100 },
  );
  expect(gunzipSync(await readFile(path)).toString()).toBe('of another life');
  await rm(path);
  await untilArchived(postgres);
  expect(await archiveTrouble(pool)).toBeNull();
  await pool.end();
});

test('a folder with the backups of another database is refused, also by one that is not made yet', async () => {
  const other = join(folder, 'other');
  const notMade = join(folder, 'not-made', 'postgres');
  await mkdir(join(other, 'postgres', 'global'), { recursive: true });
  await writeFile(join(other, 'postgres', 'complete'), '');
  await writeFile(join(other, 'postgres', 'global', 'pg_control'), Buffer.alloc(8, 7));
  for (const dataFolder of [join(other, 'postgres'), notMade])
    await expect(archiveSettings(root, dataFolder)).rejects.toThrow(
      /^BACKUP_DIR .* holds the backups of another database than that of DATA_DIR/,
    );
  await expect(
    backUp({ root, dataDir: other, databaseUrl: '', hasFiles: false, keep: 1, now: new Date() }),
  ).rejects.toThrow(/^BACKUP_DIR .* holds the backups of another database/);
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
  await take(new Date(Date.now() + 25 * 60 * 60_000), 1);
  const names = (await readdir(root)).filter((name) => name.endsWith('Z'));
  expect(names).toHaveLength(2); // One, and the one that was cut short above, which is nobody's to remove.
  expect(await readdir(join(root, 'files', 'objects'))).toEqual(['late']);
});
