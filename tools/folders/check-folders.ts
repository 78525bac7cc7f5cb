// A folder that is too full to be seen at a glance is split by feature. Where there is no git or no repository there is
// nothing to ask.
import { spawnSync } from 'node:child_process';
import { fullFolders, MAX_SIDE_BY_SIDE } from './full-folders.ts';

const { stdout, status } = spawnSync('git', ['ls-files'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const full = status === 0 ? fullFolders(stdout.split('\n')) : [];
for (const { folder, files } of full)
  console.log(
    `${folder} has ${files} files side by side, more than ${MAX_SIDE_BY_SIDE}: split it by feature, the same way in rules, server and web.`,
  );
process.exitCode = full.length > 0 ? 1 : 0;
