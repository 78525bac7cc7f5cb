/** How fast a lesson may be played; the steps of the menu. */
export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;
export type Speed = (typeof SPEEDS)[number];

/** One step faster or slower; at the ends it stays. */
export function speedBeside(speed: Speed, step: 1 | -1): Speed {
  const index = SPEEDS.indexOf(speed) + step;
  return SPEEDS[Math.min(Math.max(index, 0), SPEEDS.length - 1)] ?? speed;
}

/** So near the end there is nothing left to go on with: the lesson begins again. */
const END_SECONDS = 10;

export function resumeAt(position: number, seconds: number | null): number {
  if (position <= 0) return 0;
  return seconds !== null && position >= seconds - END_SECONDS ? 0 : position;
}

const two = (count: number): string => String(count).padStart(2, '0');

/** A place in a lesson as players show it: 18:42, or 1:02:03. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0));
  const [hours, minutes] = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** A lesson nobody would call a minute long is still said to take one. */
export const wholeMinutes = (seconds: number): number => Math.max(1, Math.round(seconds / 60));

/** How subtitles are drawn over the picture. */
export const SUBTITLE_SIZES = ['SMALL', 'MEDIUM', 'LARGE'] as const;
export const SUBTITLE_COLOURS = ['WHITE', 'YELLOW', 'BLACK'] as const;
export const SUBTITLE_BACKGROUNDS = ['DARK', 'LIGHT', 'NONE'] as const;

export interface SubtitleStyle {
  size: (typeof SUBTITLE_SIZES)[number];
  colour: (typeof SUBTITLE_COLOURS)[number];
  background: (typeof SUBTITLE_BACKGROUNDS)[number];
}

/** Letters of the colour they stand on cannot be read; the person who chooses so gets a background that shows them. */
export function readableStyle(style: SubtitleStyle): SubtitleStyle {
  const { colour, background } = style;
  if (colour === 'BLACK' && background !== 'LIGHT') return { ...style, background: 'LIGHT' };
  if (colour !== 'BLACK' && background === 'LIGHT') return { ...style, background: 'DARK' };
  return style;
}

/** The language to read or hear something in: the wanted one, else the next best that is there. */
export function localeIn(there: readonly string[], ...wanted: readonly (string | null)[]): string | null {
  return wanted.find((locale) => locale !== null && there.includes(locale)) ?? there[0] ?? null;
}

export const FIRST_SUBTITLE_STYLE: SubtitleStyle = { size: 'MEDIUM', colour: 'WHITE', background: 'DARK' };

/** How far a press of a key or button jumps. */
export const JUMP_SECONDS = 10;

/** How often a player reports where it is while it plays. */
export const REPORT_EVERY_SECONDS = 15;
