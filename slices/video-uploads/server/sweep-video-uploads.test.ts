import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { openDatabase } from '#kit/db/database.ts';
import { College } from '#testing/college.ts';
import { filmOf, MIN_FILM_BYTES } from '#testing/film.ts';
import { sweepOrphanFilms, sweepVideoUploads } from './sweep-video-uploads.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());

const HOUR_MS = 3_600_000;
const BEGIN = `mutation b($input: VideoUploadInput!) {
  getMultipartVideoUploadInfo(videoUploadInput: $input) { multipartUploadId partUploadUrls } }`;
const COMPLETE = 'mutation c($videoId: ID!) { completeMultipartVideoUpload(videoId: $videoId) { _id } }';

async function beginOne() {
  const ana = await college.signedIn({ roles: ['user', 'admin'] });
  const videoId = randomUUID();
  const about = { locale: 'en', itemId: randomUUID(), itemType: 'lesson', title: 'film', type: 'video/mp4' };
  const answer = await ana.call(BEGIN, { input: { ...about, videoId, fileSize: MIN_FILM_BYTES } });
  const info = answer.data?.['getMultipartVideoUploadInfo'] as {
    multipartUploadId: string;
    partUploadUrls: [string];
  };
  const { pathname, search } = new URL(info.partUploadUrls[0]);
  await fetch(college.url + pathname + search, {
    method: 'PUT',
    body: new Uint8Array(filmOf(MIN_FILM_BYTES)),
  });
  return { ana, videoId, upload: { key: `videos/${videoId}`, uploadId: info.multipartUploadId } };
}

/** As the queue would run it, so many hours from now. */
async function sweepAfter(hours: number, job = sweepVideoUploads): Promise<void> {
  const { appPool, services } = college.served.state;
  const later = new Date(college.now().getTime() + hours * HOUR_MS);
  const tools = { db: openDatabase(appPool, WHOLE_COLLEGE), earlierTries: 0 };
  await job.run({}, { ...tools, services: { ...services, now: () => later } });
}

const store = () => college.served.state.services.store;
const count = async (videoId: string): Promise<number> =>
  (await college.database.owner.query('select 1 from video_upload where id = $1', [videoId])).rowCount ?? 0;

describe('sweeping', () => {
  test('keeps an upload for a week in which it may be resumed, then drops all of it (G5)', async () => {
    const { videoId, upload } = await beginOne();
    await sweepAfter(7 * 24 - 1);
    expect(await count(videoId)).toBe(1);
    expect(await store().listParts(upload)).toHaveLength(1);
    await sweepAfter(7 * 24 + 1);
    expect(await count(videoId)).toBe(0);
    await expect(store().listParts(upload)).rejects.toMatchObject({ problem: 'uploadGone' });
    const { rows } = await college.database.owner.query(
      `select actor_id from audit where action = 'forgetVideoUpload' and entity_id = $1`,
      [videoId],
    );
    expect(rows).toEqual([{ actor_id: null }]);
  });

  test('drops what belongs to no upload after a day (G5)', async () => {
    const key = `videos/${randomUUID()}`;
    const orphan = { key, ...(await store().beginUpload(key, { contentType: 'video/mp4' })) };
    await sweepAfter(23);
    expect(await store().listParts(orphan)).toEqual([]);
    await sweepAfter(25);
    await expect(store().listParts(orphan)).rejects.toMatchObject({ problem: 'uploadGone' });
  });

  test('leaves alone what other parts of the college are uploading', async () => {
    const key = `assignments/${randomUUID()}`;
    const other = { key, ...(await store().beginUpload(key, { contentType: 'application/pdf' })) };
    await sweepAfter(365 * 24);
    expect(await store().listParts(other)).toEqual([]);
  });

  test('removes a film that was joined and then forgotten by a crash, and no other (G5)', async () => {
    const { ana, videoId, upload } = await beginOne();
    await ana.call(COMPLETE, { videoId });
    const orphan = `videos/${randomUUID()}`;
    for (const key of [orphan, 'videos/poster.jpg'])
      await store().put(key, Buffer.from('film'), { contentType: 'video/mp4' });
    await sweepAfter(29 * 24, sweepOrphanFilms);
    expect(await store().head(orphan)).not.toBeNull();
    await sweepAfter(31 * 24, sweepOrphanFilms);
    expect(await store().head(orphan)).toBeNull();
    expect(await store().head('videos/poster.jpg')).not.toBeNull();
    expect(await store().head(upload.key)).not.toBeNull();
    const { rows } = await college.database.owner.query(
      `select entity_id from audit where action = 'removeOrphanFilm'`,
    );
    expect(rows).toEqual([{ entity_id: orphan.slice('videos/'.length) }]);
  });

  test('removes no film when more than a crash could leave are unknown, as after a restored backup', async () => {
    const films = Array.from({ length: 11 }, () => `videos/${randomUUID()}`);
    for (const key of films) await store().put(key, Buffer.from('film'), { contentType: 'video/mp4' });
    await expect(sweepAfter(31 * 24, sweepOrphanFilms)).rejects.toThrow('11 films in the storage');
    for (const key of films) expect(await store().head(key)).not.toBeNull();
    for (const key of films) await store().remove(key);
  });

  test('never touches a film that is complete', async () => {
    const { ana, videoId, upload } = await beginOne();
    await ana.call(COMPLETE, { videoId });
    await sweepAfter(365 * 24);
    expect(await count(videoId)).toBe(1);
    expect(await store().head(upload.key)).toMatchObject({ size: MIN_FILM_BYTES });
  });

  test('keeps a film that was completed after the sweep had found it forgotten', async () => {
    const uploads = [await beginOne(), await beginOne()];
    const abort = store().abortUpload.bind(store());
    // While the first is being dropped, the user who began the other comes back after all.
    const dropping = vi.spyOn(store(), 'abortUpload').mockImplementationOnce(async (ref) => {
      for (const { ana, videoId, upload } of uploads)
        if (upload.key !== ref.key) await ana.call(COMPLETE, { videoId });
      await abort(ref);
    });
    await sweepAfter(7 * 24 + 1);
    expect(dropping).toHaveBeenCalledTimes(1);
    dropping.mockRestore();
    const left = await Promise.all(
      uploads.map(async ({ videoId, upload }) => [
        await count(videoId),
        (await store().head(upload.key))?.size,
      ]),
    );
    expect(left).toHaveLength(2);
    expect(left).toEqual(
      expect.arrayContaining([
        [0, undefined],
        [1, MIN_FILM_BYTES],
      ]),
    );
  });
});
