// Every npm script starts here: `node tools/run.mjs <command> [arguments]`. Plain JavaScript without dependencies, so
// that it runs on any Node the machine has; it installs what is missing and goes on with the project's own Node.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages, ownNode } from './install-packages.mjs';
import { serverEnv, serverFlags } from './server-flags.mjs';

/** What each command runs, one after the other; the caller's arguments go to the last step. */
const commands = {
  start: [
    { run: ['tools/build-web.ts'] },
    { run: [...serverFlags(), 'apps/server/main.ts'], env: serverEnv() },
  ],
  dev: [{ run: ['--watch', '--watch-preserve-output', 'apps/server/main.ts'], env: { BEREA_DEV: '1' } }],
  gen: [{ run: ['tools/gen.ts'] }],
  check: [{ run: ['tools/check.ts'] }],
  fix: [{ run: ['tools/fix.ts'] }],
  test: [{ run: ['tools/test.ts'] }],
  journeys: [{ run: ['tools/test.ts', '--project=journeys'] }],
  // Drills that draw screens need the pages.
  bench: [{ run: ['tools/build-web.ts'] }, { run: ['bench/main.ts'] }],
  // What the public is sent is what counts.
  'bench:web': [
    { run: ['tools/build-web.ts'], env: { APP_ENV: 'production' } },
    { run: ['bench/web/main.ts'], env: { BEREA_WEB: 'dist/web' } },
  ],
  seed: [{ run: ['apps/server/seed.ts'] }],
  backup: [{ run: ['apps/server/backup.ts'] }],
  restore: [{ run: ['apps/server/restore.ts'] }],
  'new:slice': [{ run: ['tools/new-slice.ts'] }],
  spec: [{ run: ['tools/spec.ts'] }],
  cost: [{ run: ['tools/cost.ts'] }],
};

/** These run on a production machine, where the packages for development may have been left out on purpose. */
const runsInProduction = new Set(['start', 'seed', 'backup', 'restore']);

const root = fileURLToPath(new URL('..', import.meta.url));

async function main([command, ...rest]) {
  const steps = commands[command];
  if (!steps) throw new Error(`Name one of these commands: ${Object.keys(commands).join(', ')}.`);
  await installPackages(root, { withDevelopment: !runsInProduction.has(command) });
  for (const [index, step] of steps.entries()) {
    const code = await runStep(step, index === steps.length - 1 ? rest : []);
    if (code !== 0) return code;
  }
  return 0;
}

/** Runs one program on the project's Node and answers its exit code, as a shell would count it. */
function runStep({ run, env }, rest) {
  const bin = join(root, 'node_modules/.bin');
  const child = spawn(ownNode(root), [...run, ...rest], {
    cwd: root,
    stdio: 'inherit',
    env: {
      // What Node has compiled once it need not compile again; programs of this size start in half the time.
      NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
      ...process.env,
      PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
      ...env,
    },
  });
  const forward = forwardSignals(child);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      forward.stop();
      resolve(code ?? 128 + (constants.signals[signal] ?? 0));
    });
  });
}

/**
 * Hands SIGINT and SIGTERM on to the program, each once: npm and the terminal may both send the same Ctrl-C, and a
 * server reads a second signal as "stop at once". A terminal sends Ctrl-C to the program by itself.
 */
function forwardSignals(child) {
  const sentByTerminal = (signal) => signal === 'SIGINT' && process.stdin.isTTY;
  const handed = new Set();
  const hand = (signal) => {
    if (sentByTerminal(signal) || handed.has(signal)) return;
    handed.add(signal);
    child.kill(signal);
  };
  process.on('SIGINT', hand).on('SIGTERM', hand);
  const watch = handOnDeathOfNpm(() => hand('SIGTERM'));
  return {
    stop: () => {
      process.off('SIGINT', hand).off('SIGTERM', hand);
      clearInterval(watch);
    },
  };
}

/** An npm that is killed outright can hand nothing on; the program would run on unseen and keep its port. */
function handOnDeathOfNpm(stop) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const npm = process.ppid;
  return setInterval(() => process.ppid !== npm && stop(), 500);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
