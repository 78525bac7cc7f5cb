import { ConfigProblem, readConfig, type Config } from '#kit/config/config.ts';
import { holdDataDir } from './start/data-dir-lock.ts';
import { openCollege } from './database.ts';
import { giveMemoryBackAtRest } from './start/give-memory-back.ts';
import { expectFreePort } from './start/listen.ts';
import { noteBrokenConnection, notePostgresNews, noteTrouble, openLog } from './log.ts';
import { keepBackupsCurrent } from './keep-backups-current.ts';
import { runProcess, serveByProcesses, serveHere, tellPrimary } from './start/processes.ts';
import { startProblem } from './start/start-problem.ts';
import { warnAtStart } from './start/start-warnings.ts';
import { Started } from './start/started.ts';

/** How long a clean stop may take before it is no longer waited for. */
const STOP_WITHIN_MS = 25_000;

/** The whole college: its database, then the server. */
async function start(config: Config, started: Started): Promise<void> {
  const log = openLog(config.logLevel, 'primary');
  if (!config.databaseUrl) started.add(await holdDataDir(config.dataDir));
  await expectFreePort(config);
  // Files written from here on are for this system user alone.
  process.umask(0o077);
  const database = await openCollege(config, {
    onPoolError: noteBrokenConnection(log),
    onPostgresNews: notePostgresNews(log),
    started,
  });
  started.add(database.stop);
  const stopBackups = keepBackupsCurrent(config, database.ownerPool, noteTrouble(log));
  if (stopBackups) started.add(stopBackups);
  const isAlone = config.workers === 1;
  await (isAlone ? serveHere : serveByProcesses)(config, { database, log, started });
  await warnAtStart(config, database.ownerPool, noteTrouble(log));
  console.log(`Berea is ready at ${config.origin}`);
}

const started = new Started();
let isStopping = false;

function stop(exitCode: number): void {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
  void started.stop().then(
    () => process.exit(exitCode),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
}

// From the first moment: a start that is interrupted must not leave a database behind either.
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
giveMemoryBackAtRest();

let config: Config | null = null;
try {
  config = readConfig(process.env);
  const label = process.env['BEREA_PROCESS'];
  if (label) started.add(await runProcess(config, label, openLog(config.logLevel, label)));
  else await start(config, started);
} catch (error) {
  // A start that was interrupted ends in some error, which is nobody's fault.
  if (!isStopping) {
    const problem = error instanceof ConfigProblem ? error.message : config && startProblem(error, config);
    if (problem) await tellPrimary(problem);
    else console.error(error);
    stop(1);
  }
}
