import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { figure } from '../figures.ts';

/** West and east of Greenwich, half an hour beside the others, and beyond the date line. */
const ZONES = ['UTC', 'America/New_York', 'Asia/Kolkata', 'Pacific/Apia'] as const;

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numTotalTestSuites: number;
  numFailedTestSuites: number;
}

/** The tests of all rules in a process whose own clock stands in this zone. */
async function runRulesIn(zone: string, folder: string): Promise<Report> {
  const path = join(folder, `${zone.replaceAll('/', '-')}.json`);
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'rules'];
  const child = spawn(process.execPath, [...vitest, '--reporter=json', `--outputFile=${path}`], {
    env: { ...process.env, TZ: zone },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await once(child, 'close');
  return JSON.parse(await readFile(path, 'utf8')) as Report;
}

/** H3: what the college decides does not depend on the zone its server was set up in. */
export async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'berea-zones-'));
  try {
    const passed = new Set<number>();
    for (const zone of ZONES) {
      const report = await runRulesIn(zone, folder);
      passed.add(report.numPassedTests);
      figure(`${zone}: rules that pass`, report.numPassedTests, '', { atLeast: 1_000 });
      figure(`${zone}: rules that fail`, report.numFailedTests + report.numFailedTestSuites, '', {
        atMost: 0,
      });
    }
    figure('different outcomes', passed.size, '', { atMost: 1 });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
