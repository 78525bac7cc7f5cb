import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { containerOf } from './film-container.ts';
import { pathsIn, withBandwidths } from './hls-playlists.ts';
import { ladderArguments, qualityFile, rungsFor, type Rung } from './ladder.ts';
import { probeFilm, type FilmFacts } from './probe-film.ts';
import { ProgramFailed, runProgram } from './run-program.ts';
import { thumbnailFilter, THUMBNAILS_PICTURE, thumbnailsVtt } from './thumbnails.ts';
import { VideoProblem, type FilmToPrepare, type PreparedFilm, type VideoPipeline } from './video-pipeline.ts';

/** A film that takes longer than this many times its own length will not get better. */
const TIMES_ITS_LENGTH = 4;
const MIN_MS = 60_000;
/** Encoding the qualities is nearly all of the work. */
const LADDER_SHARE = 0.95;
/** The picture for browsers without HLS: good enough to read a slide, light enough for most lines. */
const PROGRESSIVE_HEIGHT = 480;

/** Nothing to type into, no other protocol than files, no word that is not needed. */
const CAREFULLY = ['-nostdin', '-y', '-v', 'error', '-nostats', '-protocol_whitelist', 'file,pipe'];

export interface FfmpegPrograms {
  ffmpeg: string;
  ffprobe: string;
}

/** Encodes a film in several qualities by ffmpeg. Nothing that people wrote is ever one of its arguments. */
export class FfmpegPipeline implements VideoPipeline {
  readonly kind = 'ffmpeg';
  readonly #programs: FfmpegPrograms;

  constructor(programs: FfmpegPrograms) {
    this.#programs = programs;
  }

  async prepare(film: FilmToPrepare): Promise<PreparedFilm> {
    const { source, folder, onProgress } = film;
    const container = await containerOf(source);
    const facts = await probeFilm(this.#programs.ffprobe, container, film);
    const rungs = facts.height === null ? [] : rungsFor(facts.height);
    const run = (args: readonly string[], onLine?: (line: string) => void) =>
      this.#run(film, facts, args, onLine);
    const tellProgress = progressOf(facts, (share) => onProgress(share * LADDER_SHARE));
    const reading = ['-f', container.reader, '-i', source, '-progress', 'pipe:1'];
    await run([...reading, ...ladderArguments(rungs, facts)], tellProgress);
    await mendMaster(folder);
    const sound = qualityFile(rungs.length);
    if (facts.hasSound) await run([...from(sound), '-c', 'copy', '-movflags', '+faststart', 'audio.m4a']);
    if (rungs.length > 0) await makePictures(run, rungs, facts, folder);
    onProgress(1);
    const hasPicture = rungs.length > 0;
    return {
      kind: hasPicture ? 'VIDEO' : 'AUDIO',
      seconds: facts.seconds,
      renditions: {
        hls: 'master.m3u8',
        mp4: hasPicture ? 'film.mp4' : null,
        audio: facts.hasSound ? 'audio.m4a' : null,
        poster: hasPicture ? 'poster.jpg' : null,
        thumbnails: hasPicture ? 'thumbnails.vtt' : null,
      },
    };
  }

  async #run(
    { folder, signal }: FilmToPrepare,
    { seconds }: FilmFacts,
    args: readonly string[],
    onLine: (line: string) => void = () => undefined,
  ): Promise<void> {
    const timeLimitMs = Math.max(MIN_MS, seconds * TIMES_ITS_LENGTH * 1_000);
    const program = this.#programs.ffmpeg;
    try {
      await runProgram({ program, args: [...CAREFULLY, ...args], folder, signal, timeLimitMs, onLine });
    } catch (error) {
      if (error instanceof ProgramFailed)
        throw new VideoProblem('filmDamaged', error.message, { cause: error });
      throw error;
    }
  }
}

const from = (file: string): string[] => ['-f', 'mov', '-i', file];

/** Hears the lines of ffmpeg's own account, of which one says how far it has come. */
const progressOf =
  ({ seconds }: FilmFacts, onProgress: (share: number) => void) =>
  (line: string): void => {
    const microseconds = /^out_time_us=(\d+)$/.exec(line)?.[1];
    if (microseconds !== undefined) onProgress(Math.min(1, Number(microseconds) / 1_000_000 / seconds));
  };

async function mendMaster(folder: string): Promise<void> {
  const path = join(folder, 'master.m3u8');
  const master = await readFile(path, 'utf8');
  const lists = new Map<string, string>();
  for (const list of pathsIn(master)) lists.set(list, await readFile(join(folder, list), 'utf8'));
  await writeFile(
    path,
    withBandwidths(master, (list) => lists.get(list) ?? ''),
  );
}

/** Everything that is not a quality is made of one, which is quicker to read than what was uploaded. */
async function makePictures(
  run: (args: readonly string[]) => Promise<void>,
  rungs: readonly Rung[],
  { seconds, hasSound }: FilmFacts,
  folder: string,
): Promise<void> {
  const fitting = rungs.findIndex(({ height }) => height <= PROGRESSIVE_HEIGHT);
  const picture = from(qualityFile(Math.max(0, fitting)));
  const sound = hasSound ? from(qualityFile(rungs.length)) : [];
  await run([...picture, ...sound, '-c', 'copy', '-movflags', '+faststart', 'film.mp4']);
  // A little way in, where a film is no longer black.
  const at = (seconds / 10).toFixed(3);
  await run(['-ss', at, ...from(qualityFile(0)), '-frames:v', '1', '-q:v', '4', 'poster.jpg']);
  const smallest = from(qualityFile(rungs.length - 1));
  await run([
    ...smallest,
    '-vf',
    thumbnailFilter(seconds),
    '-frames:v',
    '1',
    '-q:v',
    '5',
    THUMBNAILS_PICTURE,
  ]);
  await writeFile(join(folder, 'thumbnails.vtt'), thumbnailsVtt(seconds));
}
