import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressBuilt } from './compress-built.ts';
import { takeLock } from '../lock-file.mjs';
import { inputsDigest } from './web-inputs.ts';

const PUBLIC = 'production';

/**
 * Builds apps/<app> into dist/<app> unless that was made of the same files; answers whether it built. In another mode
 * than the public's it is built into dist/<app>-<mode>.
 */
export async function buildIfStale(
  root: string,
  app: string,
  print: (line: string) => void,
  mode = PUBLIC,
): Promise<boolean> {
  const name = mode === PUBLIC ? app : `${app}-${mode}`;
  const built = join(root, 'dist', name);
  const stamp = `${built}.digest`;
  const isFresh = (digest: string): boolean =>
    existsSync(built) && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest;

  if (isFresh(inputsDigest(root, app))) return false;
  const release = await takeLock(join(root, `.cache/build-${name}.lock`));
  try {
    // Asked again, because another start may have built it while this one waited for the lock.
    const digest = inputsDigest(root, app);
    if (isFresh(digest)) return false;
    print(`Building the ${name} app.`);
    await buildBeside(root, app, built, mode);
    writeFileSync(stamp, digest);
    return true;
  } finally {
    release();
  }
}

/** Builds into a folder of its own and swaps it in at the end, so that a failed build leaves the last one in place. */
async function buildBeside(root: string, app: string, built: string, mode: string): Promise<void> {
  const building = `${built}.building`;
  const replaced = `${built}.replaced`;
  mkdirSync(join(root, 'dist'), { recursive: true });
  // Loaded only now: most starts find everything built, and Vite is slow to load.
  const { build } = await import('vite');
  await asInProduction(() =>
    build({
      root: join(root, 'apps', app),
      configFile: join(root, 'apps', app, 'vite.config.ts'),
      mode,
      logLevel: 'warn',
      build: { outDir: building, emptyOutDir: true },
    }),
  );
  // Developers rebuild often and load from their own machine; the public loads often what was built once.
  if (mode === PUBLIC) await compressBuilt(building);
  rmSync(replaced, { recursive: true, force: true });
  if (existsSync(built)) renameSync(built, replaced);
  renameSync(building, built);
  rmSync(replaced, { recursive: true, force: true });
}

/** Without this, Vite bundles React's development build in development and tests. */
async function asInProduction(work: () => Promise<unknown>): Promise<void> {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await work();
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}
