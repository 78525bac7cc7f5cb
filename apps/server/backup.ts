import { parseArgs } from 'node:util';
import { join, resolve } from 'node:path';
import { backUp } from '#kit/backup/back-up.ts';
import { ConfigProblem, readConfig, type Config } from '#kit/config/config.ts';
import { restartPostgres } from '#kit/db/postgres/embedded-postgres.ts';
import { runningPostmaster } from '#kit/db/postgres/running-process.ts';
import { systemClock } from './clock.ts';
import { startProblem } from './start/start-problem.ts';

const DEFAULT_KEEP = 7;

function readOptions(args: string[], config: Config): { root: string; keep: number } {
  let given;
  try {
    given = parseArgs({ args, allowPositionals: true, options: { keep: { type: 'string' } } });
  } catch (error) {
    throw new ConfigProblem(`${(error as Error).message}.`, { cause: error });
  }
  const [folder] = given.positionals;
  const root = folder === undefined ? config.backupDir : resolve(folder);
  if (!root)
    throw new ConfigProblem('Say where backups are to be kept: BACKUP_DIR, or npm run backup -- FOLDER.');
  const keep = Number(given.values.keep ?? DEFAULT_KEEP);
  if (!Number.isInteger(keep) || keep < 1) throw new ConfigProblem('--keep must be a whole number above 0.');
  return { root, keep };
}

/** What a backup of this college does not hold, and whose business that is. */
function notInIt({ databaseUrl, storageUrl, backupDir }: Config, root: string): string[] {
  return [
    ...(databaseUrl
      ? [
          'The database of DATABASE_URL is not in it: back it up with its own tools (pg_basebackup, pg_dump -Fc).',
        ]
      : []),
    ...(storageUrl
      ? ['The files in the bucket of STORAGE_URL are not in it: use the versions of your bucket.']
      : []),
    ...(!databaseUrl && backupDir !== root
      ? [
          'Later changes will be in the next backup only. With BACKUP_DIR set for the server, none older than five minutes is lost.',
        ]
      : []),
  ];
}

async function main(args: string[], config: Config): Promise<void> {
  const { root, keep } = readOptions(args, config);
  const startedAt = performance.now();
  const embedded = config.databaseUrl ? null : await openEmbedded(config);
  try {
    const { folder, manifest } = await backUp({
      root,
      keep,
      dataDir: config.dataDir,
      databaseUrl: embedded?.url ?? null,
      hasFiles: !config.storageUrl,
      now: systemClock(),
    });
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
    const bytes = [...(manifest.database?.files ?? []), ...(manifest.files ?? [])].reduce(
      (sum, file) => sum + file.bytes,
      0,
    );
    console.log(`Backed up ${(bytes / 1e6).toFixed(1)} MB in ${seconds} s: ${folder}`);
    for (const sentence of notInIt(config, root)) console.log(sentence);
  } finally {
    await embedded?.stop();
  }
}

/** The database of the running server, which goes on running; one that does not run is started for the time being. */
async function openEmbedded({ dataDir }: Config): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = join(dataDir, 'postgres');
  const wasRunning = (await runningPostmaster(folder)) !== null;
  // Never one that is made for the purpose: a backup of nothing would be the worst of all.
  const postgres = await restartPostgres(folder, {}, new AbortController().signal);
  return { url: postgres.url(), stop: async () => (wasRunning ? undefined : postgres.stop()) };
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
