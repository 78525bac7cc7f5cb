import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { College } from '#testing/college.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());
afterEach(() => vi.useRealTimers());

const BEGIN = `mutation b($input: VideoUploadInput!) {
  getMultipartVideoUploadInfo(videoUploadInput: $input) { partUploadUrls } }`;

/** The address of the only part of a film of four bytes. */
async function partPath(): Promise<string> {
  const ana = await college.signedIn({ roles: ['user', 'admin'] });
  const about = { locale: 'en', itemId: randomUUID(), itemType: 'lesson', title: 'film', type: 'video/mp4' };
  const { data } = await ana.call(BEGIN, { input: { ...about, videoId: randomUUID(), fileSize: 4 } });
  const info = data?.['getMultipartVideoUploadInfo'] as { partUploadUrls: [string] } | undefined;
  const { pathname, search } = new URL(info?.partUploadUrls[0] ?? '');
  return pathname + search;
}

/** Sends half of a request of four bytes, and comes back when the server has seen it. */
async function sendHalf(method: string, path: string): Promise<Socket> {
  const { server } = college.served.app;
  const socket = connect(college.served.port, '127.0.0.1');
  const seen = once(server, 'request');
  const headers = ['host: berea', 'content-type: application/json', 'x-requested-by: college-app'];
  socket.write(`${method} ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\ncontent-length: 4\r\n\r\nfi`);
  await seen;
  return socket;
}

test('a part may take its time on a slow line; anything else has to be said within seconds (I6)', async () => {
  expect(college.served.app.server.requestTimeout).toBeGreaterThanOrEqual(3_600_000);
  const path = await partPath();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const part = await sendHalf('PUT', path);
  const dawdler = await sendHalf('POST', '/graphql');
  const dawdlerIsCutOff = once(dawdler, 'close');
  vi.advanceTimersByTime(16_000);
  await dawdlerIsCutOff;

  part.write('lm');
  const [answer] = (await once(part, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1.1 200/);
  part.destroy();
});

test('an address that nobody has signed is granted no more time than anything else', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const stranger = await sendHalf('PUT', '/files/parts/videos/any?partNumber=1');
  const isCutOff = once(stranger, 'close');
  stranger.resume();
  vi.advanceTimersByTime(16_000);
  await expect(isCutOff).resolves.toBeDefined();
});
