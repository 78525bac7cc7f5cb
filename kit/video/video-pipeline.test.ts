import { copyFile, mkdir, mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FilePathSource, Input, MP3, MP4 } from 'mediabunny';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { silentMp3 } from '#testing/film.ts';
import { FfmpegPipeline } from './ffmpeg-pipeline.ts';
import { pathsIn } from './hls-playlists.ts';
import { findFfmpeg } from './open-pipeline.ts';
import { PackagingPipeline } from './packaging-pipeline.ts';
import type { PreparedFilm, VideoPipeline } from './video-pipeline.ts';

const LESSON = fileURLToPath(
  new URL('../../slices/lessons/server/demo/films/four-gospels-one-story.mp4', import.meta.url),
);
const LESSON_SECONDS = 43;

/** A place to work in, and an empty folder in it for what is made. */
async function newFolder(): Promise<{ folder: string; out: string }> {
  const made = await mkdtemp(join(tmpdir(), 'film-'));
  await mkdir(join(made, 'out'));
  return { folder: made, out: join(made, 'out') };
}

let folder: string;
let out: string;
beforeEach(async () => ({ folder, out } = await newFolder()));
afterEach(() => rm(folder, { recursive: true }));

const programs = await findFfmpeg(process.env['FFMPEG_PATH'] ?? null, process.env['PATH']);
// Only the machine on which films are encoded needs ffmpeg: elsewhere the other way is proved alone.
const pipelines: readonly (readonly [string, VideoPipeline])[] = [
  ['packaging', new PackagingPipeline()],
  ...(programs ? [['ffmpeg', new FfmpegPipeline(programs)] as const] : []),
];

const prepare = (pipeline: VideoPipeline, source = LESSON, signal = new AbortController().signal) =>
  pipeline.prepare({ source, folder: out, signal, onProgress: () => undefined });

async function tracksOf(path: string): Promise<{ picture: boolean; sound: boolean; seconds: number }> {
  using film = new Input({ source: new FilePathSource(path), formats: [MP4] });
  const [picture, sound] = [await film.getPrimaryVideoTrack(), await film.getPrimaryAudioTrack()];
  return { picture: picture !== null, sound: sound !== null, seconds: await film.computeDuration() };
}

/** A file that begins as a film and ends in the middle of it. */
async function cutOff(): Promise<string> {
  const path = join(folder, 'cut.mp4');
  await copyFile(LESSON, path);
  const file = await open(path, 'r+');
  await file.write(Buffer.alloc(200, 0x7f), 0, 200, 60);
  await file.truncate(4_000);
  await file.close();
  return path;
}

