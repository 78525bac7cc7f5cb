import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** One question to the repository; the program answers by its exit code and explains on its output. */
export interface Check {
  name: string;
  run: readonly string[];
}

export interface CheckResult {
  name: string;
  passed: boolean;
  output: string;
  seconds: number;
}

const folders = ['apps', 'kit', 'slices', 'testing', 'tools', 'bench', 'journeys'].filter((folder) =>
  existsSync(join(root, folder)),
);

const bin = (name: string): string => join('node_modules/.bin', name);

/**
 * Each checker of several works out the types that all of them need; one alone is done in half the work. It remembers what
 * it has found, and looks again at what has changed and at what depends on that.
 */
const types = (lens: string): Check => ({
  name: `types (${lens})`,
  run: [
    bin('tsc'),
    '-p',
    `tsconfig.${lens}.json`,
    '--checkers',
    '1',
    '--incremental',
    '--tsBuildInfoFile',
    `.cache/types-${lens}.tsbuildinfo`,
  ],
});

/** Everything that must hold before a test is worth running, the slowest first. */
export const checks: readonly Check[] = [
  { name: 'lint', run: [bin('oxlint')] },
  types('server'),
  { name: 'generated', run: ['tools/gen.ts', '--check'] },
  {
    name: 'boundaries',
    run: [
      '--require',
      './tools/swc-reads-using.cjs',
      bin('depcruise'),
      '--config',
      '.dependency-cruiser.cjs',
      ...folders,
    ],
  },
  types('web'),
  { name: 'unused', run: [bin('knip'), '--no-progress'] },
  types('rules'),
  { name: 'messages', run: ['tools/messages/check-messages.ts'] },
  { name: 'tables', run: ['tools/tables/check-tables.ts'] },
  { name: 'styles', run: ['tools/styles/check-styles.ts'] },
  { name: 'format', run: [bin('oxfmt'), '--check'] },
  { name: 'tracked', run: ['tools/check-tracked.ts'] },
  { name: 'folders', run: ['tools/folders/check-folders.ts'] },
];

/** The checks whose name holds every one of the words; all of them if there are no words. */
export function matchingChecks(words: readonly string[]): Check[] {
  return checks.filter(({ name }) => words.every((word) => name.includes(word.toLowerCase())));
}

/** Runs the checks, as many at once as there are cores, and prints a line when each has finished. */
export async function runChecks(
  chosen: readonly Check[],
  print: (line: string) => void,
  inFolder = root,
): Promise<CheckResult[]> {
  const waiting = [...chosen];
  const results: CheckResult[] = [];
  const width = Math.max(...chosen.map(({ name }) => name.length));
  async function workThroughTheRest(): Promise<void> {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const result = await runCheck(check, inFolder);
      results.push(result);
      const mark = result.passed ? 'ok    ' : 'FAILED';
      print(`${mark}  ${result.name.padEnd(width)}  ${result.seconds.toFixed(1)} s`);
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, workThroughTheRest));
  for (const { name, output } of results.filter(({ passed }) => !passed)) print(`\n── ${name} ──\n${output}`);
  return results;
}

/**
 * The compiler and the linter are written in Go. Clearing memory takes them a third of their time, so they begin with it only
 * when they have taken a quarter of what the machine has.
 */
const withoutClearing = { GOGC: 'off', GOMEMLIMIT: `${Math.floor(totalmem() / 4)}` };

function runCheck({ name, run }: Check, cwd: string): Promise<CheckResult> {
  const startedAt = performance.now();
  const env = { ...withoutClearing, ...process.env };
  const child = spawn(process.execPath, run, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      const seconds = (performance.now() - startedAt) / 1000;
      resolve({ name, passed: code === 0, output: Buffer.concat(chunks).toString().trim(), seconds });
    });
  });
}
