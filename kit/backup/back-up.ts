import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDataDir } from '#kit/config/data-dir.ts';
import { takeBaseBackup } from './base-backup.ts';
import { copyFile } from './copy-file.ts';
import { backupName, listBackups, readManifest, writeManifest, type Manifest } from './manifest.ts';
import { mirrorFiles, pruneMirror, readMirrored } from './mirror-files.ts';
import { claimBackups } from './system-identifier.ts';
import { pruneArchive } from './wal-archive.ts';

export interface BackUpOptions {
  /** Where the backups are. */
  root: string;
  dataDir: string;
  /** The embedded database, running; null where the college keeps one of its own. */
  databaseUrl: string | null;
  /** Whether the files are on our disk, not in a bucket. */
  hasFiles: boolean;
  /** How many backups stay. */
  keep: number;
  now: Date;
}

/** Copies a college while it runs; the folder of the new backup. */
export async function backUp(options: BackUpOptions): Promise<{ folder: string; manifest: Manifest }> {
  const { root, dataDir, databaseUrl, hasFiles, now } = options;
  makeDataDir(root);
  if (databaseUrl !== null) await claimBackups(root, join(dataDir, 'postgres'));
  const folder = join(root, backupName(now));
  const mirror = () => (hasFiles ? mirrorFiles(join(dataDir, 'files'), root) : null);
  // Before the database, for what is removed while it is copied, and after it, for what was added.
  const before = await mirror();
  const database =
    databaseUrl === null
      ? null
      : await takeBaseBackup(databaseUrl, join(dataDir, 'postgres'), join(folder, 'postgres'));
  const secret = await copyFile(join(dataDir, 'session-secret'), join(folder, 'session-secret'));
  const after = await mirror();
  const files = after && [
    ...new Map([...(before ?? []), ...after].map((file) => [file.path, file])).values(),
  ];
  const createdAt = now.toISOString();
  const manifest: Manifest = { format: 1, createdAt, database, files, hasSecret: secret !== null };
  await writeManifest(folder, manifest);
  await prune(options);
  return { folder, manifest };
}

async function prune({ root, keep, now }: BackUpOptions): Promise<void> {
  const backups = await listBackups(root);
  for (const name of backups.slice(keep)) await rm(join(root, name), { recursive: true, force: true });
  const kept = await Promise.all(backups.slice(0, keep).map((name) => readManifest(join(root, name))));
  await pruneMirror(root, [...kept.flatMap((one) => one.files ?? []), ...(await readMirrored(root))], now);
  const oldest = kept.findLast(({ database }) => database !== null)?.database?.firstWal;
  if (oldest !== undefined) await pruneArchive(root, oldest);
}
