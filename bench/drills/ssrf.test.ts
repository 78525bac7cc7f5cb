import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildSchema } from 'graphql';
import { expect, onTestFinished, test } from 'vitest';
import { machineEnv } from '#testing/machine-env.ts';
import { ADDRESS_PLACES } from './ssrf/address-places.ts';
import { startCanaries } from './ssrf/canaries.ts';
import { addressPlacesIn } from './ssrf/looks-like-address.ts';

const WATCH = join(import.meta.dirname, 'ssrf/outgoing-watch.ts');

test('every place that takes an address is one that internal addresses are sent to (G4)', async () => {
  const schema = buildSchema(await readFile('schema.graphql', 'utf8'));
  expect(addressPlacesIn(schema)).toEqual(Object.keys(ADDRESS_PLACES).toSorted());
});

test('a place for an address that is new is found by its type or its name (G4)', () => {
  const schema = buildSchema(`
    scalar RichText
    type Query { a: Int }
    input FeedInput { feedUrl: String, title: String, words: RichText! }
    type Mutation { saveFeed(feed: FeedInput!): Int, setLogo(logo: String!, title: String): Int }
  `);
  expect(addressPlacesIn(schema)).toEqual(['FeedInput.feedUrl', 'FeedInput.words', 'setLogo.logo']);
});

test('what a process calls is noted, however it calls, unless it may (G4)', async () => {
  const canaries = await startCanaries();
  onTestFinished(() => canaries.stop());
  const folder = await mkdtemp(join(tmpdir(), 'berea-outgoing-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'outgoing');
  await writeFile(file, '');
  const { port4, port6 } = canaries;
  const calls = `
    import { connect } from 'node:net';
    import { get } from 'node:http';
    import { lookup } from 'node:dns/promises';
    const settled = (socket) => new Promise((done) => socket.on('error', done).on('close', done));
    await fetch('http://127.0.0.1:${port4}/');
    await new Promise((done) => get('http://[::1]:${port6}/', (answer) => answer.resume().on('end', done)));
    await settled(connect('/nowhere/socket'));
    await settled(connect('/allowed/socket'));
    await settled(connect(1, '127.0.0.1'));
    await settled(connect({ host: '127.0.0.1', port: 2 }));
    await lookup('metadata.invalid').catch(() => undefined);
  `;
  await promisify(execFile)(process.execPath, ['--import', WATCH, '--input-type=module', '--eval', calls], {
    env: { ...machineEnv(), OUTGOING_FILE: file, OUTGOING_ALLOWED: '/allowed,127.0.0.1:2' },
  });
  expect((await readFile(file, 'utf8')).trim().split('\n')).toEqual([
    `connect 127.0.0.1:${port4}`,
    `connect ::1:${port6}`,
    'connect /nowhere/socket',
    'connect 127.0.0.1:1',
    'lookup metadata.invalid',
  ]);
  expect(canaries.connections()).toBe(2);
});
