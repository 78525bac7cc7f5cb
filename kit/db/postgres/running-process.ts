import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process may not be signalled, but it exists.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether a number that was written down still belongs to this program. After a restart it may be another's. */
export async function isRunning(pid: number, program: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  // Where processes cannot be looked at, the careful answer is yes.
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => program);
  return command.includes(program);
}

/** The database that runs in this folder, by its process; null where none does. */
export async function runningPostmaster(dataFolder: string): Promise<number | null> {
  const text = await readFile(join(dataFolder, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(text.split('\n')[0]);
  return pid && (await isRunning(pid, 'postgres')) ? pid : null;
}
