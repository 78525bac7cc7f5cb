import { dirname } from 'node:path';

export const MAX_SIDE_BY_SIDE = 40;

/** What is read as text, generated or not; pictures are not. */
const TEXT = /\.(ts|tsx|mjs|cjs|css|sql|graphql|html|json|md)$/;

/** Migrations are read as one list, by date. */
const ONE_LIST = 'apps/server/migrations';

/** The folders with too many files side by side to be seen at a glance, the fullest first. */
export function fullFolders(paths: readonly string[]): { folder: string; files: number }[] {
  const counts = new Map<string, number>();
  for (const path of paths)
    if (TEXT.test(path)) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  counts.delete(ONE_LIST);
  return [...counts]
    .filter(([, files]) => files > MAX_SIDE_BY_SIDE)
    .map(([folder, files]) => ({ folder, files }))
    .toSorted((a, b) => b.files - a.files);
}
