// `npm run check` runs every check; `npm run check -- types` those with the word in their name.
import { checks, matchingChecks, runChecks } from './checks.ts';

const chosen = matchingChecks(process.argv.slice(2));
if (chosen.length === 0) {
  console.error(`No check has that name. There are: ${checks.map(({ name }) => name).join(', ')}.`);
  process.exitCode = 1;
} else {
  const results = await runChecks(chosen, console.log);
  const failed = results.filter(({ passed }) => !passed).length;
  console.log(`\n${results.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
