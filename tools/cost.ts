// `npm run cost` says how large the product is; `npm run cost -- COMMIT` (or A..B) what a change has cost: the files that
// were written by hand.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kindOfFile, type KindOfFile } from './cost/kind-of-file.ts';
import { fullFolders } from './folders/full-folders.ts';
import { makeSlice } from './new-slice/make-slice.ts';

const git = (...words: string[]): string[] =>
  execFileSync('git', words, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\n')
    .filter(Boolean);

const print = (name: string, ...figures: (string | number)[]): void =>
  console.log(name.padEnd(34), ...figures.map((figure) => String(figure).padStart(8)));

const linesOf = (path: string): number => readFileSync(path, 'utf8').split('\n').length - 1;

function printSize(): void {
  const sums = new Map<KindOfFile, { files: number; lines: number }>();
  const paths = git('ls-files');
  for (const path of paths) {
    const kind = kindOfFile(path);
    if (!kind) continue;
    const sum = sums.get(kind) ?? { files: 0, lines: 0 };
    sums.set(kind, {
      files: sum.files + 1,
      lines: sum.lines + linesOf(path),
    });
  }
  print('', 'files', 'lines');
  for (const [kind, { files, lines }] of [...sums].toSorted(([, a], [, b]) => b.lines - a.lines))
    print(kind, files, lines);
  for (const { folder, files } of fullFolders(paths)) print(`${folder}: side by side`, files);
}

function printChange(range: string): void {
  const changed = range.includes('..')
    ? git('diff', '--numstat', '--no-renames', range)
    : git('show', '--numstat', '--no-renames', '--format=', range);
  const sums = new Map<KindOfFile, { files: number; added: number; removed: number }>();
  for (const line of changed) {
    const [added = '0', removed = '0', path = ''] = line.split('\t');
    const kind = kindOfFile(path);
    if (!kind) continue;
    const sum = sums.get(kind) ?? { files: 0, added: 0, removed: 0 };
    sum.files += 1;
    sum.added += Number(added);
    sum.removed += Number(removed);
    sums.set(kind, sum);
  }
  print(range, 'files', 'added', 'removed');
  for (const [kind, { files, added, removed }] of sums) print(kind, files, added, removed);
}

/** A slice as `npm run new:slice` makes it, without its translations and its README. */
async function printNewSlice(): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'new-slice-'));
  try {
    cpSync('slices/order.json', join(root, 'slices/order.json'));
    const made = await makeSlice(root, { name: 'chapels' }, new Date());
    const written = made.filter((path) => !/\/messages\/|README|order\.json/.test(path));
    const lines = written.reduce((sum, path) => sum + linesOf(join(root, path)), 0);
    print('a new slice', written.length, lines);
  } finally {
    rmSync(root, { recursive: true });
  }
}

const [range] = process.argv.slice(2);
if (range) printChange(range);
else {
  printSize();
  await printNewSlice();
}
