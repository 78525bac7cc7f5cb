import { readdir, readFile } from 'node:fs/promises';

/** A tick of the kernel's count, as Linux has it everywhere. */
const TICK_MS = 10;

/** What processes and their children have used of the processor, in ms: other work on the machine hardly changes it. */
export async function cpuTime(pids: readonly number[]): Promise<number> {
  const running = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const all = await Promise.all(running.map(readProcess));
  return all
    .filter((one) => one !== null)
    .filter(({ pid, parent }) => pids.includes(pid) || pids.includes(parent))
    .reduce((sum, { usedMs }) => sum + usedMs, 0);
}

/** One process with what its ended children used; null when it ended meanwhile. */
async function readProcess(pid: string): Promise<{ pid: number; parent: number; usedMs: number } | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (text === null) return null;
  // The name of the program, in brackets, may hold anything; the numbers follow it.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [parent = 0] = fields.slice(1);
  const ticks = fields.slice(11, 15).reduce((sum, part) => sum + part, 0);
  return { pid: Number(pid), parent, usedMs: ticks * TICK_MS };
}
