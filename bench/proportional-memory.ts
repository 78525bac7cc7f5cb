import { readdir, readFile } from 'node:fs/promises';

/**
 * What processes and all that descends from them hold, in MB: memory that several share is counted once (PSS of the
 * kernel), so that a database's buffers do not count for each of its connections.
 */
export async function proportionalMb(pids: readonly number[]): Promise<number> {
  const all = await Promise.all((await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(parentOf));
  const wanted = new Set(pids);
  for (let before = 0; before !== wanted.size;) {
    before = wanted.size;
    for (const { pid, parent } of all) if (wanted.has(parent)) wanted.add(pid);
  }
  const held = await Promise.all([...wanted].map(proportionalKb));
  return held.reduce((sum, kb) => sum + kb, 0) / 1024;
}

async function parentOf(pid: string): Promise<{ pid: number; parent: number }> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name of the program, in brackets, may hold anything; the numbers follow it.
  const [, parent] = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { pid: Number(pid), parent: Number(parent) };
}

/** Nothing for a process that ended meanwhile. */
async function proportionalKb(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
}
