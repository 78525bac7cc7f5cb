import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigProblem } from '#kit/config/config.ts';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Two servers must not share one embedded database: the one that stops first would take it from the other. */
export async function holdDataDir(dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, 'server.pid');
  const holder = Number(await readFile(path, 'utf8').catch(() => ''));
  if (holder && holder !== process.pid && isAlive(holder)) {
    throw new ConfigProblem(
      `DATA_DIR (${dataDir}) is in use by another Berea server (process ${holder}). Stop it, or choose another folder.`,
    );
  }
  const file = await open(path, 'w');
  await file.writeFile(String(process.pid));
  await file.close();
  return () => rm(path, { force: true });
}
