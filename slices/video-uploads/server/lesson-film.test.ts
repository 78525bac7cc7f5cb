import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { filmOf, silentMp3 } from '#testing/film.ts';
import { VideoProblem } from '#kit/video/video-pipeline.ts';

const LESSON_FILM = new URL('../../lessons/server/demo/films/four-gospels-one-story.mp4', import.meta.url);
const DAY_MS = 86_400_000;

const BEGIN = `mutation b($input: VideoUploadInput!) {
  getMultipartVideoUploadInfo(videoUploadInput: $input) { partUploadUrls } }`;
const COMPLETE =
  'mutation c($videoId: ID!) { completeMultipartVideoUpload(videoId: $videoId) { uploadInfo { completed } } }';
const FILMS = `query l($lessonId: ID!) { lesson(lessonId: $lessonId) { seconds films {
  _id locale kind state progress failure seconds title
  playback { hlsUrl mp4Url audioUrl posterUrl thumbnailsUrl expiresAt } } } }`;
const AGAIN = 'mutation p($filmId: ID!) { prepareFilmAgain(filmId: $filmId) { state failure } }';

interface Film {
  _id: string;
  state: string;
  failure: string | null;
  seconds: number | null;
  playback: { hlsUrl: string; mp4Url: string; audioUrl: string } | null;
}

let college: College;
type Somebody = Awaited<ReturnType<College['signedIn']>>;
let admin: Somebody;
let student: Somebody;
let stranger: Somebody;
let course: { id: string };

beforeAll(async () => {
  college = await College.open({ env: { FFMPEG_PATH: 'none' } });
  const campus = await college.region();
  const group = await college.group({ regionId: campus.id });
  course = await college.course({ groupIds: [group.id] });
  admin = await college.signedIn({ roles: ['user', 'admin'], regionIds: [campus.id] });
  student = await college.signedIn({ regionIds: [campus.id], groupIds: [group.id] });
  stranger = await college.signedIn({ regionIds: [campus.id] });
});
afterAll(() => college.close());

/** Lets so much time pass that everybody has to sign in again. */
async function passTime(ms: number): Promise<void> {
  college.pass(ms);
  [admin, student] = [await college.signedIn(admin.person), await college.signedIn(student.person)];
}

/** Uploads a film for a lesson in one part, and completes it. */
async function upload(lessonId: string, film: Buffer): Promise<string> {
  const videoId = randomUUID();
  const about = {
    locale: 'en',
    itemId: lessonId,
    itemType: 'lesson',
    title: 'gospels.mp4',
    type: 'video/mp4',
  };
  const { data } = await admin.call(BEGIN, { input: { ...about, videoId, fileSize: film.length } });
  const info = data?.['getMultipartVideoUploadInfo'] as { partUploadUrls: [string] };
  await fetch(here(info.partUploadUrls[0]), { method: 'PUT', body: new Uint8Array(film) });
  expect((await admin.call(COMPLETE, { videoId })).errors).toEqual([]);
  return videoId;
}

/** Addresses name the college's own host, which in a test is somewhere else. */
const here = (address: string): string => {
  const { pathname, search } = new URL(address, college.url);
  return college.url + pathname + search;
};

const newLesson = async (): Promise<string> =>
  (await college.lesson({ courseId: course.id, seconds: null })).id;

async function lessonOf(
  reader: Browser,
  lessonId: string,
): Promise<{ seconds: number | null; films: Film[] } | null> {
  const { data } = await reader.call(FILMS, { lessonId });
  return data?.['lesson'] as { seconds: number | null; films: Film[] } | null;
}
const filmsOf = async (reader: Browser, lessonId: string): Promise<Film[]> =>
  (await lessonOf(reader, lessonId))?.films ?? [];

