import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigProblem } from '#kit/config/config.ts';

/** Whether a number belongs to a server of ours. After a crash and a restart it may be anybody's. */
async function isServer(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process may not be asked, but it is there.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  // Where processes cannot be looked at, the careful answer is yes.
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => 'apps/server/main.ts');
  return command.includes('apps/server/main.ts');
}

/** Two servers must not share one embedded database: the one that stops first would take it from the other. */
export async function holdDataDir(dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, 'server.pid');
  const holder = Number(await readFile(path, 'utf8').catch(() => ''));
  if (holder && holder !== process.pid && (await isServer(holder))) {
    throw new ConfigProblem(
      `DATA_DIR (${dataDir}) is in use by another Berea server (process ${holder}). Stop it, or choose another folder.`,
    );
  }
  const file = await open(path, 'w');
  await file.writeFile(String(process.pid));
  await file.close();
  return () => rm(path, { force: true });
}
