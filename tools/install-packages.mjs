// Plain JavaScript without dependencies: it runs on any Node the machine has, before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { takeLock } from './lock-file.mjs';

/** Where the project's own Node lies once its packages are installed. */
export const ownNode = (root) => join(root, 'node_modules/node/bin/node');

/** Installs the packages of package-lock.json if any is missing or of another version than locked. */
export async function installPackages(root, { withDevelopment = true } = {}) {
  if (isInstalled(root, withDevelopment)) return;
  const release = await takeLock(join(root, '.cache/install.lock'));
  try {
    // Another process may have installed everything while this one waited for the lock.
    if (!isInstalled(root, withDevelopment)) runNpm(root);
  } finally {
    release();
  }
}

/**
 * npm itself notes what it has installed in node_modules/.package-lock.json, as its last step. Comparing that note
 * with package-lock.json sees an interrupted install and a changed lock file, and accepts an `npm install` done by hand.
 */
function isInstalled(root, withDevelopment) {
  const installed = notedPackages(root);
  if (!installed || !existsSync(ownNode(root))) return false;
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(locked).every(([path, { version, integrity, optional, dev, devOptional }]) => {
    const found = installed[path];
    if (found) return found.version === version && found.integrity === integrity;
    const isLeftOut = !withDevelopment && [dev, devOptional].includes(true);
    return path === '' || optional === true || isLeftOut;
  });
}

/** Without a note, or with half of one that npm is just writing or was killed over, nothing counts as installed. */
function notedPackages(root) {
  try {
    return JSON.parse(readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8')).packages;
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function runNpm(root) {
  console.log('Installing packages; the first time this takes a few minutes.');
  // npm must not run on the very Node it is about to replace, so the project's own commands leave the search path.
  const bin = join(root, 'node_modules/.bin');
  const searchPath = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== bin);
  // Not `npm ci`: it refuses a lock file that leaves out the binaries of other platforms, as ours does.
  const npm = spawnSync('npm install --no-save --include=dev --no-audit --no-fund --loglevel=error', {
    cwd: root,
    shell: true,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, PATH: searchPath.join(delimiter) },
  });
  if (npm.status !== 0) {
    throw new Error(`The packages could not be installed.\n${npm.stdout}${npm.stderr}${npm.error ?? ''}`);
  }
  if (!existsSync(ownNode(root))) {
    throw new Error(
      'The package "node" is installed without its program: npm must be allowed to run install scripts.',
    );
  }
}
