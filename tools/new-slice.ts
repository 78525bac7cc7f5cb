// `npm run new:slice -- chapel-services` makes a slice that works: rules, server, screen, texts and their tests.
// `npm run new:slice -- news headline` says besides what one of the things is called, where that cannot be guessed.
import { spawnSync } from 'node:child_process';
import { makeSlice } from './new-slice/make-slice.ts';

const [name, record] = process.argv.slice(2);

try {
  if (!name) throw new Error('Name the slice: npm run new:slice -- chapel-services');
  const paths = await makeSlice(process.cwd(), { name, record }, new Date());
  console.log(paths.join('\n'));
  const gen = spawnSync(process.execPath, ['tools/gen.ts'], { stdio: 'inherit' });
  if (gen.status !== 0) throw new Error('The slice is there, but npm run gen did not finish.');
  console.log(`\nIts name is still English everywhere: translate it in slices/${name}/messages.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
