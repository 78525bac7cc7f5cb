import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configure, FakeApi, serverError } from '#kit/client/testing/fake-api.ts';
import { forgetUnsentChoices } from '#kit/client/storage/stored-choices.ts';
import { PART_BYTES } from '../rules/parts.ts';
import type { UploadItem, UploadStatus } from '../rules/upload-item.ts';
import {
  abortUpload,
  beginUpload,
  clearCompleted,
  continueUpload,
  hasFile,
  isAnySent,
  pauseUpload,
  resumeUpload,
  stopForgottenUploads,
} from './film-uploads.ts';
import { noticeAbandonedUploads } from './hold-upload.ts';
import { MAX_FILMS_AT_ONCE } from './turns.ts';
import { FakeStorage } from './testing/fake-storage.ts';
import { changeUpload, changeUploads, findUploadItem, hearOfUploads, uploadItems } from './upload-list.ts';

const SMALL = 10;
const url = (part: number, of = 'first'): string => `https://store.example/${of}/${part}`;

/** What the server says of a film in three parts. */
const info = (differing: object = {}) => ({
  data: {
    getMultipartVideoUploadInfo: {
      multipartUploadId: 'm1',
      multipartUploadToken: 't1',
      partsCount: 3,
      partBytes: SMALL,
      partUploadUrls: [1, 2, 3].map((part) => url(part)),
      completed: false,
      storedParts: [] as { partNumber: number; etag: string }[],
      ...differing,
    },
  },
});
const joined = { data: { completeMultipartVideoUpload: { _id: 'film', uploadInfo: { completed: true } } } };

const film = { videoId: 'film', locale: 'en', itemId: 'lesson', itemType: 'lesson', type: 'video/mp4' };
const file = new File(['abcdefghijklmnopqrstuvwxy'], 'romans-8.mp4', { type: 'video/mp4' });

let api: FakeApi;
let storage: FakeStorage;

beforeEach(() => {
  configure();
  api = new FakeApi({
    getMultipartVideoUploadInfo: info(),
    completeMultipartVideoUpload: joined,
    abortMultipartVideoUpload: { data: { abortMultipartVideoUpload: true } },
  });
  storage = new FakeStorage();
  vi.stubGlobal('fetch', api.fetch);
  vi.stubGlobal('XMLHttpRequest', storage.Request);
});
afterEach(() => changeUploads(() => []));

const now = (): UploadItem | undefined => findUploadItem('film');

/** The statuses an upload goes through until it is over. */
function statusesOf(): UploadStatus[] {
  const seen: UploadStatus[] = [];
  const stop = hearOfUploads(() => {
    const status = now()?.status;
    if (status && seen.at(-1) !== status) seen.push(status);
    if (!status) stop();
  });
  return seen;
}

test('a film is loading, uploading, processing and completed (VID-07, VID-08, VID-09)', async () => {
  const seen = statusesOf();
  await beginUpload(film, file);
  expect(seen).toEqual(['loading', 'uploading', 'processing', 'completed']);
  expect(storage.puts).toEqual([
    { url: url(1), size: 10 },
    { url: url(2), size: 10 },
    { url: url(3), size: 5 },
  ]);
  expect(api.variablesOf('getMultipartVideoUploadInfo')).toMatchObject([
    { videoUploadInput: { videoId: 'film', title: 'romans-8.mp4', fileSize: 25, type: 'video/mp4' } },
  ]);
  expect(now()?.etags).toEqual({ 1: 'mark', 2: 'mark', 3: 'mark' });
  expect(PART_BYTES).toBeGreaterThan(SMALL);
});

test('the list is kept in local storage, and every arrived part with it (VID-19, VID-27)', async () => {
  await beginUpload(film, file);
  const kept = JSON.parse(localStorage.getItem('unsent:videoUploads') ?? '') as UploadItem[];
  expect(kept).toMatchObject([{ videoId: 'film', status: 'completed', etags: { 3: 'mark' } }]);
});

test('what the storage has is not sent again (VID-20)', async () => {
  api.answers['getMultipartVideoUploadInfo'] = info({ storedParts: [{ partNumber: 2, etag: 'e2' }] });
  await beginUpload(film, file);
  expect(storage.puts.map((put) => put.url)).toEqual([url(1), url(3)]);
  expect(now()?.status).toBe('completed');
});

