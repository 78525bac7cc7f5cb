// `npm run fix` puts right what the tools can put right by themselves.
import { spawnSync } from 'node:child_process';

const fixes = [['node_modules/.bin/oxlint', '--fix'], ['node_modules/.bin/oxfmt']];

for (const run of fixes) {
  const { status } = spawnSync(process.execPath, run, { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
