import { isFlag, storedChoices } from '#kit/client/storage/stored-choices.ts';
import {
  FIRST_SUBTITLE_STYLE,
  SPEEDS,
  SUBTITLE_BACKGROUNDS,
  SUBTITLE_COLOURS,
  SUBTITLE_SIZES,
  type Speed,
  type SubtitleStyle,
} from '../rules/watching/playback.ts';

export interface PlayerChoices extends SubtitleStyle {
  speed: Speed;
  showsSubtitles: boolean;
  /** The language of the subtitles; null for the language that is read. */
  subtitleLocale: string | null;
  followsFilm: boolean;
  volume: number;
  /** How many lines of the picture are enough; null leaves it to the network. */
  height: number | null;
}

const oneOf =
  (values: readonly unknown[]) =>
  (value: unknown): boolean =>
    values.includes(value);

export const playerChoices = storedChoices<PlayerChoices>(
  'player',
  {
    ...FIRST_SUBTITLE_STYLE,
    speed: 1,
    showsSubtitles: true,
    subtitleLocale: null,
    followsFilm: true,
    volume: 1,
    height: null,
  },
  {
    size: oneOf(SUBTITLE_SIZES),
    colour: oneOf(SUBTITLE_COLOURS),
    background: oneOf(SUBTITLE_BACKGROUNDS),
    speed: oneOf(SPEEDS),
    showsSubtitles: isFlag,
    subtitleLocale: (value) => value === null || typeof value === 'string',
    followsFilm: isFlag,
    volume: (value) => typeof value === 'number' && value >= 0 && value <= 1,
    height: (value) => value === null || typeof value === 'number',
  },
);
