import { localeIn } from '../watching/playback.ts';

export interface PlayableFilm {
  locale: string;
  kind: string;
  state: string;
  playback: PlaybackAddresses | null;
}

export interface PlaybackAddresses {
  hlsUrl: string | null;
  mp4Url: string | null;
  audioUrl: string | null;
  posterUrl: string | null;
  thumbnailsUrl: string | null;
}

/** What is played: picture and sound, or sound alone. */
export interface Source {
  kind: 'VIDEO' | 'AUDIO';
  hlsUrl: string | null;
  fileUrl: string | null;
  posterUrl: string | null;
  /** Names the small pictures that are shown while looking for a place. */
  thumbnailsUrl: string | null;
}

/** Why there is nothing to play. */
export type NothingToPlay = 'noFilm' | 'filmBeingPrepared' | 'filmFailed';

const soundOf = ({ kind, playback }: PlayableFilm): Source | null => {
  const fileUrl = playback?.audioUrl ?? (kind === 'AUDIO' ? (playback?.mp4Url ?? null) : null);
  const hlsUrl = kind === 'AUDIO' ? (playback?.hlsUrl ?? null) : null;
  return fileUrl || hlsUrl
    ? { kind: 'AUDIO', hlsUrl: fileUrl ? null : hlsUrl, fileUrl, posterUrl: null, thumbnailsUrl: null }
    : null;
};

function pictureOf({ kind, playback }: PlayableFilm): Source | null {
  if (kind !== 'VIDEO' || !playback || !(playback.hlsUrl ?? playback.mp4Url)) return null;
  const { hlsUrl, mp4Url, posterUrl, thumbnailsUrl } = playback;
  return { kind: 'VIDEO', hlsUrl, fileUrl: mp4Url, posterUrl, thumbnailsUrl };
}

/** Why none of the films can be played yet. */
const whyNot = (films: readonly PlayableFilm[]): NothingToPlay => {
  if (films.some(({ state }) => state === 'WAITING' || state === 'PREPARING')) return 'filmBeingPrepared';
  return films.length > 0 ? 'filmFailed' : 'noFilm';
};

interface Wish {
  /** Languages, the most wanted first. */
  locales: readonly string[];
  /** For slow networks, and for those who rather listen. */
  isSoundOnly: boolean;
}

/** What to play of a lesson's films, or why there is nothing. Who wants sound alone gets the picture where there is no more. */
export function sourceOf(
  films: readonly PlayableFilm[],
  { locales, isSoundOnly }: Wish,
): Source | NothingToPlay {
  const ready = films.filter(({ playback }) => playback !== null);
  const locale = localeIn(
    ready.map((film) => film.locale),
    ...locales,
  );
  const inLocale = ready.filter((film) => film.locale === locale);
  const pictures = inLocale.map(pictureOf).filter((source) => source !== null);
  const sounds = inLocale.map(soundOf).filter((source) => source !== null);
  const inOrder = isSoundOnly ? [...sounds, ...pictures] : [...pictures, ...sounds];
  return inOrder[0] ?? whyNot(films);
}

/** Whether a lesson can be heard without its picture; of one that has none there is nothing to leave out. */
export const canBeHeard = (films: readonly PlayableFilm[]): boolean =>
  films.some((film) => film.kind === 'VIDEO' && soundOf(film) !== null);

/** What stands in the place of subtitles that cannot be shown. On another screen the film is drawn without them. */
export function subtitleNotice({
  isOnAirPlay,
  hasSubtitles,
}: {
  isOnAirPlay: boolean;
  hasSubtitles: boolean;
}): 'disableAirPlay' | 'noSubtitles' | null {
  if (!hasSubtitles) return 'noSubtitles';
  return isOnAirPlay ? 'disableAirPlay' : null;
}
