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
    { env: { CHROMIUM_PATH: '/opt/c' }, present: ['/opt/c', '/usr/bin/chromium'] },
    '/opt/c',
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

test("without one, Playwright's is downloaded", () => {
  const on = machine({ installs: { playwright: '/cache/chromium' }, isRoot: true });
  expect(find(on)).toBe('/cache/chromium');
  expect(on.log).toEqual(['playwright']);
});

test('if that fails, root installs the package after refreshing the list', () => {
  const on = machine({ installs: { 'apt-get install': '/usr/bin/chromium' }, isRoot: true });
  expect(find(on)).toBe('/usr/bin/chromium');
  expect(on.log).toEqual(['playwright', 'apt-get update', 'apt-get install']);
});

test('a download whose browser does not start is no browser', () => {
  const on = machine({
    installs: { playwright: '/cache/broken', 'apt-get install': '/usr/bin/chromium' },
    isRoot: true,
  });
  expect(find(on)).toBe('/usr/bin/chromium');
});

test('somebody else than root is told what to do', () => {
  const on = machine({ installs: { 'apt-get install': '/usr/bin/chromium' } });
  expect(() => find(on)).toThrow('install one, or say where it is in CHROMIUM_PATH');
  expect(on.log).toEqual(['playwright']);
});

test('a CHROMIUM_PATH that leads nowhere is said, not worked around', () => {
  expect(() => find(machine({ env: { CHROMIUM_PATH: '/gone' }, present: ['/usr/bin/chromium'] }))).toThrow(
    'CHROMIUM_PATH is /gone, but no browser starts there.',
  );
});
