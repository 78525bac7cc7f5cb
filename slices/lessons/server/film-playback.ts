import type { Services } from '#kit/graphql/context.ts';
import { filmListAddress } from '../rules/downloads.ts';
import { filmKey, type FilmRecord } from './film-record.ts';
import { PLAYBACK_SECONDS, signFilmPass } from './film-pass.ts';

/** Where a player finds a film, for as long as it says. */
export interface FilmPlayback {
  hlsUrl: string;
  mp4Url: string | null;
  audioUrl: string | null;
  posterUrl: string | null;
  thumbnailsUrl: string | null;
  expiresAt: Date;
}

type PlaybackTools = Pick<Services, 'store' | 'secrets' | 'now'>;

/** Only a film that is ready can be played; who may see it has been asked with its lesson. */
export async function playbackOf(
  tools: PlaybackTools,
  { id, renditions }: FilmRecord,
): Promise<FilmPlayback | null> {
  if (!renditions) return null;
  const expiresAtS = Math.floor(tools.now().getTime() / 1_000) + PLAYBACK_SECONDS;
  const pass = signFilmPass(tools.secrets, id, expiresAtS);
  const list = (path: string): string => filmListAddress(id, pass, path);
  const file = (path: string | null): Promise<string> | null =>
    path === null
      ? null
      : tools.store.downloadUrl(filmKey(id, path), { expiresInS: PLAYBACK_SECONDS, fileName: path });
  const [mp4Url, audioUrl, posterUrl] = await Promise.all([
    file(renditions.mp4),
    file(renditions.audio),
    file(renditions.poster),
  ]);
  return {
    hlsUrl: list(renditions.hls),
    mp4Url,
    audioUrl,
    posterUrl,
    thumbnailsUrl: renditions.thumbnails === null ? null : list(renditions.thumbnails),
    expiresAt: new Date(expiresAtS * 1_000),
  };
}
