import { readFile } from 'node:fs/promises';

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process may not be asked, but it is there.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether a number that was written down still belongs to this program. After a restart it may be anybody's. */
export async function isRunning(pid: number, program: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  // Where processes cannot be looked at, the careful answer is yes.
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => program);
  return command.includes(program);
}
