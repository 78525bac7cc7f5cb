import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * What takes long, the longest first. A worker that began one of these last would leave the others with nothing to do; and
 * a fresh machine knows no more of a file than its size.
 */
export const LONG: readonly string[] = [
  'apps/server/proofs/reads.matrix.test.ts',
  'apps/server/proofs/writes.matrix.test.ts',
  'apps/server/demo/seed-demo.test.ts',
  'kit/files/store.test.ts',
  'apps/server/start/start.test.ts',
  'bench/drills/mail.test.ts',
  'bench/drills/news.test.ts',
  'kit/backup/backup.test.ts',
  'bench/drills/fuzz.test.ts',
  'bench/drills/crash.test.ts',
  'apps/server/seed.test.ts',
  'tools/new-slice.test.ts',
  'tools/test.test.ts',
  'kit/ui/rich-text/rich-text-field.test.tsx',
  'kit/ui/table/data-table.test.tsx',
  'slices/lessons/web/managing/lessons-tab.test.tsx',
  'journeys/developer-reads-the-catalogue.spec.ts',
  'journeys/finding-the-way.spec.ts',
  'journeys/route-table.spec.ts',
  'journeys/student/student-sits-an-exam.spec.ts',
  'journeys/every-screen-at-every-width.spec.ts',
  'journeys/accounts/session-is-lost.spec.ts',
  'journeys/accounts/user-changes-their-profile.spec.ts',
  'journeys/accounts/student-logs-in.spec.ts',
];

const placeOf = (path: string): number => (LONG.includes(path) ? LONG.indexOf(path) : LONG.length);

/** The same files, of each project the long ones first. A project's files stay together: its workers keep what they loaded. */
export function longestFirst<File>(
  files: readonly File[],
  projectOf: (file: File) => string,
  pathOf: (file: File) => string,
): File[] {
  const projects = [...new Set(files.map(projectOf))];
  return files.toSorted(
    (a, b) =>
      projects.indexOf(projectOf(a)) - projects.indexOf(projectOf(b)) ||
      placeOf(pathOf(a)) - placeOf(pathOf(b)),
  );
}

/** Vitest's own order but for the long files. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- a sequencer is no array
    const sorted = await super.sort(files);
    return longestFirst(
      sorted,
      ({ project }) => project.name,
      ({ moduleId }) => relative(this.ctx.config.root, moduleId),
    );
  }
}
