import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A temporary repository with just these files, given by path; it is removed when the test has finished. */
export function scratchTree(files: Record<string, string>): string {
  const { root, remove } = seedTree(files);
  onTestFinished(remove);
  return root;
}

/** The same for several tests together; the caller removes it. */
export function seedTree(files: Record<string, string>): { root: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'berea-'));
  seed(root, files);
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** Adds files to a tree, or replaces them. */
export function seed(root: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}
