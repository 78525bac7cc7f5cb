import { beforeEach, expect, test, vi } from 'vitest';
import { forgetDeviceStore } from '#kit/client/storage/forget-device-store.ts';
import { configure, FakeApi, serverError } from '#kit/client/testing/fake-api.ts';
import { reportKept, reportWatched } from './report-watched.ts';

const DONE = { data: { watchLesson: true } };

function serverThat(watchLesson: ConstructorParameters<typeof FakeApi>[0][string]) {
  const api = new FakeApi({ watchLesson });
  vi.stubGlobal('fetch', api.fetch);
  return api;
}
const report = (position: number, from = position - 10) => ({
  lessonId: 'lesson',
  position,
  spans: [{ from, to: position }],
});

beforeEach(() => {
  configure();
  forgetDeviceStore();
});

test('what was watched without a network is told with what is watched next, as one', async () => {
  serverThat(new Error('no network'));
  expect(await reportWatched(report(10), false)).toBe(false);
  expect(await reportWatched({ ...report(100), lessonId: 'other' }, false)).toBe(false);
  const api = serverThat(DONE);
  expect(await reportWatched(report(20), false)).toBe(true);
  expect(api.variablesOf('watchLesson')).toEqual([
    { ...report(100), lessonId: 'other' },
    { ...report(20), spans: [{ from: 0, to: 20 }] },
  ]);
  await reportKept();
  expect(api.calls).toHaveLength(2);
});

test('what a page says while it is left goes out at once, and is told again if nobody answered', async () => {
  const silent = serverThat(new Error('no network'));
  const said = reportWatched(report(10), true);
  expect(silent.calls.map(({ init }) => init.keepalive)).toEqual([true]);
  expect(await said).toBe(false);
  const api = serverThat(DONE);
  expect(await reportKept()).toBe(true);
  expect(api.variablesOf('watchLesson')).toEqual([report(10)]);
});

test('what the server refuses is not told again', async () => {
  const api = serverThat(serverError('No', { code: 'FORBIDDEN' }));
  expect(await reportWatched(report(10), false)).toBe(true);
  await reportKept();
  expect(api.calls).toHaveLength(1);
});
