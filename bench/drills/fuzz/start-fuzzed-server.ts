import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerWord } from './fuzzed-server.ts';
import { SESSION_SECRET } from './people-to-fuzz.ts';
import { machineEnv } from '#testing/machine-env.ts';

const PROGRAM = join(import.meta.dirname, 'fuzzed-server.ts');

export interface FuzzedServer {
  url: string;
  /** What the server did not foresee, as it logged it. */
  surprises: string[];
  residentBytes(): Promise<number>;
  stop(): Promise<void>;
}

export async function startFuzzedServer(databaseUrl: string): Promise<FuzzedServer> {
  const folder = await mkdtemp(join(tmpdir(), 'berea-fuzz-'));
  const child = fork(PROGRAM, {
    execArgv: ['--expose-gc'],
    env: {
      ...machineEnv(),
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      SEED: 'empty',
      SESSION_SECRET,
    },
  });
  const surprises: string[] = [];
  child.on('message', (word: ServerWord) => 'surprise' in word && surprises.push(word.surprise));
  const port = await answer(child, (word) => ('port' in word ? word.port : null));
  return {
    url: `http://127.0.0.1:${port}`,
    surprises,
    async residentBytes() {
      child.send('how much do you hold?');
      return answer(child, (word) => ('residentBytes' in word ? word.residentBytes : null));
    },
    async stop() {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Waits for the word that tells it; a server that ends before has told it badly. */
async function answer(child: ChildProcess, told: (word: ServerWord) => number | null): Promise<number> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) =>
      reject(new Error(`The server under fuzz ended with code ${code}.`));
    const hear = (word: ServerWord): void => {
      const value = told(word);
      if (value === null) return;
      child.off('message', hear).off('exit', ended);
      resolve(value);
    };
    child.on('message', hear).on('exit', ended);
  });
}
