import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Config } from '#kit/config/config.ts';
import { openSecrets } from '#kit/config/secrets.ts';
import { hashPassword } from '#slices/sign-in/server/api.ts';
import { DEMO_PASSWORD } from './accounts.ts';

/** What the process that fills the college is told, and what it answers. */
export interface FillOrder {
  databaseUrl: string;
  scale: number;
  passwordHash: string;
}
export interface FillOutcome {
  didFill: boolean;
}

const PROGRAM = fileURLToPath(new URL('./fill-process.ts', import.meta.url));

/**
 * Fills an empty database with the demo college and says whether it did. A process of its own does the work: a server
 * that had made ten thousand people itself would keep the memory it needed for them as long as it lives.
 */
export async function fillDemo(config: Config, databaseUrl: string, scale: number): Promise<boolean> {
  const digest = createHash('sha256').update(DEMO_PASSWORD).digest('hex');
  const passwordHash = await hashPassword(openSecrets(config), digest);
  const child = fork(PROGRAM, { stdio: ['ignore', 'inherit', 'pipe', 'ipc'] });
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  child.send({ databaseUrl, scale, passwordHash } satisfies FillOrder);
  return new Promise((resolve, reject) => {
    child.once('message', ({ didFill }: FillOutcome) => resolve(didFill));
    child.once('error', reject);
    child.once('close', () => reject(new Error(`The demo college could not be made. ${complaint.trim()}`)));
  });
}
