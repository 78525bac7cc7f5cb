import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

/** The parts of the machine that finding a browser needs, so that a test can play another machine. */
export interface Machine {
  env: Readonly<Record<string, string | undefined>>;
  isRoot: boolean;
  hasApt: boolean;
  /** Where Playwright puts its own browser, whether it is there or not. */
  playwrightPath: string;
  /** Runs a program and answers whether it succeeded. */
  succeeds(program: string, args: readonly string[]): boolean;
}

/** Debian's browser without windows, menus and tabs does the journeys at a third of the work. */
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Where a program of one of the names may lie, the best first. Playwright starts a browser by its whole path only. */
const placesOf = ({ env }: Machine, names: readonly string[]): string[] =>
  names.flatMap((name) => (env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name)));

/**
 * The path of the Chromium for the journeys: where packages can be installed, Debian's without windows; else one that is
 * there, else Playwright's download.
 */
export function findChromium(machine: Machine, print: (line: string) => void): string {
  const runs = (program: string): boolean => machine.succeeds(program, ['--version']);
  const given = machine.env['CHROMIUM_PATH'];
  if (given) {
    if (runs(given)) return given;
    throw new Error(`CHROMIUM_PATH is ${given}, but no browser starts there.`);
  }
  const withoutWindows = (): string | undefined => placesOf(machine, [SHELL]).find(runs);
  const shell = withoutWindows();
  if (shell) return shell;
  if (machine.isRoot && machine.hasApt) {
    print(`Installing the package ${SHELL} for the journeys.`);
    machine.succeeds('apt-get', ['update']);
    machine.succeeds('apt-get', ['install', '--yes', '--no-install-recommends', SHELL]);
    const installed = withoutWindows();
    if (installed) return installed;
  }
  const present = [...placesOf(machine, NAMES), machine.playwrightPath].find(runs);
  if (present) return present;

  print('Downloading a Chromium for the journeys.');
  const playwright = ['node_modules/playwright-core/cli.js', 'install', '--no-shell', 'chromium'];
  if (machine.succeeds(process.execPath, playwright) && runs(machine.playwrightPath))
    return machine.playwrightPath;
  throw new Error('The journeys need a Chromium: install one, or say where it is in CHROMIUM_PATH.');
}

export const thisMachine: Machine = {
  env: process.env,
  isRoot: process.getuid?.() === 0,
  hasApt: existsSync('/usr/bin/apt-get'),
  playwrightPath: chromium.executablePath(),
  succeeds: (program, args) => spawnSync(program, args, { stdio: 'ignore' }).status === 0,
};
