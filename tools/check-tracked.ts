// Nothing that .gitignore names may be committed: a tracked link called node_modules replaces the folder wherever it is
// checked out. Prints what is; where there is no git or no repository there is nothing to ask.
import { spawnSync } from 'node:child_process';

const { stdout, status } = spawnSync('git', ['ls-files', '--cached', '--ignored', '--exclude-standard'], {
  encoding: 'utf8',
});
const tracked = status === 0 ? stdout.trim() : '';
if (tracked) console.log(`Committed although ignored (git rm --cached):\n${tracked}`);
process.exitCode = tracked ? 1 : 0;