describe.each(pipelines)('a film prepared by %s', (kind, pipeline) => {
  let made: string;
  let film: PreparedFilm;
  const heard: number[] = [];
  const text = (path: string): Promise<string> => readFile(join(made, path), 'utf8');

  beforeAll(async () => {
    ({ out: made } = await newFolder());
    const onProgress = (share: number) => void heard.push(share);
    film = await pipeline.prepare({
      source: LESSON,
      folder: made,
      signal: AbortSignal.timeout(120_000),
      onProgress,
    });
  }, 120_000);
  afterAll(() => rm(dirname(made), { recursive: true }));

  test('can be streamed, played whole, and heard alone', async () => {
    expect(film).toMatchObject({ kind: 'VIDEO', renditions: { hls: 'master.m3u8', mp4: 'film.mp4' } });
    expect(film.seconds).toBeCloseTo(LESSON_SECONDS, 0);
    expect(await tracksOf(join(made, 'film.mp4'))).toMatchObject({ picture: true, sound: true });
    const heardAlone = await tracksOf(join(made, 'audio.m4a'));
    expect(heardAlone).toMatchObject({ picture: false, sound: true });
    expect(heardAlone.seconds).toBeCloseTo(LESSON_SECONDS, 0);
    expect(await prepare(pipeline, join(made, 'audio.m4a'))).toMatchObject({
      kind: 'AUDIO',
      renditions: { hls: 'master.m3u8', mp4: null, audio: 'audio.m4a', poster: null },
    });
    // The directory stands before the content, so that playing begins before all of it is there.
    const bytes = await readFile(join(made, 'film.mp4'), 'latin1');
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
  });

  test('may be a recording as MP3, which is streamed and heard', async () => {
    const source = join(folder, 'silence.mp3');
    await writeFile(source, silentMp3(10));
    const recording = await prepare(pipeline, source);
    const { seconds, renditions } = recording;
    expect(recording).toMatchObject({ kind: 'AUDIO', renditions: { hls: 'master.m3u8', mp4: null } });
    expect(seconds).toBeCloseTo(10, 0);
    const [list = ''] = pathsIn(await readFile(join(out, 'master.m3u8'), 'utf8'));
    const streamed = pathsIn(await readFile(join(out, list), 'utf8'));
    expect(await readdir(out)).toEqual(expect.arrayContaining([...streamed, renditions.audio]));
    using heardAlone = new Input({
      source: new FilePathSource(join(out, renditions.audio ?? '')),
      formats: [MP4, MP3],
    });
    expect(await heardAlone.computeDuration()).toBeCloseTo(seconds, 0);
  });

  test('has lists that lead to ranges of one file each, and to nothing elsewhere', async () => {
    const lists = pathsIn(await text('master.m3u8'));
    expect(lists.length).toBeGreaterThan(0);
    for (const list of lists) {
      const words = await text(list);
      expect(pathsIn(words)).toEqual([list.replace('.m3u8', '.mp4')]);
      const seconds = [...words.matchAll(/#EXTINF:([\d.]+)/g)].reduce((sum, [, one]) => sum + Number(one), 0);
      expect(seconds).toBeCloseTo(LESSON_SECONDS, 0);
      expect(words).toContain('#EXT-X-ENDLIST');
    }
    expect(await readdir(made)).toEqual(expect.arrayContaining(lists));
  });

  test('tells its progress, never backwards, to the end', () => {
    expect(heard.length).toBeGreaterThan(1);
    expect(heard).toEqual(heard.toSorted((a, b) => a - b));
    expect(heard.at(-1)).toBe(1);
  });

  test.runIf(kind === 'ffmpeg')(
    'has three qualities, each lighter, a poster and small pictures',
    async () => {
      const master = await text('master.m3u8');
      const qualities = [...master.matchAll(/BANDWIDTH=(\d+),RESOLUTION=\d+x(\d+)/g)].map((found) =>
        found.slice(1).map(Number),
      );
      expect(qualities.map(([, height]) => height)).toEqual([720, 480, 240]);
      expect(qualities).toEqual(qualities.toSorted(([one = 0], [other = 0]) => other - one));
      expect(film.renditions).toMatchObject({ poster: 'poster.jpg', thumbnails: 'thumbnails.vtt' });
      for (const picture of ['poster.jpg', 'thumbnails.jpg'])
        expect((await readFile(join(made, picture))).subarray(0, 3)).toEqual(Buffer.from('ffd8ff', 'hex'));
      expect(await text('thumbnails.vtt')).toContain(
        '00:00:00.000 --> 00:00:02.000\nthumbnails.jpg#xywh=0,0,160,90',
      );
    },
  );

  test.each([
    ['a playlist', '#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\n#EXTINF:1,\nfile:///etc/hostname\n'],
    ['a list of files', "ffconcat version 1.0\nfile '/etc/hostname'\n"],
    ['subtitles', 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n'],
    ['a page', '<!doctype html><video src=x>'],
    ['a manifest', '<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011"/>'],
    ['nothing', ''],
  ])('is no film when it is %s, and nothing is made of it', async (_name, content) => {
    const source = join(folder, 'film.mp4');
    await writeFile(source, content);
    await expect(prepare(pipeline, source)).rejects.toMatchObject({ problem: 'filmNotAFilm' });
    expect(await readdir(out)).toEqual([]);
  });

  test('is refused when a playlist hides behind the beginning of a film', async () => {
    const source = join(folder, 'film.mp4');
    await writeFile(source, '\0\0\0\u{18}ftypisom#EXTM3U\n#EXTINF:1,\nfile:///etc/hostname\n');
    await expect(prepare(pipeline, source)).rejects.toMatchObject({ name: 'VideoProblem' });
  });

  test('that is damaged is refused in our words, not in those of a program', async () => {
    await expect(prepare(pipeline, await cutOff())).rejects.toMatchObject({ name: 'VideoProblem' });
  });

  test('is given up as soon as nobody wants it', async () => {
    const stop = new AbortController();
    const given = prepare(pipeline, LESSON, stop.signal);
    stop.abort();
    await expect(given).rejects.toHaveProperty('name', 'AbortError');
  });
});
