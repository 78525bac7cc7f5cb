import { describe, expect, test } from 'vitest';
import { countParts, MAX_PARTS } from './parts.ts';
import {
  checkNewUpload,
  exceedsQuota,
  filmTypeOf,
  isSameFile,
  MAX_VIDEO_BYTES,
  QUOTA,
  VIDEO_TYPES,
  type NewVideoUpload,
  isFilm,
} from './video-upload.ts';

const lesson: NewVideoUpload = {
  videoId: '3f0c2c4e-93a5-4f0e-8a40-0a5b6a7a1c11',
  locale: 'en',
  itemId: '7d1f7f0e-5a53-4a5e-9a43-7ae1c4b0a001',
  itemType: 'lesson',
  title: 'Romans 8',
  fileSize: 1_000_000,
  type: 'video/mp4',
  fingerprint: null,
};
const NO_ID = '00000000-0000-0000-0000-000000000000';

describe('a new upload', () => {
  test('is in order with all that it takes', () => {
    expect(checkNewUpload(lesson)).toBeNull();
    expect(checkNewUpload({ ...lesson, fileSize: MAX_VIDEO_BYTES })).toBeNull();
  });

  test.each([
    [{ videoId: NO_ID }, 'videoUploadIncomplete'],
    [{ itemId: NO_ID }, 'videoUploadIncomplete'],
    [{ itemType: '' }, 'videoUploadIncomplete'],
    [{ itemType: '<script>' }, 'videoUploadIncomplete'],
    [{ title: '' }, 'videoUploadIncomplete'],
    [{ title: 'x'.repeat(201) }, 'videoUploadIncomplete'],
    [{ fingerprint: 'x'.repeat(201) }, 'videoUploadIncomplete'],
    [{ locale: 'tlh' }, 'localeUnknown'],
    [{ type: 'text/html' }, 'videoTypeRefused'],
    [{ type: 'video/mp4; codecs=evil' }, 'videoTypeRefused'],
    [{ fileSize: 0 }, 'videoEmpty'],
    [{ fileSize: -1 }, 'videoEmpty'],
    [{ fileSize: 1.5 }, 'videoEmpty'],
    [{ fileSize: Number.POSITIVE_INFINITY }, 'videoEmpty'],
    [{ fileSize: MAX_VIDEO_BYTES + 1 }, 'videoTooLarge'],
  ])('with %j is refused as %s (G6)', (facts, problem) => {
    expect(checkNewUpload({ ...lesson, ...facts })).toBe(problem);
  });

  test('of the largest size stays below the parts a storage takes', () => {
    expect(countParts(MAX_VIDEO_BYTES)).toBeLessThanOrEqual(MAX_PARTS);
  });

  test.each(VIDEO_TYPES)('may be %s', (type) => {
    expect(checkNewUpload({ ...lesson, type })).toBeNull();
  });
});

describe('going on with an upload', () => {
  const begun = { fileSize: 10, type: 'video/mp4', fingerprint: 'a1' };

  test.each([
    [{}, true],
    [{ fileSize: 11 }, false],
    [{ type: 'video/webm' }, false],
    [{ fingerprint: 'b2' }, false],
    [{ fingerprint: null }, false],
  ])('with a file that differs by %j: %j (TRAP-71)', (difference, expected) => {
    expect(isSameFile(begun, { ...begun, ...difference })).toBe(expected);
  });
});

test.each([
  ['video/mp4', true],
  ['video/quicktime', true],
  ['video/x-matroska', true],
  ['video/mp2t', true],
  ['audio/mpeg', true],
  ['audio/mp4', true],
  ['image/png', false],
  ['text/html', false],
  ['application/vnd.apple.mpegurl', false],
  ['application/octet-stream', false],
])('content that is %s is a film: %j', (detectedType, expected) => {
  expect(isFilm(detectedType)).toBe(expected);
});

describe('the quota of one person (G6)', () => {
  const { unfinished, bytesADay } = QUOTA;

  test.each([
    ['nothing begun yet', { unfinished: 0, bytesLately: 0 }, 1, false],
    ['one unfinished upload short of the most', { unfinished: unfinished - 1, bytesLately: 0 }, 1, false],
    ['the most unfinished uploads', { unfinished, bytesLately: 0 }, 1, true],
    ['exactly filling the day', { unfinished: 0, bytesLately: bytesADay - 5 }, 5, false],
    ['one byte beyond the day', { unfinished: 0, bytesLately: bytesADay - 5 }, 6, true],
  ])('%s', (_, usage, fileSize, expected) => {
    expect(exceedsQuota(usage, fileSize)).toBe(expected);
  });
});

test.each([
  ['romans-8.mp4', 'video/mp4', 'video/mp4'],
  ['romans-8.mkv', '', 'video/x-matroska'],
  ['ROMANS-8.MOV', '', 'video/quicktime'],
  ['romans.8.webm', 'application/octet-stream', 'video/webm'],
  ['romans-8.m4a', 'audio/x-m4a', 'audio/mp4'],
  ['romans-8.mp3', 'audio/mpeg', 'audio/mpeg'],
  ['romans-8.pdf', 'application/pdf', null],
  ['romans', '', null],
])('%s, which the browser calls %j, is sent as %j', (name, type, expected) => {
  expect(filmTypeOf({ name, type })).toBe(expected);
});
