import { execFileSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';

/** Whom the database runs as, when that is not ourselves. */
export type DatabaseUser = { uid: number; gid: number } | Record<string, never>;

/** PostgreSQL refuses to run as root, so root lends it a user of its own. */
export function databaseUser(): DatabaseUser {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    execFileSync('useradd', [
      '--system',
      '--user-group',
      '--no-create-home',
      '--shell',
      '/bin/false',
      'postgres',
    ]);
    return { uid: idOf('-u'), gid: idOf('-g') };
  }
}

/** Whether a folder can be entered by the database's own user, which differs from ours when we are root. */
export async function isReachable(folder: string): Promise<boolean> {
  if (process.getuid?.() !== 0) return true;
  const parts = resolve(folder).split('/');
  for (let depth = 1; depth < parts.length; depth++) {
    const info = await stat(parts.slice(0, depth).join('/') || '/').catch(() => null);
    if (info && !(info.mode & 0o001)) return false;
  }
  return true;
}
