import { chmodSync, mkdirSync } from 'node:fs';
import { chmod, stat } from 'node:fs/promises';

/** What the server keeps is for itself alone: other users of the machine neither read nor list it. */
export const OWN_FILE = 0o600;
export const OWN_FOLDER = 0o700;

/** The embedded database runs as a user of its own when we are root, and has to pass through to its folder. */
const PASSABLE_FOLDER = 0o711;

/** Makes DATA_DIR. An existing one keeps its permissions; what we put into it does not. */
export function makeDataDir(dataDir: string): void {
  if (mkdirSync(dataDir, { recursive: true }) === undefined) return;
  chmodSync(dataDir, process.getuid?.() === 0 ? PASSABLE_FOLDER : OWN_FOLDER);
}

/** Closes a folder of ours that an earlier version left open, and with it everything below. */
export async function closeFolder(folder: string): Promise<void> {
  const { mode, uid } = await stat(folder);
  if ((mode & 0o777) !== OWN_FOLDER && uid === process.getuid?.()) await chmod(folder, OWN_FOLDER);
}
