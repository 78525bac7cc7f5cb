import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import {
  createVitest,
  type TestCase,
  type TestSpecification,
  type TestState,
  type Vitest,
} from 'vitest/node';
import { isWanted, narrowFile, type Wanted } from './choose-tests.ts';
import { add, nothing, type Tally } from './tally.ts';

/** A Vitest that can run a part of its tests and count what happened. */
export interface TestRun {
  /** The wanted test files of all projects but the journeys. */
  tests: TestSpecification[];
  journeys: TestSpecification[];
  run: (specifications: TestSpecification[]) => Promise<Tally>;
  close: () => Promise<void>;
}

/** Opens Vitest on the repository and chooses the wanted tests; nothing runs yet. */
export async function openVitest(root: string, wanted: Wanted): Promise<TestRun> {
  const vitest = await createVitest({ root, watch: false, reporters: [['default', { summary: false }]] });
  await vitest.standalone();
  stopOnSignal(vitest);

  const reported = new Set<unknown>();
  const found = await vitest.globTestSpecifications();
  const chosen = found
    .filter(({ project }) => wanted.project === undefined || project.name === wanted.project)
    .filter((specification) => narrow(specification, root, wanted.words));
  return {
    tests: chosen.filter(({ project }) => project.name !== 'journeys'),
    journeys: chosen.filter(({ project }) => project.name === 'journeys'),
    run: async (specifications) => {
      if (specifications.length === 0) return nothing;
      // What Vitest answers also holds the modules and errors of earlier runs, so both are taken apart here.
      const { unhandledErrors } = await vitest.runTestSpecifications(specifications);
      const strayErrors = unhandledErrors.filter((error) => !reported.has(error));
      for (const error of strayErrors) reported.add(error);
      const tallies = specifications.map((specification) => countModule(specification, root, wanted.words));
      return tallies.reduce(add, { ...nothing, failures: strayErrors.map(nameStrayError) });
    },
    close: () => vitest.close(),
  };
}

function narrow(specification: TestSpecification, root: string, words: readonly string[]): boolean {
  const { moduleId } = specification;
  const narrowed = narrowFile(words, relative(root, moduleId), readFileSync(moduleId, 'utf8'));
  if (narrowed instanceof RegExp) specification.testNamePattern = narrowed;
  return narrowed !== 'none';
}

/** Tests that the words left out do not count; a file that did not load, or was never reached, counts as a failure. */
function countModule(specification: TestSpecification, root: string, words: readonly string[]): Tally {
  const path = relative(root, specification.moduleId);
  const module = specification.testModule;
  if (!module) return { ...nothing, failures: [`${path} was never reached`] };
  const tests = [...module.children.allTests()].filter((test) => isWanted(words, path, test.fullName));
  const having = (...wanted: TestState[]): TestCase[] =>
    tests.filter((test) => wanted.includes(test.result().state));
  const failures = having('failed', 'pending').map((test) => `${path} > ${test.fullName}`);
  // A hook or an import that fails breaks the file although none of its tests failed.
  const isBroken = failures.length === 0 && module.state() === 'failed';
  return {
    passed: having('passed').length,
    failures: isBroken ? [`${path} did not run as a whole`] : failures,
    skipped: having('skipped').length,
  };
}

const nameStrayError = (error: unknown): string =>
  `an error outside every test: ${error instanceof Object && 'message' in error ? String(error.message) : String(error)}`;

/** Ctrl-C lets Vitest finish what is running and stop the database, instead of leaving it behind. */
function stopOnSignal(vitest: Vitest): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      process.exitCode = 130;
      void vitest.cancelCurrentRun('keyboard-input');
    });
  }
}
