import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signOutIfSessionLost } from '#kit/client/session/automatic-sign-out.ts';
import { problemOf } from '#kit/client/call/call-problem.ts';
import { page } from '#kit/client/page.ts';
import { storeUser } from '#kit/client/session/stored-user.ts';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import type { UploadItem } from '../rules/upload-item.ts';
import { beginUpload, hasFile } from './film-uploads.ts';
import { showUploads } from './show-uploads.ts';
import { FakeStorage } from './testing/fake-storage.ts';
import { changeUploads, findUploadItem } from './upload-list.ts';

const getMultipartVideoUploadInfo = {
  multipartUploadId: 'm1',
  multipartUploadToken: 't1',
  partsCount: 2,
  partBytes: 20,
  partUploadUrls: ['https://store.example/1', 'https://store.example/2'],
  completed: false,
  storedParts: [],
};
const film = { videoId: 'film', locale: 'en', itemId: 'lesson', itemType: 'lesson', type: 'video/mp4' };
const begin = (): Promise<void> => beginUpload(film, new File(['a film of 25 characters..'], 'romans-8.mp4'));

let storage: FakeStorage;

beforeEach(() => {
  configure();
  storage = new FakeStorage();
  const api = new FakeApi({ getMultipartVideoUploadInfo: { data: { getMultipartVideoUploadInfo } } });
  vi.stubGlobal('fetch', api.fetch);
  vi.stubGlobal('XMLHttpRequest', storage.Request);
});
afterEach(() => {
  vi.restoreAllMocks();
  changeUploads(() => []);
});

test('a file that has gone from the disk is asked for again, and not waited for as a line that is cut', async () => {
  storage.react = () => {
    vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(new DOMException('Gone', 'NotReadableError'));
    return { status: 0, etag: null };
  };
  await begin();
  expect(findUploadItem('film')).toMatchObject({ status: 'error', trouble: { id: 'uploadFileGone' } });
  expect([storage.underWay, hasFile('film')]).toEqual([0, false]);
});

test('a lost session stops the films and keeps the list, so that the page starts again unasked', async () => {
  showUploads();
  const mayLeave = (): boolean => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  storage.react = () => 'silence';
  const sent = begin();
  await vi.waitFor(() => expect(storage.underWay).toBe(2));
  expect(mayLeave()).toBe(false);
  storeUser({ _id: 'ana', fullName: 'Ana Souza', locale: null });
  const asked: boolean[] = [];
  vi.spyOn(page, 'reload').mockImplementation(() => void asked.push(!mayLeave()));
  signOutIfSessionLost(problemOf({ message: 'Token expired', extensions: { code: 'UNAUTHENTICATED' } }, 200));
  expect(asked).toEqual([false]);
  await sent;
  expect(storage.underWay).toBe(0);
  const kept = JSON.parse(localStorage.getItem('unsent:videoUploads') ?? '') as UploadItem[];
  expect(kept).toMatchObject([{ videoId: 'film', status: 'error', trouble: { id: 'uploadInterrupted' } }]);
});
