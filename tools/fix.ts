// `npm run fix` puts right what the tools can put right by themselves, in the whole house or in the files it is given.
import { spawnSync } from 'node:child_process';

const fixes = [['node_modules/.bin/oxlint', '--fix'], ['node_modules/.bin/oxfmt']];
const files = process.argv.slice(2);

for (const run of fixes) {
  const { status } = spawnSync(process.execPath, [...run, ...files], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
