import { hash } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { OWN_FILE } from '#kit/config/data-dir.ts';
import { copyFile, makeFolder, type CopiedFile } from './copy-file.ts';
import type { Manifest } from './manifest.ts';
import { walk } from './walk.ts';

/** What PostgreSQL makes again at every start, or what belongs to the running one alone. */
const LEFT_OUT =
  /^(postmaster\.|log$|pg_(wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)\/)|(^|\/)(pgsql_tmp|pg_internal\.init)/;
const CONTROL = 'global/pg_control';
const SEGMENT = /^[0-9A-F]{24}$/;
const HISTORY = /^[0-9A-F]{8}\.history$/;

interface Begun {
  begin: string;
}
interface Ended {
  firstWal: string;
  lastWal: string;
  label: string;
}

/**
 * Copies a running database as PostgreSQL wants it to be done without its own programs: it is told when the copying
 * begins and ends, and what was changed in between is read from its log when the copy is started.
 */
export async function takeBaseBackup(
  url: string,
  dataFolder: string,
  target: string,
): Promise<NonNullable<Manifest['database']>> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    // Goes with the connection. Until then nothing of the log that the copy needs is thrown away.
    await client.query(`select pg_create_physical_replication_slot($1, true, true)`, [
      `berea_backup_${process.pid}`,
    ]);
    const { rows: begun } = await client.query<Begun>(
      `select pg_backup_start('berea', fast => true)::text as begin`,
    );
    const files = await copyData(dataFolder, target);
    const { rows } = await client.query<Ended>(
      `select pg_walfile_name($1::pg_lsn) as "firstWal", pg_walfile_name(lsn) as "lastWal", labelfile as label
       from pg_backup_stop(wait_for_archive => false)`,
      [begun[0]?.begin],
    );
    const { firstWal = '', lastWal = '', label = '' } = rows[0] ?? {};
    files.push(await writeLabel(target, label));
    files.push(...(await copyLog(dataFolder, target, firstWal, lastWal)));
    return { firstWal, lastWal, files };
  } finally {
    await client.end();
  }
}

async function copyData(dataFolder: string, target: string): Promise<CopiedFile[]> {
  const files: CopiedFile[] = [];
  const copy = async (path: string): Promise<void> => {
    const copied = await copyFile(join(dataFolder, path), join(target, path));
    if (copied) files.push({ path, ...copied });
  };
  for await (const { path, isFolder } of walk(dataFolder, (one) => !LEFT_OUT.test(one) && one !== CONTROL)) {
    if (isFolder) await makeFolder(join(target, path));
    else await copy(path);
  }
  await copy(CONTROL); // Last, as it says how far the rest has come.
  return files;
}

async function writeLabel(target: string, label: string): Promise<CopiedFile> {
  await writeFile(join(target, 'backup_label'), label, { mode: OWN_FILE });
  return { path: 'backup_label', bytes: Buffer.byteLength(label), sha256: hash('sha256', label) };
}

/** The log from the beginning of the copying to its end: with it the copy stands for itself. */
async function copyLog(
  dataFolder: string,
  target: string,
  firstWal: string,
  lastWal: string,
): Promise<CopiedFile[]> {
  const there = await readdir(join(dataFolder, 'pg_wal'));
  const names = there.filter((name) => SEGMENT.test(name) && name >= firstWal && name <= lastWal).toSorted();
  const files: CopiedFile[] = [];
  for (const name of [...there.filter((one) => HISTORY.test(one)), ...names]) {
    const path = `pg_wal/${name}`;
    const copied = await copyFile(join(dataFolder, path), join(target, path));
    if (!copied) throw new Error(`The database has thrown away ${name} while it was being copied.`);
    files.push({ path, ...copied });
  }
  if (names[0] !== firstWal || names.at(-1) !== lastWal)
    throw new Error(`The log of the database from ${firstWal} to ${lastWal} is not all there.`);
  return files;
}
