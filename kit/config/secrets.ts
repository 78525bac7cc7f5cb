import { hkdfSync, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { makeDataDir, OWN_FILE } from './data-dir.ts';

/** What each key is for: one secret, several keys that tell nothing about one another. */
export type KeyPurpose =
  | 'password-pepper'
  | 'file-urls'
  | 'film-playback'
  | 'work-account-flow'
  | 'opaque-ids'
  | 'devices'
  | 'calendar-consent'
  | 'calendar-tokens'
  | 'unsubscribing'
  | 'push'
  | 'check-in-codes'
  | 'alumni-messages'
  | 'visitor-messages'
  | 'hour-requests'
  | 'sponsor-links'
  | 'sandbox-cards';

export interface Secrets {
  key(purpose: KeyPurpose): Buffer;
  /** The current key first, then those of earlier secrets. */
  keys(purpose: KeyPurpose): Buffer[];
}

/** The embedded default makes a secret once and keeps it beside the database it belongs to. */
function keptSecret(dataDir: string): string {
  const path = join(dataDir, 'session-secret');
  try {
    return readFileSync(path, 'utf8');
  } catch {
    makeDataDir(dataDir);
    try {
      writeFileSync(path, randomBytes(32).toString('hex'), { mode: OWN_FILE, flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error; // Another process was first.
    }
    return readFileSync(path, 'utf8');
  }
}

export function openSecrets(config: Pick<Config, 'sessionSecrets' | 'dataDir'>): Secrets {
  const secrets = config.sessionSecrets ?? [keptSecret(config.dataDir)];
  const derive = (secret: string, purpose: KeyPurpose) =>
    Buffer.from(hkdfSync('sha256', secret, 'berea', purpose, 32));
  const derived = new Map<KeyPurpose, Buffer[]>();
  const keys = (purpose: KeyPurpose): Buffer[] => {
    const made = derived.get(purpose) ?? secrets.map((secret) => derive(secret, purpose));
    derived.set(purpose, made);
    return made;
  };
  return { keys, key: (purpose) => keys(purpose)[0] as Buffer };
}
