import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { machineEnv } from '#testing/machine-env.ts';
import type { WatchedWord } from './watched-server.ts';

const PROGRAM = join(import.meta.dirname, 'watched-server.ts');
const WATCH = join(import.meta.dirname, 'outgoing-watch.ts');

export interface WatchedServer {
  url: string;
  /** Every connection and name lookup so far, one line each. */
  outgoing(): Promise<string[]>;
  /** Has the server itself call an address. */
  callFromInside(address: string): Promise<void>;
  stop(): Promise<void>;
}

interface WatchedServerOptions {
  dataDir: string;
  env: Record<string, string>;
  /** Where it may connect to: host:port, or the folder of a socket. */
  allowed: readonly string[];
}

export async function startWatchedServer({
  dataDir,
  env,
  allowed,
}: WatchedServerOptions): Promise<WatchedServer> {
  const file = join(dataDir, 'outgoing');
  await writeFile(file, '');
  const child = fork(PROGRAM, {
    execArgv: ['--import', WATCH],
    env: {
      ...machineEnv(),
      ...env,
      DATA_DIR: dataDir,
      OUTGOING_FILE: file,
      OUTGOING_ALLOWED: allowed.join(','),
    },
  });
  const port = await answer(child, (word) => ('port' in word ? word.port : null));
  return {
    url: `http://127.0.0.1:${port}`,
    async outgoing() {
      return (await readFile(file, 'utf8')).split('\n').filter(Boolean);
    },
    async callFromInside(address) {
      child.send(address);
      await answer(child, (word) => ('called' in word ? word.called : null));
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}

/** Waits for one word; a server that ends before has not said it. */
function answer<Value>(child: ChildProcess, read: (word: WatchedWord) => Value | null): Promise<Value> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`The watched server ended with code ${code}.`));
    const hear = (word: WatchedWord): void => {
      const value = read(word);
      if (value === null) return;
      child.off('message', hear).off('exit', ended);
      resolve(value);
    };
    child.on('message', hear).on('exit', ended);
  });
}