describe('a film uploaded for a lesson', () => {
  let lessonId: string;
  let filmId: string;
  beforeAll(async () => {
    lessonId = await newLesson();
    filmId = await upload(lessonId, await readFile(LESSON_FILM));
  });

  test('waits, is prepared in the background, and is then as long as the lesson', async () => {
    expect(await filmsOf(student, lessonId)).toMatchObject([
      { _id: filmId, state: 'WAITING', playback: null },
    ]);
    await admin.call(COMPLETE, { videoId: filmId });
    await college.runJobs();
    const lesson = await lessonOf(student, lessonId);
    expect(lesson?.films).toMatchObject([
      {
        _id: filmId,
        state: 'READY',
        kind: 'VIDEO',
        locale: 'en',
        title: 'gospels.mp4',
        progress: 1,
        failure: null,
      },
    ]);
    expect(lesson?.seconds).toBeCloseTo(43, 0);
    expect(lesson?.seconds).toBe(lesson?.films[0]?.seconds);
  });

  test('is nothing to a user who may not read the lesson', async () => {
    expect(await lessonOf(stranger, lessonId)).toBeNull();
  });

  test('is streamed by lists whose every address is signed, without a cookie', async () => {
    const [film] = await filmsOf(student, lessonId);
    const master = await fetch(here(film?.playback?.hlsUrl ?? ''));
    expect(master.headers.get('content-type')).toBe('application/vnd.apple.mpegurl');
    const [list = ''] = (await master.text()).split('\n').filter((line) => line.endsWith('.m3u8'));
    const words = await (await fetch(new URL(list, master.url))).text();
    const [, address = '', length, start] =
      /#EXT-X-MAP:URI="([^"]+)",BYTERANGE="(\d+)@(\d+)"/.exec(words) ?? [];
    expect(address).toContain('signature=');
    const range = `bytes=${Number(start)}-${Number(start) + Number(length) - 1}`;
    const segment = await fetch(here(address), { headers: { range } });
    expect(segment.status).toBe(206);
    expect((await segment.arrayBuffer()).byteLength).toBe(Number(length));
    expect((await fetch(here(address.replace('signature=', 'signature=x')))).status).toBe(403);
  });

  test('can be played whole by ranges, and heard alone', async () => {
    const { mp4Url = '', audioUrl = '' } = (await filmsOf(student, lessonId))[0]?.playback ?? {};
    const some = await fetch(here(mp4Url), { headers: { range: 'bytes=0-99' } });
    expect([some.status, (await some.arrayBuffer()).byteLength]).toEqual([206, 100]);
    const beyond = await fetch(here(mp4Url), { headers: { range: 'bytes=99999999-' } });
    expect(beyond.status).toBe(416);
    expect((await fetch(here(audioUrl))).headers.get('content-type')).toBe('audio/mp4');
  });

  test('has addresses that expire, and that cannot be made longer or used for another film', async () => {
    const { hlsUrl = '' } = (await filmsOf(student, lessonId))[0]?.playback ?? {};
    const [, , id = '', pass = ''] = hlsUrl.split('/');
    expect((await fetch(here(hlsUrl.replace(id, randomUUID())))).status).toBe(404);
    expect((await fetch(here(hlsUrl.replace(pass, `z${pass}`)))).status).toBe(404);
    expect((await fetch(here(hlsUrl.replace('master.m3u8', '..%2Fsecret.vtt')))).status).toBe(404);
    await passTime(2 * 3_600_000 + 1_000);
    expect((await fetch(here(hlsUrl))).status).toBe(404);
  });

  test('is replaced by another only once that is ready; what it leaves is swept away a day later', async () => {
    const newer = await upload(lessonId, await readFile(LESSON_FILM));
    const states = async () => (await filmsOf(student, lessonId)).map(({ _id, state }) => [_id, state]);
    expect(await states()).toEqual([
      [newer, 'WAITING'],
      [filmId, 'READY'],
    ]);
    await college.runJobs();
    expect(await states()).toEqual([[newer, 'READY']]);
    const { store } = college.served.state.services;
    expect(await store.head(`films/${filmId}/master.m3u8`)).not.toBeNull();
    await passTime(DAY_MS + 1_000);
    await college.database.owner.query(`select graphile_worker.add_job('sweepFilms')`);
    await college.runJobs();
    expect(await store.head(`films/${filmId}/master.m3u8`)).toBeNull();
    expect(await store.head(`videos/${filmId}`)).toBeNull();
    expect(await store.head(`films/${newer}/master.m3u8`)).not.toBeNull();
  });
});

test('a recording as MP3 is streamed and heard though nothing is encoded here', async () => {
  const lessonId = await newLesson();
  await upload(lessonId, silentMp3(10));
  await college.runJobs();
  const [film] = await filmsOf(student, lessonId);
  expect(film).toMatchObject({ state: 'READY', kind: 'AUDIO', playback: { mp4Url: null } });
  const { hlsUrl = '', audioUrl = '' } = film?.playback ?? {};
  const list = await (await fetch(here(hlsUrl.replace('master', 'q1')))).text();
  const [part = ''] = list.split('\n').filter((line) => line.includes('signature='));
  const types = [audioUrl, part].map(async (url) => (await fetch(here(url))).headers.get('content-type'));
  expect(await Promise.all(types)).toEqual(['audio/mpeg', 'video/mp2t']);
});

describe('a film that cannot be prepared', () => {
  test('says why, and is tried again when a user asks, once', async () => {
    const lessonId = await newLesson();
    const filmId = await upload(lessonId, filmOf(5_000));
    await college.runJobs();
    expect(await filmsOf(admin, lessonId)).toMatchObject([
      { state: 'FAILED', failure: 'filmWithoutPictureOrSound' },
    ]);
    const { video } = college.served.state.services;
    vi.spyOn(video, 'prepare').mockRejectedValue(new VideoProblem('filmTookTooLong', 'at all'));
    const asked = await Promise.all([admin.call(AGAIN, { filmId }), admin.call(AGAIN, { filmId })]);
    expect(asked.map(({ data }) => data?.['prepareFilmAgain'])).toEqual([
      { state: 'WAITING', failure: null },
      { state: 'WAITING', failure: null },
    ]);
    await college.runJobs();
    expect(video.prepare).toHaveBeenCalledOnce();
    expect(await filmsOf(admin, lessonId)).toMatchObject([{ state: 'FAILED', failure: 'filmTookTooLong' }]);
  });

  test('by a surprise is tried three times, and says so in words of its own', async () => {
    const lessonId = await newLesson();
    vi.spyOn(college.served.state.services.video, 'prepare').mockRejectedValue(new Error('the disk is full'));
    await upload(lessonId, filmOf(5_000));
    for (let tries = 0; tries < 3; tries += 1) {
      await college.runJobs();
      await college.database.owner.query(
        `update graphile_worker._private_jobs set run_at = now() where attempts < max_attempts`,
      );
    }
    expect(await filmsOf(admin, lessonId)).toMatchObject([
      { state: 'FAILED', failure: 'filmPreparationFailed' },
    ]);
  });

  test('is tried again by nobody but those who write the catalogue', async () => {
    const lessonId = await newLesson();
    const filmId = await upload(lessonId, filmOf(5_000));
    await college.runJobs();
    const { errors } = await student.call(AGAIN, { filmId });
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await admin.call(AGAIN, { filmId: randomUUID() })).errors[0]?.extensions.problem).toBe(
      'recordNotFound',
    );
  });
});

test('an upload for a lesson that is gone is kept, and makes no film', async () => {
  const videoId = await upload(randomUUID(), filmOf(5_000));
  const { rows } = await college.database.owner.query('select 1 from film where id = $1', [videoId]);
  expect(rows).toEqual([]);
});
