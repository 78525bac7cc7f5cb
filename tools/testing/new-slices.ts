import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { checks, runChecks } from '../checks.ts';
import { makeSlice } from '../new-slice/make-slice.ts';

const repository = join(import.meta.dirname, '../..');

/** What the linter, which sees to their types too, and the formatter have to say of the new files and of the one that now names them. */
const concerned = ['slices/chapel-services', 'slices/series', 'slices/order.json'];
const narrowed: Record<string, readonly string[]> = {
  lint: ['node_modules/.bin/oxlint', '--type-check', ...concerned],
  format: ['node_modules/.bin/oxfmt', '--check', ...concerned],
};

export interface CommandResult {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** The repository as it lies here with two new slices, chapel-services and series, to try them out in. */
export class NewSlices {
  readonly #copy: string;

  private constructor(copy: string) {
    this.#copy = copy;
  }

  static async make(): Promise<NewSlices> {
    const copy = mkdtempSync(join(tmpdir(), 'berea-copy-'));
    const leftOut = new Set(['node_modules', '.git', '.data', '.cache', 'dist']);
    cpSync(repository, copy, { recursive: true, filter: (path) => !leftOut.has(basename(path)) });
    symlinkSync(join(repository, 'node_modules'), join(copy, 'node_modules'));
    const slices = new NewSlices(copy);
    await makeSlice(copy, { name: 'chapel-services' }, new Date());
    return slices;
  }

  /** Of this one nobody can say by the word whether it is one or many. The command generates what both need. */
  addSeries(): CommandResult {
    return this.#run(['tools/new-slice.ts', 'series']);
  }

  /**
   * What the checks of these names say of the new slices; whatever else may be wrong with the repository at this moment,
   * they add nothing to it.
   */
  async complaints(isWanted: (check: string) => boolean): Promise<string[]> {
    const chosen = checks
      // What is generated was generated a moment ago.
      .filter(({ name }) => name !== 'generated' && isWanted(name))
      .map((check) => ({ ...check, run: narrowed[check.name] ?? check.run }));
    const results = await runChecks(chosen, () => undefined, this.#copy);
    return results.flatMap(({ output }) =>
      output.split('\n').filter((line) => /chapel|\bseries\b/i.test(line)),
    );
  }

  /** Runs the tests of these names in these places. The permission matrix tries the new slices alone. */
  test(names: string, ...places: string[]): CommandResult {
    const vitest = ['node_modules/.bin/vitest', 'run', '--reporter=verbose', '-t', names, ...places];
    return this.#run(vitest, { MATRIX_SLICES: 'chapel-services series' });
  }

  remove(): void {
    rmSync(this.#copy, { recursive: true, force: true });
  }

  #run(args: readonly string[], env: Record<string, string> = {}): CommandResult {
    const options = { cwd: this.#copy, encoding: 'utf8', env: { ...process.env, ...env } } as const;
    const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
    return { status, stdout: stripVTControlCharacters(stdout), stderr };
  }
}
