import { z } from 'zod';
import type { FilmContainer } from './film-container.ts';
import { ProgramFailed, runProgram } from './run-program.ts';
import { VideoProblem } from './video-pipeline.ts';

export interface FilmFacts {
  seconds: number;
  /** As it is shown, which for films of phones is not as it is stored; null without a picture. */
  height: number | null;
  hasSound: boolean;
}

/** Larger pictures come from no camera, and would take all memory. */
const MAX_PIXELS = 8_192 * 4_320;
const PROBE_WITHIN_MS = 60_000;

const Answer = z.object({
  format: z.object({ duration: z.coerce.number().positive().optional() }).default({}),
  streams: z
    .array(
      z.object({
        codec_type: z.string(),
        width: z.number().optional(),
        height: z.number().optional(),
        disposition: z.object({ attached_pic: z.number() }).partial().default({}),
        side_data_list: z.array(z.object({ rotation: z.number().optional() })).default([]),
      }),
    )
    .default([]),
});
type Stream = z.infer<typeof Answer>['streams'][number];

/** What ffprobe is asked; nothing of it comes from people. */
const QUESTION = [
  '-v',
  'error',
  '-protocol_whitelist',
  'file,pipe',
  '-of',
  'json',
  '-show_entries',
  'format=duration:stream=codec_type,width,height:stream_disposition=attached_pic:stream_side_data=rotation',
];

export async function probeFilm(
  ffprobe: string,
  { reader }: FilmContainer,
  { source, folder, signal }: { source: string; folder: string; signal: AbortSignal },
): Promise<FilmFacts> {
  const args = [...QUESTION, '-f', reader, '-i', source];
  const printed = await runProgram({
    program: ffprobe,
    args,
    folder,
    signal,
    timeLimitMs: PROBE_WITHIN_MS,
  }).catch((error: unknown) => {
    if (error instanceof ProgramFailed)
      throw new VideoProblem('filmDamaged', error.message, { cause: error });
    throw error;
  });
  const { format, streams } = Answer.parse(JSON.parse(printed));
  // The cover of a recording is a picture, but not a moving one.
  const picture = streams.find((one) => one.codec_type === 'video' && one.disposition.attached_pic !== 1);
  const hasSound = streams.some((one) => one.codec_type === 'audio');
  if (!picture && !hasSound) throw new VideoProblem('filmWithoutPictureOrSound', reader);
  if (format.duration === undefined) throw new VideoProblem('filmDamaged', 'it does not say how long it is');
  return { seconds: format.duration, height: picture ? shownHeight(picture) : null, hasSound };
}

function shownHeight({ width = 0, height = 0, side_data_list }: Stream): number {
  if (width * height === 0 || width * height > MAX_PIXELS)
    throw new VideoProblem('filmDamaged', `a picture of ${width} by ${height}`);
  const turned = side_data_list.some(({ rotation = 0 }) => Math.abs(rotation) % 180 === 90);
  return turned ? width : height;
}
