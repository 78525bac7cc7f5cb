import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { CRON_LABEL } from '#kit/config/config.ts';

export interface WorkerSurroundings {
  databaseUrl: string;
  smtpUrl: string;
  dataDir: string;
}

/** The process that runs the college's jobs, as the server itself starts it. */
export class MailWorker {
  readonly #child: ChildProcess;

  constructor({ databaseUrl, smtpUrl, dataDir }: WorkerSurroundings) {
    this.#child = spawn(process.execPath, ['apps/server/main.ts'], {
      env: {
        PATH: process.env['PATH'],
        BEREA_PROCESS: CRON_LABEL,
        BEREA_DATABASE_URL: databaseUrl,
        SMTP_URL: smtpUrl,
        DATA_DIR: dataDir,
        LOG_LEVEL: 'silent',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }

  /** Ends it as a power cut would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const gone = once(this.#child, 'exit');
    this.#child.kill(signal);
    await gone;
  }
}
