import { rm } from 'node:fs/promises';
import { newDataDir, startBenchServer } from './bench-college.ts';
import { figure } from './figures.ts';

/** From the start of the process to the line that says it can answer: a fresh college, then the same one again. */
export async function main(): Promise<void> {
  const dataDir = await newDataDir();
  try {
    const fresh = await startBenchServer({ dataDir });
    figure('ready on a fresh database with the demo college', fresh.readyMs / 1_000, 's', { atMost: 20 });
    await fresh.stop();
    const refetch = await startBenchServer({ dataDir });
    figure('ready on an existing database', refetch.readyMs / 1_000, 's', { atMost: 3 });
    await refetch.stop();
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
