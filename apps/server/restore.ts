import { resolve } from 'node:path';
import { restore } from '#kit/backup/restore.ts';
import { ConfigProblem, readConfig, type Config } from '#kit/config/config.ts';
import { startProblem } from './start/start-problem.ts';

async function main([from, ...rest]: string[], config: Config): Promise<void> {
  const backup = from === undefined ? config.backupDir : resolve(from);
  if (!backup || rest.length > 0)
    throw new ConfigProblem(
      'Say what is to be restored and where to: DATA_DIR=NEW npm run restore -- FOLDER (of one backup, or of all of them).',
    );
  const startedAt = performance.now();
  const { manifest, files, leftOut, upTo } = await restore(backup, config.dataDir);
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  console.log(`Restored the backup of ${manifest.createdAt} into ${config.dataDir} in ${seconds} s.`);
  console.log(
    manifest.database
      ? `The database has every change up to ${upTo ? upTo.toISOString() : 'the end of the backup'}; ${files} files.`
      : `${files} files. The database of DATABASE_URL was not in it: restore it with its own tools.`,
  );
  if (leftOut.length > 0)
    console.log(
      `Newer than the backup and without a whole copy, so not restored: ${leftOut.length} files (${leftOut.slice(0, 5).join(', ')}${leftOut.length > 5 ? ', …' : ''}).`,
    );
  console.log('Start the server with this DATA_DIR.');
}

let config: Config | null = null;
try {
  config = readConfig(process.env);
  await main(process.argv.slice(2), config);
} catch (error) {
  const isKnown = error instanceof ConfigProblem;
  console.error(isKnown ? error.message : ((config && startProblem(error, config)) ?? error));
  process.exitCode = 1;
}
