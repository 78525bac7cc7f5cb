import type { Services } from '#kit/graphql/context.ts';
import { filmListAddress } from '#slices/lessons/rules/downloads.ts';
import { filmKey, type FilmRecord, type FilmRenditions } from './film-record.ts';
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

/** A screen asks for its film several times: what is signed within this time is signed once for each session. */
const SIGNED_FOR_MS = 60_000;

interface Signed {
  slot: number;
  films: Map<string, Promise<FilmPlayback>>;
}
const signedBy = new WeakMap<PlaybackTools, Signed>();

/** Only a film that is ready can be played; who may see it has been asked with its lesson. */
export function playbackOf(
  tools: PlaybackTools,
  { id, renditions }: FilmRecord,
  sessionId: string | null,
): Promise<FilmPlayback> | null {
  if (!renditions || sessionId === null) return null;
  const slot = Math.floor(tools.now().getTime() / SIGNED_FOR_MS);
  const last = signedBy.get(tools);
  const signed = last?.slot === slot ? last : { slot, films: new Map<string, Promise<FilmPlayback>>() };
  signedBy.set(tools, signed);
  const whose = `${id} ${sessionId}`;
  const playback = signed.films.get(whose) ?? signPlayback(tools, { id, renditions, sessionId });
  signed.films.set(whose, playback);
  // What could not be signed is tried anew by whoever asks next.
  playback.catch(() => signed.films.delete(whose));
  return playback;
}

async function signPlayback(
  tools: PlaybackTools,
  { id, renditions, sessionId }: { id: string; renditions: FilmRenditions; sessionId: string },
): Promise<FilmPlayback> {
  const expiresAtS = Math.floor(tools.now().getTime() / 1_000) + PLAYBACK_SECONDS;
  const pass = signFilmPass(tools.secrets, id, { sessionId, expiresAtS });
  const list = (path: string): string => filmListAddress(id, pass, path);
  const file = (path: string | null): Promise<string> | null =>
    path === null
      ? null
      : tools.store.downloadUrl(filmKey(id, path), {
          expiresInS: PLAYBACK_SECONDS,
          fileName: path,
          session: sessionId,
        });
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
