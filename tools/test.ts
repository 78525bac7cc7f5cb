// `npm test` runs every check and every test; `npm test -- words` those that have the words in their path or name.
import { buildIfStale } from './build/build-if-stale.ts';
import { webApps } from './build/web-inputs.ts';
import { matchingChecks, runChecks } from './checks.ts';
import { readWanted, type Wanted } from './test-run/choose-tests.ts';
import { findChromium, thisMachine } from './test-run/find-chromium.ts';
import { openVitest, type TestRun } from './test-run/run-vitest.ts';
import { add, isSuccess, nothing, tallyLines, type Tally } from './test-run/tally.ts';

const root = process.cwd();

async function check({ words, project }: Wanted): Promise<Tally> {
  const chosen = project === undefined ? matchingChecks(words) : [];
  if (chosen.length === 0) return nothing;
  const results = await runChecks(chosen, console.log);
  const failures = results.filter((result) => !result.passed).map(({ name }) => `the check ${name}`);
  return { passed: results.length - failures.length, failures, skipped: 0 };
}

/** The journeys need a browser and the built app; if either cannot be had, that is their failure. */
async function runJourneys({ run, journeys }: TestRun): Promise<Tally> {
  if (journeys.length === 0) return nothing;
  try {
    process.env['CHROMIUM_PATH'] = findChromium(thisMachine, console.log);
    for (const app of webApps(root)) await buildIfStale(root, app, console.log);
    if (webApps(root).includes('web')) await buildIfStale(root, 'web', console.log, 'catalogue');
  } catch (error) {
    console.error(error);
    return { ...nothing, failures: ['the journeys could not begin'] };
  }
  return run(journeys);
}

const wanted = readWanted(process.argv.slice(2));
const checked = await check(wanted);
const vitest = await openVitest(root, wanted);
const tested = await vitest.run(vitest.tests);
const travelled = await runJourneys(vitest);
await vitest.close();

const total = [checked, tested, travelled].reduce(add);
console.log(['', ...tallyLines(total)].join('\n'));
if (!isSuccess(total)) process.exitCode = 1;
