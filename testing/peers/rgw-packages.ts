import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { glob, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const CACHE = resolve(import.meta.dirname, '../../../.cache/rgw');
const INSTALLED = join(CACHE, 'root');
const PACKAGES = ['radosgw', 'ceph-osd', 'ceph-mon'];
/** The programs and their libraries; the Python parts are for administrators. */
const NEEDED = /^(lib|ceph|radosgw)/;
const APT_OPTIONS = '-qq -o Acquire::Retries=1 -o Acquire::http::Timeout=20 -o APT::Sandbox::User=root'.split(
  ' ',
);
const STEP_MS = 120_000;

/**
 * Unpacks Debian's packages of Ceph into a folder of the project's cache: nothing is installed on the machine.
 * The first time takes about 25 seconds, later ones none.
 */
export async function unpackRgw(): Promise<{ root: string } | { unavailable: string }> {
  if (existsSync(INSTALLED)) return { root: INSTALLED };
  if (process.platform !== 'linux')
    return { unavailable: 'Ceph is unpacked from Debian packages, on Linux only' };
  try {
    await download().catch(async () => {
      // The machine may know no packages yet, or only versions that are no longer there.
      await run('apt-get', [...APT_OPTIONS, 'update'], { timeout: STEP_MS });
      await download();
    });
    return { root: INSTALLED };
  } catch (error) {
    return { unavailable: `Debian's packages of Ceph cannot be had: ${reasonOf(error)}` };
  }
}

async function download(): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const work = await mkdtemp(join(CACHE, 'unpacking-'));
  try {
    const names = await packageNames();
    await run('apt-get', [...APT_OPTIONS, 'download', ...names], { cwd: work, timeout: STEP_MS });
    for await (const file of glob('*.deb', { cwd: work })) {
      await run('dpkg', ['-x', file, 'root'], { cwd: work, timeout: STEP_MS });
    }
    await rename(join(work, 'root'), INSTALLED);
  } catch (error) {
    if (!existsSync(INSTALLED)) throw error; // Otherwise another process was first.
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** What apt would install here: the packages and whatever of their libraries this machine does not have. */
async function packageNames(): Promise<string[]> {
  const simulate = ['install', '--simulate', '--no-install-recommends', ...PACKAGES];
  const { stdout } = await run('apt-get', simulate, { timeout: STEP_MS });
  const missing = [...stdout.matchAll(/^Inst (\S+)/gm)].map(([, name = '']) => name);
  return [...new Set([...PACKAGES, ...missing.filter((name) => NEEDED.test(name))])];
}

function reasonOf(error: unknown): string {
  const text = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
  return text.trim().split('\n').at(-1) ?? 'no reason given';
}
