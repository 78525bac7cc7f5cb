import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/test-run/longest-first.ts';
import { makeMemoryFolder } from './tools/test-run/memory-folder.ts';

// All that the run starts inherits this. A user who says where temporary files belong has them there.
process.env['TMPDIR'] ??= makeMemoryFolder() ?? tmpdir();

// A test belongs to the project its path says; a test file in a new place must be given a project here.
const pureKit = 'kit/{access,calendar,csv,money,messages,percent,qr-code,record,rich-text}';
const webKit = 'kit/{ui,client,offline}';

// The embedded PostgreSQL is started once for the whole run, and only if a server test is among those chosen.
const databaseSetup = 'testing/database-setup.ts';

// So is the demo college of the journeys, of which each of their sites has a copy.
const demoCollegeSetup = 'testing/demo-college-setup.ts';

// Node gives everyone graphql's CommonJS build; Vite would give our sources another one, and two do not mix.
const oneGraphql = { alias: { graphql: fileURLToPath(import.meta.resolve('graphql')) } };

const everywhere = {
  // Two workers fill the two cores the college's build machine has; more would only make timings noisy.
  maxWorkers: 2,
  // Not how long a test may take, but how long a busy machine is waited for before it is called stuck.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 90_000 } },
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
};

export default defineConfig({
  test: {
    ...everywhere,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'rules',
          include: ['slices/*/rules/**/*.test.ts', `${pureKit}/**/*.test.ts`],
          environment: 'node',
          pool: 'threads',
          // Rules are pure, so one file cannot disturb the next and a worker may keep its modules.
          isolate: false,
        },
      },
      {
        resolve: oneGraphql,
        test: {
          name: 'server',
          include: [
            'apps/server/**/*.test.ts',
            'slices/*/server/**/*.test.ts',
            'kit/**/*.test.ts',
            'testing/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: [`${pureKit}/**`, `${webKit}/**`],
          environment: 'node',
          pool: 'forks',
          // Loading the whole server anew for every file took half of the time; what a test opens, it closes. For the same
          // reason nothing here may mock a module: it would be loaded already.
          isolate: false,
          globalSetup: existsSync(databaseSetup) ? [databaseSetup] : [],
          setupFiles: ['tools/vitest-patience.ts'],
        },
      },
      {
        // Screens are tested with what they are built with; a project that extends a file inherits nothing else.
        extends: './apps/web/vite.config.ts',
        root: import.meta.dirname,
        test: {
          ...everywhere,
          name: 'web',
          include: [
            'apps/{web,companion}/**/*.test.{ts,tsx}',
            'slices/*/{web,parts,companion}/**/*.test.{ts,tsx}',
            `${webKit}/**/*.test.{ts,tsx}`,
          ],
          environment: 'jsdom',
          pool: 'threads',
          // Loading React and the kit anew for every file took most of the time; what a test mounts, it takes away.
          isolate: false,
          setupFiles: [
            'tools/vitest-patience.ts',
            'tools/vitest-web-setup.ts',
            'kit/ui/testing/top-layer.ts',
          ],
          // Looks are nothing to jsdom; a test that asks for the text of a style sheet gets it.
          css: { include: [/\.css\?raw/] },
        },
      },
      {
        resolve: oneGraphql,
        test: {
          name: 'tools',
          include: ['tools/**/*.test.ts'],
          environment: 'node',
          pool: 'forks',
          // The tools' tests start type checkers and linters of their own, which may take their time on a busy machine.
          testTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['journeys/**/*.spec.ts'],
          environment: 'node',
          pool: 'forks',
          globalSetup: existsSync(demoCollegeSetup) ? [demoCollegeSetup] : [],
          // Two workers, each with its server and its browser, tell one story after the other when all else has finished.
          maxWorkers: 2,
          isolate: false,
          sequence: { groupOrder: 1 },
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
