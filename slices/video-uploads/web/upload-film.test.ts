import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { FakeStorage } from './testing/fake-storage.ts';
import { uploadFilm } from './upload-film.ts';
import { changeUploads, uploadItems } from './upload-list.ts';

let api: FakeApi;

beforeEach(() => {
  configure();
  api = new FakeApi({
    getMultipartVideoUploadInfo: {
      data: {
        getMultipartVideoUploadInfo: {
          multipartUploadId: 'm1',
          multipartUploadToken: 't1',
          partsCount: 1,
          partBytes: 100,
          partUploadUrls: ['https://store.example/1'],
          completed: false,
          storedParts: [],
        },
      },
    },
    completeMultipartVideoUpload: {
      data: { completeMultipartVideoUpload: { _id: 'film', uploadInfo: { completed: true } } },
    },
  });
  vi.stubGlobal('fetch', api.fetch);
  vi.stubGlobal('XMLHttpRequest', new FakeStorage().Request);
});
afterEach(() => changeUploads(() => []));

test.each([
  ['romans.mp4', 'video/mp4', 'video/mp4'],
  // Browsers have no word for these; the server takes no film without one.
  ['Romans.MKV', '', 'video/x-matroska'],
  ['romans.m4a', 'audio/x-m4a', 'audio/mp4'],
  ['notes.pdf', 'application/pdf', 'application/pdf'],
])(
  '%s of the type "%s" is sent as %s, with its size, its language and what it belongs to (VID-02, VID-04)',
  async (name, type, sentType) => {
    uploadFilm({
      itemType: 'lesson',
      itemId: 'lesson-7',
      locale: 'hu_HU',
      file: new File(['a film'], name, { type }),
    });
    await expect.poll(() => uploadItems().map(({ status }) => status)).toEqual(['completed']);
    expect(api.variablesOf('getMultipartVideoUploadInfo')).toMatchObject([
      {
        videoUploadInput: {
          locale: 'hu_HU',
          itemId: 'lesson-7',
          itemType: 'lesson',
          fileSize: 6,
          type: sentType,
        },
      },
    ]);
  },
);
