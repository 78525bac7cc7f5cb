import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { CLUSTER_ID, rgwConfiguration } from './rgw-configuration.ts';

const run = promisify(execFile);
const READY_MS = 60_000;

export interface RgwCluster {
  endpoint: string;
  stop: () => Promise<void>;
}

type Tool = (name: string, ...args: string[]) => Promise<void>;

/** One monitor, one storage daemon that keeps everything in memory, one S3 gateway; all on the loopback address. */
export async function startRgw(
  root: string,
  user: { accessKey: string; secretKey: string },
): Promise<RgwCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'rgw-'));
  const [monitorPort, gatewayPort] = [await freePort(), await freePort()];
  const endpoint = `http://127.0.0.1:${gatewayPort}`;
  const libraries = await libraryFolder(root);
  for (const name of ['mon', 'osd']) await mkdir(join(folder, name));
  await writeFile(
    join(folder, 'ceph.conf'),
    rgwConfiguration({ folder, libraries: libraries.path, monitorPort }),
  );

  const env = {
    ...process.env,
    PATH: `${root}/usr/bin:${process.env['PATH']}`,
    LD_LIBRARY_PATH: `${root}/lib/${libraries.name}:${libraries.path}:${libraries.path}/ceph`,
    CEPH_CONF: join(folder, 'ceph.conf'),
  };
  const tool: Tool = async (name, ...args) => {
    await run(name, args, { env, cwd: folder, timeout: READY_MS }).catch((error: unknown) => {
      throw new Error(String(error).split('\n', 3).join(' '));
    });
  };
  const daemons: ChildProcess[] = [];
  // The kernel ends the daemons with the test process, however that ends.
  const daemon = (name: string, ...args: string[]) => {
    daemons.push(spawn('setpriv', ['--pdeathsig', 'KILL', name, ...args, '-f'], { env, stdio: 'ignore' }));
  };
  const stop = async () => {
    const exits = daemons.map(async (child) => child.exitCode ?? child.signalCode ?? once(child, 'exit'));
    for (const child of daemons) child.kill('SIGKILL');
    await Promise.all(exits);
    await rm(folder, { recursive: true, force: true });
  };

  try {
    await makeCluster(tool, monitorPort);
    daemon('ceph-mon', '-i', 'a');
    daemon('ceph-osd', '-i', '0');
    daemon('radosgw', '-n', 'client.rgw', `--rgw_frontends=beast endpoint=127.0.0.1:${gatewayPort}`);
    const keys = [`--access-key=${user.accessKey}`, `--secret-key=${user.secretKey}`];
    await tool(
      'radosgw-admin',
      '-n',
      'client.rgw',
      'user',
      'create',
      '--uid=test',
      '--display-name=test',
      ...keys,
    );
    await answers(endpoint, daemons);
    return { endpoint, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The keys and the maps a new cluster begins with, made by hand so that none of its Python tools is needed. */
async function makeCluster(tool: Tool, monitorPort: number) {
  const everything = ['--cap', 'mon', 'allow *', '--cap', 'osd', 'allow *'];
  await tool(
    'ceph-authtool',
    '--create-keyring',
    'keyring',
    '--gen-key',
    '-n',
    'mon.',
    '--cap',
    'mon',
    'allow *',
  );
  await tool('ceph-authtool', 'keyring', '--gen-key', '-n', 'osd.0', ...everything);
  await tool('ceph-authtool', 'keyring', '--gen-key', '-n', 'client.rgw', ...everything);
  const monitor = ['--addv', 'a', `[v2:127.0.0.1:${monitorPort}]`];
  await tool('monmaptool', '--create', '--fsid', CLUSTER_ID, ...monitor, 'monmap');
  await tool('osdmaptool', '--createsimple', '1', 'osdmap');
  const maps = ['--monmap', 'monmap', '--osdmap', 'osdmap', '--keyring', 'keyring'];
  await tool('ceph-mon', '-i', 'a', '--mkfs', ...maps);
  await tool('ceph-osd', '-i', '0', '--no-mon-config', '--mkfs', '--osd-uuid', CLUSTER_ID);
}

async function libraryFolder(root: string): Promise<{ name: string; path: string }> {
  const name = (await readdir(join(root, 'usr/lib'))).find((entry) => entry.endsWith('-linux-gnu'));
  if (!name) throw new Error(`${root} holds no libraries.`);
  return { name, path: join(root, 'usr/lib', name) };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function answers(endpoint: string, daemons: readonly ChildProcess[]): Promise<void> {
  const giveUpAt = Date.now() + READY_MS;
  while (Date.now() < giveUpAt) {
    const ended = daemons.find((child) => child.exitCode !== null || child.signalCode !== null);
    if (ended) throw new Error(`A daemon of the S3 peer ended: ${ended.spawnargs.join(' ')}`);
    if (
      await fetch(endpoint).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    await wait(50);
  }
  throw new Error('The S3 peer did not answer in time.');
}
