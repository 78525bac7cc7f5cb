import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigProblem } from '#kit/config/config.ts';
import { makeDataDir, OWN_FILE } from '#kit/config/data-dir.ts';
import { isRunning } from '#kit/db/postgres/running-process.ts';

const SERVER = 'apps/server/main.ts';

/** Two servers must not share one embedded database: the one that stops first would take it from the other. */
export async function holdDataDir(dataDir: string): Promise<() => Promise<void>> {
  makeDataDir(dataDir);
  const path = join(dataDir, 'server.pid');
  if (!(await isWritten(path))) {
    const holder = Number(await readFile(path, 'utf8').catch(() => ''));
    if (holder && holder !== process.pid && (await isRunning(holder, SERVER))) throw inUse(dataDir, holder);
    // Left behind by a server that was killed. Of two that find it so, one is first.
    await rm(path, { force: true });
    if (!(await isWritten(path))) throw inUse(dataDir, Number(await readFile(path, 'utf8').catch(() => '')));
  }
  return () => rm(path, { force: true });
}

/** Writes our number down, unless there is a note already. */
const isWritten = (path: string): Promise<boolean> =>
  writeFile(path, String(process.pid), { flag: 'wx', mode: OWN_FILE }).then(
    () => true,
    (error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    },
  );

const inUse = (dataDir: string, holder: number): ConfigProblem =>
  new ConfigProblem(
    `DATA_DIR (${dataDir}) is in use by another Berea server (process ${holder}). Stop it, or choose another folder.`,
  );
