import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testTitles } from './test-titles.ts';

/** Where each requirement is proved: the test files that carry its id in a test's name. */
export type Proofs = ReadonlyMap<string, ReadonlySet<string>>;

const testFiles = ['{apps,kit,slices,tools,bench}/**/*.test.{ts,tsx}', 'journeys/**/*.spec.ts'];

/** Scans all tests of a repository for ids of requirements. */
export function readProofs(root: string): Proofs {
  const proofs = new Map<string, Set<string>>();
  for (const path of globSync(testFiles, { cwd: root }).toSorted()) {
    for (const title of testTitles(path, readFileSync(join(root, path), 'utf8'))) {
      for (const id of idsIn(title)) proofs.set(id, (proofs.get(id) ?? new Set()).add(path));
    }
  }
  return proofs;
}

/** The ids stand in brackets, one or several: "… (AUTH-15)", "… (AUTH-15, AUTH-16)". */
function idsIn(title: string): string[] {
  const brackets = [...title.matchAll(/\((?<ids>[^()]*)\)/g)];
  return brackets.flatMap(({ groups }) => groups?.['ids']?.match(/\b[A-Z][A-Z0-9]*-\d+\b/g) ?? []);
}
