import { ConfigProblem, readConfig, type Config } from '#kit/config/config.ts';
import { holdDataDir } from './data-dir-lock.ts';
import { openCollege } from './database.ts';
import { noteBrokenConnection, openLog } from './log.ts';
import { runProcess, serveByProcesses, serveHere, type Stop } from './processes.ts';

/** How long a clean stop may take before it is no longer waited for. */
const STOP_WITHIN_MS = 25_000;

/** The whole college: its database, then whatever answers requests. */
async function start(config: Config): Promise<Stop> {
  const log = openLog(levelFor(config), 'primary');
  const release = config.databaseUrl ? null : await holdDataDir(config.dataDir);
  const database = await openCollege(config, noteBrokenConnection(log));
  const isAlone = config.workers === 1;
  const stopServing = await (isAlone ? serveHere : serveByProcesses)(config, database, log);
  console.log(`Berea is ready at ${config.origin}`);
  return async () => {
    await stopServing();
    await database.stop();
    await release?.();
  };
}

const levelFor = ({ environment }: Config): string =>
  process.env['LOG_LEVEL'] ?? (environment === 'development' ? 'warn' : 'info');

function stopOnSignal(stop: Stop): void {
  let hasBegun = false;
  const begin = (): void => {
    if (hasBegun) return;
    hasBegun = true;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    void stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', begin);
  process.on('SIGTERM', begin);
}

try {
  const config = readConfig(process.env);
  const label = process.env['BEREA_PROCESS'];
  stopOnSignal(
    label ? await runProcess(config, label, openLog(levelFor(config), label)) : await start(config),
  );
} catch (error) {
  console.error(error instanceof ConfigProblem ? error.message : error);
  process.exit(1);
}