test('addresses that have run out are asked for again, and what has arrived stays (HOLE-34)', async () => {
  storage.react = (address) => {
    if (address !== url(3)) return { status: 200, etag: '"mark"' };
    const storedParts = [1, 2].map((partNumber) => ({ partNumber, etag: 'mark' }));
    const partUploadUrls = [1, 2, 3].map((part) => url(part, 'second'));
    api.answers['getMultipartVideoUploadInfo'] = info({ storedParts, partUploadUrls });
    return { status: 403, etag: null };
  };
  await beginUpload(film, file);
  expect(storage.puts.map((put) => put.url)).toEqual([url(1), url(2), url(3), url(3, 'second')]);
  expect(now()?.status).toBe('completed');
});

test('a part that did not arrive whole after all is sent again', async () => {
  api.answers['completeMultipartVideoUpload'] = serverError('…', { problem: 'videoPartsDiffer' });
  storage.react = (address, times) => {
    const storedParts = [1, 3].map((partNumber) => ({ partNumber, etag: 'mark' }));
    api.answers['getMultipartVideoUploadInfo'] = info({ storedParts });
    if (address === url(2) && times === 2) api.answers['completeMultipartVideoUpload'] = joined;
    return { status: 200, etag: '"mark"' };
  };
  await beginUpload(film, file);
  expect(storage.timesOf(url(2))).toBe(2);
  expect(now()?.status).toBe('completed');
});

test('an upload whose completion was lost on the way is found complete', async () => {
  api.answers['getMultipartVideoUploadInfo'] = info({ completed: true, partUploadUrls: [] });
  await beginUpload(film, file);
  expect(now()?.status).toBe('completed');
  expect(storage.puts).toEqual([]);
});

test.each([{ multipartUploadId: null }, { multipartUploadToken: '' }])(
  'an answer with %j stops it (VID-24)',
  async (lack) => {
    api.answers['getMultipartVideoUploadInfo'] = info(lack);
    await beginUpload(film, file);
    expect(now()).toMatchObject({
      status: 'error',
      trouble: { id: 'uploadUnnamed', message: 'Missing upload ID or token' },
    });
  },
);

test('what the server refuses is told by the name of its problem (VID-10)', async () => {
  api.answers['getMultipartVideoUploadInfo'] = serverError('No.', { problem: 'videoQuotaReached' });
  await beginUpload(film, file);
  expect(now()).toMatchObject({ status: 'error', trouble: { id: 'videoQuotaReached' } });
  expect(hasFile('film')).toBe(true);
});

test('a failed film goes on with what is missing, without asking for the file', async () => {
  api.answers['getMultipartVideoUploadInfo'] = serverError('No.', { problem: 'videoQuotaReached' });
  await beginUpload(film, file);
  api.answers['getMultipartVideoUploadInfo'] = info({ storedParts: [{ partNumber: 1, etag: 'e' }] });
  await continueUpload('film');
  expect(now()?.status).toBe('completed');
  expect(storage.puts.map((put) => put.url)).toEqual([url(2), url(3)]);
});

test('a pause stops the requests and is no failure; going on asks what is missing', async () => {
  storage.react = () => 'silence';
  const sent = beginUpload(film, file);
  await vi.waitFor(() => expect(storage.puts).toHaveLength(3));
  expect(isAnySent()).toBe(true);
  pauseUpload('film');
  await sent;
  expect(now()).toMatchObject({ status: 'uploading', isPaused: true, trouble: null });
  expect(storage.underWay).toBe(0);
  expect(isAnySent()).toBe(false);
  storage.react = () => ({ status: 200, etag: '"mark"' });
  await continueUpload('film');
  expect(now()?.status).toBe('completed');
  expect(api.variablesOf('getMultipartVideoUploadInfo')).toHaveLength(2);
});

test('an abort takes it off the list, stops the requests and tells the storage; nothing fails (VID-11, TRAP-72)', async () => {
  storage.react = () => 'silence';
  const seen = statusesOf();
  const sent = beginUpload(film, file);
  await vi.waitFor(() => expect(storage.puts).toHaveLength(3));
  await abortUpload('film');
  await sent;
  expect(seen).toEqual(['loading', 'uploading', 'aborted']);
  expect(uploadItems()).toEqual([]);
  expect(storage.underWay).toBe(0);
  expect(api.variablesOf('abortMultipartVideoUpload')).toEqual([{ videoId: 'film' }]);
});

