import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { open, readFile, rm, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { startPostgres } from '#kit/db/postgres/embedded-postgres.ts';
import { PART_BYTES, planParts } from '#slices/video-uploads/rules/parts.ts';
import { newDataDir, startBenchServer, type BenchServer } from './bench-college.ts';
import { figure, median } from './figures.ts';
import { CALLERS_ARE_ADMINS, makeSessions } from './load.ts';
import pg from 'pg';

const FILM_BYTES = 1024 ** 3;
const PARALLEL = 5;
const ROUNDS = 3;

/** A lecture of a gigabyte over loopback, against a bare server that writes the same bytes to the same disk. */
export async function main(): Promise<void> {
  const server = await startBenchServer();
  const folder = await newDataDir();
  const postgres = await startPostgres(join(server.dataDir, 'postgres')); // Joins the server's own.
  const owner = new pg.Client(postgres.url());
  await owner.connect();
  await owner.query(CALLERS_ARE_ADMINS);
  await owner.end();
  const [cookie = ''] = await makeSessions(postgres.url());
  const film = join(folder, 'film.mp4');
  await makeFilm(film);
  const bare = await startBareServer(folder);
  try {
    const [ours, ceiling]: [number[], number[]] = [[], []];
    const before = await residentMb(server.pid);
    let max = before;
    const watch = setInterval(() => void residentMb(server.pid).then((mb) => (max = Math.max(max, mb))), 200);
    // Turn and turn about, so that a busy moment of the machine meets both.
    for (let round = 0; round < ROUNDS; round += 1) {
      ceiling.push(await megabytesASecond(() => put(`${bare.url}/film`, film, 0, FILM_BYTES)));
      ours.push(await megabytesASecond(() => upload(server, cookie, film)));
    }
    clearInterval(watch);
    figure('1 GB to a bare server', median(ceiling), 'MB/s');
    figure('1 GB as an upload in parts', median(ours), 'MB/s');
    figure('upload / bare server', median(ours) / median(ceiling), '', { atLeast: 0.6 });
    figure('memory the server grew by', max - before, 'MB', { atMost: 60 });
  } finally {
    bare.stop();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Real bytes, for a disk may know how to store nothing cheaply. */
async function makeFilm(path: string): Promise<void> {
  const file = await open(path, 'w');
  const noise = await readNoise();
  await file.write('\0\0\0\u{18}ftypisom', 0, 'latin1');
  for (let at = 12; at < FILM_BYTES; at += noise.length)
    await file.write(noise, 0, Math.min(noise.length, FILM_BYTES - at), at);
  await file.close();
}

async function readNoise(): Promise<Buffer> {
  const source = await open('/dev/urandom');
  try {
    return (await source.read(Buffer.alloc(8 * 1024 * 1024))).buffer;
  } finally {
    await source.close();
  }
}

async function megabytesASecond(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return FILM_BYTES / 1e6 / ((performance.now() - startedAt) / 1_000);
}

/** Sends a piece of a file as a browser does. */
async function put(url: string, path: string, start: number, end: number): Promise<void> {
  const file = await open(path);
  const sending = request(url, { method: 'PUT', headers: { 'content-length': end - start } });
  const answered = new Promise<number>((resolve, reject) => {
    sending.once('response', (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    sending.once('error', reject);
  });
  await pipeline(file.createReadStream({ start, end: end - 1, highWaterMark: 1024 * 1024 }), sending);
  if ((await answered) !== 200) throw new Error(`A part was answered with ${await answered}.`);
}

async function upload({ url }: BenchServer, cookie: string, path: string): Promise<void> {
  const about = {
    locale: 'en',
    itemId: randomUUID(),
    itemType: 'bench',
    title: 'film.mp4',
    type: 'video/mp4',
  };
  const input = { ...about, videoId: randomUUID(), fileSize: (await stat(path)).size };
  const begin = `mutation b($input: VideoUploadInput!) { getMultipartVideoUploadInfo(videoUploadInput: $input) { partUploadUrls } }`;
  const answer = await call(url, cookie, begin, { input });
  const { partUploadUrls } = answer['getMultipartVideoUploadInfo'] as { partUploadUrls: string[] };
  const waiting = [...planParts(FILM_BYTES).entries()];
  const send = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, { size }] = next;
      const { pathname, search } = new URL(partUploadUrls[index] ?? '');
      await put(url + pathname + search, path, index * PART_BYTES, index * PART_BYTES + size);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, send));
  const complete =
    'mutation c($videoId: ID!) { completeMultipartVideoUpload(videoId: $videoId) { uploadInfo { completed } } }';
  await call(url, cookie, complete, { videoId: input.videoId });
}

async function call(
  url: string,
  cookie: string,
  query: string,
  variables: object,
): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json', 'x-requested-by': 'college-app', cookie };
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as { data: Record<string, unknown>; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

async function startBareServer(folder: string): Promise<{ url: string; stop(): void }> {
  const program = fork(new URL('bare-storage.ts', import.meta.url), [folder]);
  const [url] = (await once(program, 'message')) as [string];
  return { url, stop: () => void program.kill() };
}

async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
