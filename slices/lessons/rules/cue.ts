export interface Cue {
  startsAt: number;
  endsAt: number;
  words: string;
}

/** Longer files are no subtitles of a lesson: two hours of quick talking are shorter. */
export const MAX_SUBTITLES = 200_000;

/** 01:02:03.456 or 02:03.456, with a comma in SubRip. */
const TIME = /^(?:(?<hours>\d{1,3}):)?(?<minutes>[0-5]?\d):(?<seconds>[0-5]?\d)[.,](?<thousandths>\d{1,3})$/;
const TIMES = /^(?<from>\S+)[ \t]+-->[ \t]+(?<to>\S+)(?:[ \t].*)?$/;

function readTime(written: string): number | null {
  const { hours = '0', minutes, seconds, thousandths = '' } = TIME.exec(written)?.groups ?? {};
  if (minutes === undefined || seconds === undefined) return null;
  const whole = Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
  return (whole * 1_000 + Number(thousandths.padEnd(3, '0'))) / 1_000;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  gt: '>',
  lrm: '',
  lt: '<',
  nbsp: ' ',
  rlm: '',
};

/** Plain words: without the marks for voices, slanted letters and times, none of which are shown. */
const plain = (written: string): string =>
  written
    .replaceAll(/<[^<>]*>|\{\\[^{}]*\}/g, '')
    .replaceAll(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();

function readCue(block: readonly string[]): Cue | null {
  const line = block.findIndex((written) => written.includes('-->'));
  const { from = '', to = '' } = TIMES.exec(block[line]?.trim() ?? '')?.groups ?? {};
  const [startsAt, endsAt] = [readTime(from), readTime(to)];
  const words = plain(block.slice(line + 1).join('\n'));
  return startsAt === null || endsAt === null || endsAt <= startsAt || !words
    ? null
    : { startsAt, endsAt, words };
}

/** Notes, styles and regions of WebVTT are not spoken. */
const isSpoken = (block: readonly string[]): boolean => block.some((line) => line.includes('-->'));

/** The cues of a WebVTT or SubRip file in the order of time; what cannot be read is left out, never guessed. */
export function readCues(file: string): Cue[] {
  const lines = file
    .replace(/^\uFEFF/, '')
    .replaceAll('\0', '\uFFFD')
    .split(/\r\n|\r|\n/);
  const blocks: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() === '') blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  return blocks
    .filter(isSpoken)
    .map(readCue)
    .filter((cue) => cue !== null)
    .toSorted((a, b) => a.startsAt - b.startsAt || a.endsAt - b.endsAt);
}

const two = (count: number): string => String(count).padStart(2, '0');

export function writtenTime(seconds: number): string {
  const thousandths = Math.round(seconds * 1_000);
  const whole = Math.floor(thousandths / 1_000);
  const rest = String(thousandths % 1_000).padStart(3, '0');
  return `${two(Math.floor(whole / 3_600))}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}.${rest}`;
}

const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The cues as a WebVTT file: what is kept and handed out is always written by us, whatever was sent. */
export const writeVtt = (cues: readonly Cue[]): string =>
  [
    'WEBVTT',
    ...cues.map(
      ({ startsAt, endsAt, words }) =>
        `${writtenTime(startsAt)} --> ${writtenTime(endsAt)}\n${escaped(words)}`,
    ),
  ].join('\n\n') + '\n';

/** Whether a file holds subtitles that can be shown. */
export function checkSubtitles(file: string): 'subtitlesTooLong' | 'subtitlesUnreadable' | null {
  if (file.length > MAX_SUBTITLES) return 'subtitlesTooLong';
  return readCues(file).length > 0 ? null : 'subtitlesUnreadable';
}

/** What is being said at a second; nothing in a pause. */
export const cuesAt = (cues: readonly Cue[], second: number): Cue[] =>
  cues.filter(({ startsAt, endsAt }) => startsAt <= second && second < endsAt);
