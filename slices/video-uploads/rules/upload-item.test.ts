import { describe, expect, test } from 'vitest';
import {
  INTERRUPTED,
  interrupted,
  isSending,
  isUploadItem,
  mayBecome,
  newUpload,
  partFailed,
  step,
  takeUploadInfo,
  UPLOAD_STATUSES,
  withFailingPart,
  withoutCompleted,
  withPart,
  type UploadItem,
  type UploadStatus,
} from './upload-item.ts';

const film = { videoId: 'film', locale: 'en', itemId: 'lesson', itemType: 'lesson', type: 'video/mp4' };
const fresh: UploadItem = newUpload(film, { name: 'romans-8.mp4', size: 25 });
const at = (status: UploadStatus, facts: Partial<UploadItem> = {}): UploadItem => ({
  ...fresh,
  status,
  ...facts,
});
const trouble = { id: 'partFailed', values: { n: 3 }, message: 'Failed to upload part 3' };

test('an upload is in one of six statuses (VID-06)', () => {
  expect(UPLOAD_STATUSES).toEqual(['loading', 'uploading', 'processing', 'completed', 'error', 'aborted']);
});

describe('a new upload', () => {
  test('starts as loading, with nothing sent (VID-07)', () => {
    expect(fresh).toMatchObject({ status: 'loading', etags: {}, isPaused: false, trouble: null });
  });

  test.each([
    [undefined, 'romans-8.mp4'],
    ['   ', 'romans-8.mp4'],
    [' Life in the Spirit ', 'Life in the Spirit'],
  ])('that is called %j has the title %j (VID-03)', (title, expected) => {
    expect(newUpload(film, { name: 'romans-8.mp4', size: 25 }, title).title).toBe(expected);
  });
});

describe('the way of an upload', () => {
  test('the server’s answer makes it uploading, with the parts that the storage has (VID-08)', () => {
    const info = { token: 't1', partsCount: 3, storedParts: [{ partNumber: 2, etag: 'e2' }] };
    expect(takeUploadInfo(fresh, info)).toMatchObject({
      status: 'uploading',
      token: 't1',
      partsCount: 3,
      etags: { 2: 'e2' },
    });
  });

  test('the storage’s list replaces what the browser remembered', () => {
    const remembering = withPart(fresh, 1, 'lost');
    expect(takeUploadInfo(remembering, { token: 't2', partsCount: 3, storedParts: [] }).etags).toEqual({});
  });

  test('each part that has arrived is remembered by its mark (VID-19)', () => {
    expect(withPart(withPart(fresh, 1, 'e1'), 3, 'e3').etags).toEqual({ 1: 'e1', 3: 'e3' });
  });

  test('all sent it is processing, then completed (VID-09)', () => {
    expect(step(step(at('uploading'), 'processing'), 'completed').status).toBe('completed');
  });

  test.each(['loading', 'uploading', 'processing'] as const)('%s fails into error (VID-10)', (status) => {
    expect(step(at(status), 'error', trouble)).toMatchObject({ status: 'error', trouble });
  });

  test('resuming forgets the trouble and loads again', () => {
    expect(step(at('error', { trouble }), 'loading')).toMatchObject({ status: 'loading', trouble: null });
  });

  test.each(UPLOAD_STATUSES)('nothing follows an abort, also not %s (VID-11, TRAP-72)', (late) => {
    expect(step(at('aborted'), late, trouble)).toEqual(at('aborted'));
  });

  test('what is complete stays complete, whatever comes late', () => {
    for (const late of UPLOAD_STATUSES) expect(mayBecome('completed', late)).toBe(false);
  });
});

describe('a page that is loaded again', () => {
  test.each(['loading', 'uploading', 'processing'] as const)(
    'shows what was %s as error (HOLE-34)',
    (status) => {
      const found = interrupted(at(status, { isPaused: true, etags: { 1: 'e1' } }));
      expect(found).toMatchObject({ status: 'error', isPaused: false, etags: { 1: 'e1' } });
      expect(found.trouble?.id).toBe('uploadInterrupted');
    },
  );

  test.each(['completed', 'error', 'aborted'] as const)('leaves what was %s as it was', (status) => {
    expect(interrupted(at(status))).toEqual(at(status));
  });
});

test('"Clear completed" takes the completed ones away and no others (VID-12)', () => {
  const items = UPLOAD_STATUSES.map((status) => at(status));
  expect(withoutCompleted(items).map(({ status }) => status)).toEqual(
    UPLOAD_STATUSES.filter((status) => status !== 'completed'),
  );
});

test.each([
  ['uploading', false, true],
  ['uploading', true, false],
  ['processing', false, true],
  ['error', false, false],
  ['completed', false, false],
] as const)('%s, paused %j: something is being sent: %j', (status, isPaused, expected) => {
  expect(isSending(at(status, { isPaused }))).toBe(expected);
});

test.each([
  ['a remembered upload', fresh, true],
  ['one of a status nobody knows', { ...fresh, status: 'sleeping' }, false],
  ['words', 'film', false],
  ['nothing', null, false],
])('%s is an upload: %3$j', (_, value, expected) => {
  expect(isUploadItem(value)).toBe(expected);
});

test('of parts that go on failing the first is told until it has arrived (VID-25)', () => {
  const uploading = at('uploading');
  const failing = withFailingPart(withFailingPart(uploading, 3), 4);
  expect(failing.trouble).toEqual(partFailed(3));
  expect(withPart(failing, 4, 'e').trouble).toEqual(partFailed(3));
  expect(withPart(failing, 3, 'e').trouble).toBeNull();
  // What has stopped meanwhile keeps the reason for which it did.
  const stopped = step(uploading, 'error', INTERRUPTED);
  expect(withFailingPart(stopped, 3)).toBe(stopped);
});
