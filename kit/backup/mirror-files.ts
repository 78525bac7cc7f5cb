import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OWN_FILE } from '#kit/config/data-dir.ts';
import { copyFile } from './copy-file.ts';
import type { MirroredFile } from './manifest.ts';
import { walk } from './walk.ts';

/** What is being sent just now is not part of the college yet. */
const UNFINISHED = /^(incoming|uploads)(\/|$)/;

export const mirrorFolder = (root: string): string => join(root, 'files');
const indexPath = (root: string): string => join(root, 'files.json');

/** What was copied of the object store until now, whichever backup came last. */
export const readMirrored = async (root: string): Promise<MirroredFile[]> =>
  JSON.parse(await readFile(indexPath(root), 'utf8').catch(() => '[]')) as MirroredFile[];

/** Copies what is new of the object store's folder; what was copied before is known by its size and time. */
export async function mirrorFiles(folder: string, root: string): Promise<MirroredFile[]> {
  const mirror = mirrorFolder(root);
  const before = new Map((await readMirrored(root)).map((file) => [file.path, file]));
  const files: MirroredFile[] = [];
  for await (const { path, isFolder } of walk(folder, (one) => !UNFINISHED.test(one))) {
    if (isFolder) continue;
    const found = await stat(join(folder, path)).catch(() => null);
    if (!found) continue;
    const last = before.get(path);
    const copy = await stat(join(mirror, path)).catch(() => null);
    if (
      last &&
      copy &&
      last.mtimeMs === found.mtimeMs &&
      last.bytes === found.size &&
      copy.size === found.size
    ) {
      files.push(last);
      continue;
    }
    const copied = await copyFile(join(folder, path), join(mirror, `${path}.part`));
    if (!copied) continue;
    await rename(join(mirror, `${path}.part`), join(mirror, path));
    files.push({ path, mtimeMs: found.mtimeMs, ...copied });
  }
  await writeFile(`${indexPath(root)}.part`, JSON.stringify(files), { mode: OWN_FILE });
  await rename(`${indexPath(root)}.part`, indexPath(root));
  return files;
}

/** Removes the copies that no backup speaks of any more. */
export async function pruneMirror(root: string, kept: ReadonlySet<string>): Promise<void> {
  for await (const { path, isFolder } of walk(mirrorFolder(root)))
    if (!isFolder && !kept.has(path)) await rm(join(mirrorFolder(root), path), { force: true });
}