test('several films are sent beside each other, and only the completed are cleared (VID-12)', async () => {
  const sent = beginUpload(film, file);
  storage.react = (address) => (address.includes('other') ? 'silence' : { status: 200, etag: '"m"' });
  await sent;
  api.answers['getMultipartVideoUploadInfo'] = info({ partUploadUrls: [url(1, 'other')], partsCount: 1 });
  const other = beginUpload({ ...film, videoId: 'other' }, file);
  await vi.waitFor(() => expect(findUploadItem('other')?.status).toBe('uploading'));
  clearCompleted();
  expect(uploadItems().map(({ videoId }) => videoId)).toEqual(['other']);
  await abortUpload('other');
  await other;
});

test('of many films a few are sent at once; the others wait, and come when one is done or given up', async () => {
  storage.react = () => 'silence';
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const sent = ids.map((videoId) => beginUpload({ ...film, videoId }, file));
  const sending = () =>
    uploadItems().flatMap(({ videoId, status }) => (status === 'uploading' ? [videoId] : []));
  await vi.waitFor(() => expect(sending()).toEqual(['a', 'b', 'c']));
  expect(api.variablesOf('getMultipartVideoUploadInfo')).toHaveLength(MAX_FILMS_AT_ONCE);
  await abortUpload('d');
  pauseUpload('b');
  await vi.waitFor(() => expect(sending()).toEqual(['a', 'b', 'c', 'e']));
  expect(findUploadItem('b')?.isPaused).toBe(true);
  for (const videoId of ids) await abortUpload(videoId);
  await Promise.all(sent);
});

test('signing out forgets the list and sends nothing further', async () => {
  const stop = stopForgottenUploads();
  storage.react = () => 'silence';
  const sent = beginUpload(film, file);
  await vi.waitFor(() => expect(storage.puts).toHaveLength(3));
  forgetUnsentChoices();
  await sent;
  expect(storage.underWay).toBe(0);
  expect(localStorage.getItem('unsent:videoUploads')).toBeNull();
  stop();
});

/** As the page finds it that is loaded after one that was sending. */
async function reloaded(): Promise<UploadItem> {
  await beginUpload(film, file);
  changeUploads(() => [
    { ...(now() as UploadItem), videoId: 'left', status: 'uploading', etags: { 1: 'e1' } },
  ]);
  noticeAbandonedUploads();
  return findUploadItem('left') as UploadItem;
}

test('a reload makes it an error that keeps what has arrived (HOLE-34)', async () => {
  const left = await reloaded();
  expect(left).toMatchObject({ status: 'error', trouble: { id: 'uploadInterrupted' }, etags: { 1: 'e1' } });
  expect(hasFile('left')).toBe(false);
});

test.each([
  ['no file', null, 'selectFileFirst'],
  ['another name', new File(['abcdefghijklmnopqrstuvwxy'], 'romans-9.mp4'), 'selectFileNamed'],
  ['a different size', new File(['abc'], 'romans-8.mp4'), 'resumeSizeDiffers'],
  ['other content', new File(['ABCDEFGHIJKLMNOPQRSTUVWXY'], 'romans-8.mp4'), 'videoFileDiffers'],
])(
  'resuming with %s is refused, and nothing is sent (VID-22, VID-23, TRAP-71)',
  async (_, chosen, problem) => {
    const left = await reloaded();
    const before = storage.puts.length;
    expect(await resumeUpload(left, chosen)).toBe(problem);
    expect(findUploadItem('left')?.status).toBe('error');
    expect(storage.puts).toHaveLength(before);
  },
);

test('the same file chosen again goes on with what the storage lacks (VID-20, VID-21)', async () => {
  const left = await reloaded();
  const before = storage.puts.length;
  api.answers['getMultipartVideoUploadInfo'] = info({ storedParts: [{ partNumber: 1, etag: 'e1' }] });
  expect(await resumeUpload(left, new File([file], 'romans-8.mp4'))).toBeNull();
  await vi.waitFor(() => expect(findUploadItem('left')?.status).toBe('completed'));
  expect(storage.puts.slice(before).map((put) => put.url)).toEqual([url(2), url(3)]);
});

test('what comes after an abort changes nothing', async () => {
  await beginUpload(film, file);
  await abortUpload('film');
  changeUpload('film', (item) => ({ ...item, status: 'error' }));
  expect(uploadItems()).toEqual([]);
});
