import { expect, test } from 'vitest';
import { findChromium, type Machine } from './find-chromium.ts';

interface Plan {
  /** Browsers that are there from the beginning. */
  present?: string[];
  /** What becomes of running an installer: the browser it brings, by the program's name. */
  installs?: Record<string, string>;
  isRoot?: boolean;
  env?: Record<string, string>;
}

function machine({
  present = [],
  installs = {},
  isRoot = false,
  env = {},
}: Plan): Machine & { log: string[] } {
  const browsers = new Set(present);
  const log: string[] = [];
  return {
    env: { PATH: '/usr/local/bin:/usr/bin', ...env },
    isRoot,
    hasApt: true,
    playwrightPath: '/cache/chromium',
    log,
    succeeds(program, args) {
      if (args[0] === '--version') return browsers.has(program);
      const installer = program === process.execPath ? 'playwright' : `${program} ${args[0]}`;
      log.push(installer);
      const brought = installs[installer];
      if (brought) browsers.add(brought);
      return brought !== undefined;
    },
  };
}

const find = (on: Machine): string => findChromium(on, () => undefined);

test.each([
  [
    'the one that CHROMIUM_PATH names',
    { env: { CHROMIUM_PATH: '/opt/c' }, present: ['/opt/c', '/usr/bin/chromium-headless-shell'] },
    '/opt/c',
  ],
  [
    "Debian's without windows before any other",
    { present: ['/usr/local/bin/chromium', '/usr/bin/chromium-headless-shell'], isRoot: true },
    '/usr/bin/chromium-headless-shell',
  ],
  ["Debian's", { present: ['/usr/bin/chromium', '/usr/bin/google-chrome'] }, '/usr/bin/chromium'],
  ["Google's", { present: ['/usr/bin/google-chrome', '/cache/chromium'] }, '/usr/bin/google-chrome'],
  ['their own', { present: ['/usr/bin/chromium', '/usr/local/bin/chromium'] }, '/usr/local/bin/chromium'],
  ['one downloaded before', { present: ['/cache/chromium'] }, '/cache/chromium'],
])('a browser on the machine is used as it is: %s', (_, plan, path) => {
  const on = machine(plan);
  expect(find(on)).toBe(path);
  expect(on.log).toEqual([]);
});

test('root installs the package without windows, after refreshing the list, also beside another browser', () => {
  const on = machine({
    present: ['/usr/bin/chromium'],
    installs: { 'apt-get install': '/usr/bin/chromium-headless-shell' },
    isRoot: true,
  });
  expect(find(on)).toBe('/usr/bin/chromium-headless-shell');
  expect(on.log).toEqual(['apt-get update', 'apt-get install']);
});

test('where that package cannot be had, the browser that is there will do', () => {
  expect(find(machine({ present: ['/usr/bin/chromium'], isRoot: true }))).toBe('/usr/bin/chromium');
});

test("without any, Playwright's is downloaded", () => {
  const on = machine({ installs: { playwright: '/cache/chromium' } });
  expect(find(on)).toBe('/cache/chromium');
  expect(on.log).toEqual(['playwright']);
});

test('a download whose browser does not start is no browser', () => {
  expect(() => find(machine({ installs: { playwright: '/cache/broken' } }))).toThrow('CHROMIUM_PATH');
});

test('a user who cannot have one is told what to do', () => {
  expect(() =>
    find(machine({ installs: { 'apt-get install': '/usr/bin/chromium-headless-shell' } })),
  ).toThrow('install one, or say where it is in CHROMIUM_PATH');
});
