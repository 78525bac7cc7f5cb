import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import {
  createVitest,
  type TestModule,
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
      const tallies = specifications.map(({ testModule }) => countModule(testModule, root, wanted.words));
      return tallies.reduce(add, { ...nothing, failed: strayErrors.length });
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
function countModule(module: TestModule | undefined, root: string, words: readonly string[]): Tally {
  if (!module) return { ...nothing, failed: 1 };
  const path = relative(root, module.moduleId);
  const tests = [...module.children.allTests()].filter((test) => isWanted(words, path, test.fullName));
  const having = (wanted: TestState): number => tests.filter((test) => test.result().state === wanted).length;
  const failed = having('failed') + having('pending');
  // A hook or an import that fails breaks the file although none of its tests failed.
  const isBroken = failed === 0 && module.state() === 'failed';
  return { passed: having('passed'), failed: isBroken ? 1 : failed, skipped: having('skipped') };
}

/** Ctrl-C lets Vitest finish what is running and stop the database, instead of leaving it behind. */
function stopOnSignal(vitest: Vitest): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      process.exitCode = 130;
      void vitest.cancelCurrentRun('keyboard-input');
    });
  }
}
