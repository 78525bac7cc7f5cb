import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { College } from '#testing/college.ts';
import { startWaitingClock } from '#testing/waiting-clock.ts';

let college: College;
beforeAll(async () => {
  // Nothing listens at the first port of this machine.
  college = await College.open({ env: { STORAGE_URL: 's3://key:secret@films?endpoint=http://127.0.0.1:1' } });
});
afterAll(() => college.close());

const BEGIN = `mutation b($input: VideoUploadInput!) {
  getMultipartVideoUploadInfo(videoUploadInput: $input) { partsCount } }`;

test('a storage that is away is told within three seconds, and the upload can be begun once it is back (I3)', async () => {
  const ana = await college.signedIn({ roles: ['user', 'admin'] });
  const about = { locale: 'en', itemId: randomUUID(), itemType: 'lesson', title: 'film', type: 'video/mp4' };
  const input = { ...about, videoId: randomUUID(), fileSize: 4 };
  const waitedMs = startWaitingClock();
  const { errors } = await ana.call(BEGIN, { input });
  expect(errors[0]).toMatchObject({
    message: 'Video storage isn’t responding right now. Please try again in a moment.',
    extensions: { code: 'UNAVAILABLE', problem: 'videoStorageAway' },
  });
  expect(waitedMs()).toBeLessThan(3_000);
  const { rows } = await college.database.owner.query('select storage_upload_id from video_upload');
  expect(rows).toEqual([{ storage_upload_id: null }]);
});

test('the pages may send parts to the storage’s own address', async () => {
  const { headers } = await college.visitor().fetch('/healthz');
  expect(headers.get('content-security-policy')).toContain("connect-src 'self' http://127.0.0.1:1;");
});
