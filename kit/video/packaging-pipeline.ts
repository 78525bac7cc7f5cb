import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { containerOf } from './film-container.ts';
import { ProgramFailed, runProgram } from './run-program.ts';
import { VideoProblem, type FilmToPrepare, type PreparedFilm, type VideoPipeline } from './video-pipeline.ts';

const SCRIPT = fileURLToPath(new URL('package-film.process.ts', import.meta.url));

/** Copying needs no more than reading and writing; hours mean that something is wrong. */
const WITHIN_MS = 3_600_000;

/** A film that lies about itself must not take all memory of the machine. */
const MAX_MEMORY = '--max-old-space-size=768';

export interface PackagedFilm {
  seconds: number;
  hasPicture: boolean;
  /** The file of the sound alone. */
  audio: 'audio.m4a' | 'audio.mp3' | null;
}

/** What the process says, line by line. */
const ProbeOutput = z.union([
  z.object({ progress: z.number() }),
  z.object({
    problem: z.enum(['filmDamaged', 'filmWithoutPictureOrSound', 'filmFormatNotPlayable']),
    detail: z.string(),
  }),
  z.object({
    film: z.object({
      seconds: z.number().positive(),
      hasPicture: z.boolean(),
      audio: z.enum(['audio.m4a', 'audio.mp3']).nullable(),
    }),
  }),
]);

/** Makes a film playable without encoding it again: for machines without ffmpeg. One quality, no small pictures. */
export class PackagingPipeline implements VideoPipeline {
  readonly kind = 'packaging';

  async prepare({ source, folder, onProgress, signal }: FilmToPrepare): Promise<PreparedFilm> {
    const { reader } = await containerOf(source);
    const said: { film?: PackagedFilm; problem?: VideoProblem } = {};
    let latest = 0;
    const onLine = (line: string): void => {
      const now = ProbeOutput.parse(JSON.parse(line));
      if ('film' in now) said.film = now.film;
      else if ('problem' in now) said.problem = new VideoProblem(now.problem, now.detail);
      else if (now.progress > latest) onProgress((latest = Math.min(1, now.progress)));
    };
    const args = [MAX_MEMORY, SCRIPT, source, folder, reader];
    await runProgram({
      program: process.execPath,
      args,
      folder,
      signal,
      timeLimitMs: WITHIN_MS,
      onLine,
    }).catch((error: unknown) => {
      if (error instanceof ProgramFailed)
        throw new VideoProblem('filmDamaged', error.message, { cause: error });
      throw error;
    });
    if (said.problem) throw said.problem;
    if (!said.film) throw new VideoProblem('filmDamaged', 'nothing was said about it');
    onProgress(1);
    return preparedOf(said.film);
  }
}

const preparedOf = ({ seconds, hasPicture, audio }: PackagedFilm): PreparedFilm => ({
  kind: hasPicture ? 'VIDEO' : 'AUDIO',
  seconds,
  renditions: {
    hls: 'master.m3u8',
    mp4: hasPicture ? 'film.mp4' : null,
    audio,
    poster: null,
    thumbnails: null,
  },
});
