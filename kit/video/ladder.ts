import type { FilmFacts } from './probe-film.ts';

/** Lines of the picture, and the most a line to the internet must carry for it. */
const RUNGS = [
  { height: 720, maxKilobits: 2_500 },
  { height: 480, maxKilobits: 1_200 },
  { height: 240, maxKilobits: 400 },
] as const;

export interface Rung {
  height: number;
  maxKilobits: number;
}

/** The qualities made of a film: never more lines than it has. */
export function rungsFor(height: number): Rung[] {
  const fitting = RUNGS.filter((rung) => rung.height <= height);
  // Encoders want an even number of lines.
  return fitting.length > 0 ? fitting : [{ height: Math.max(2, height - (height % 2)), maxKilobits: 400 }];
}

export const SEGMENT_SECONDS = 6;
const KEY_FRAME_SECONDS = 2;

/** The file of a quality: the rungs first, the sound last. */
export const qualityFile = (index: number): string => `q${index}.mp4`;

/**
 * All qualities in one go, so that the film is read once. Each becomes one file of which players ask for ranges: then one
 * signature serves a whole quality.
 */
export function ladderArguments(rungs: readonly Rung[], { hasSound }: Pick<FilmFacts, 'hasSound'>): string[] {
  const split = `[0:v:0]split=${rungs.length}${rungs.map((_, index) => `[s${index}]`).join('')}`;
  const scaled = rungs.map(({ height }, index) => `[s${index}]scale=-2:${height},setsar=1[v${index}]`);
  const pictures = rungs.flatMap(({ maxKilobits }, index) => [
    ['-map', `[v${index}]`],
    [`-maxrate:v:${index}`, `${maxKilobits}k`, `-bufsize:v:${index}`, `${maxKilobits * 2}k`],
  ]);
  const group = hasSound && rungs.length > 0 ? ',agroup:sound' : '';
  const streams = [...rungs.map((_, index) => `v:${index}${group}`), ...(hasSound ? [`a:0${group}`] : [])];
  const filters = rungs.length > 0 ? ['-filter_complex', [split, ...scaled].join(';')] : [];
  const sound = hasSound ? ['-map', '0:a:0', '-c:a', 'aac', '-b:a', '96k', '-ac', '2'] : [];
  return [...filters, ...pictures.flat(), ...sound, ...ENCODING, ...STREAMING, streams.join(' '), 'q%v.m3u8'];
}

/** Made for quality, cut at the same moments in every quality, and without a word of what the file said about itself. */
const ENCODING = words(`-c:v libx264 -preset veryfast -crf 24 -pix_fmt yuv420p -sc_threshold 0
  -force_key_frames expr:gte(t,n_forced*${KEY_FRAME_SECONDS}) -sn -dn -map_metadata -1`);

const STREAMING = words(`-f hls -hls_time ${SEGMENT_SECONDS} -hls_playlist_type vod -hls_segment_type fmp4
  -hls_flags independent_segments+single_file -master_pl_name master.m3u8
  -hls_segment_filename q%v.mp4 -var_stream_map`);

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
