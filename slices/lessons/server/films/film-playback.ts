import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '#kit/config/secrets.ts';
import type { Services } from '#kit/graphql/context.ts';
import { filmListAddress } from '../../rules/downloads.ts';
import { filmKey, type FilmRecord, type FilmRenditions } from './film.queries.ts';

/** Longer than most lessons; a player that needs more asks for the film again. */
const PLAYBACK_SECONDS = 2 * 3_600;

/** Until when a person may read the playlists of a film, and in which session; the pass ends with either. */
interface FilmPass {
  sessionId: string;
  expiresAtS: number;
}

const markOf = (key: Buffer, filmId: string, claim: string): Buffer =>
  createHmac('sha256', key).update(`film ${filmId} ${claim}`).digest();

/** Such as `tq2k1c.0198…9b.mark`: kit/reporting/secret-text.ts knows it by this shape and keeps it out of every log. */
function signFilmPass(secrets: Secrets, filmId: string, { sessionId, expiresAtS }: FilmPass): string {
  const claim = `${expiresAtS.toString(36)}.${sessionId.replaceAll('-', '')}`;
  return `${claim}.${markOf(secrets.key('film-playback'), filmId, claim).toString('base64url')}`;
}

/** What a pass says; null when it is none of ours, or has expired. Whether its session goes on is another question. */
export function readFilmPass(secrets: Secrets, filmId: string, pass: string, now: Date): FilmPass | null {
  const [expires = '', session = '', mark = ''] = pass.split('.');
  const claimed = Buffer.from(mark, 'base64url');
  const isOurs = secrets.keys('film-playback').some((key) => {
    const expected = markOf(key, filmId, `${expires}.${session}`);
    return expected.length === claimed.length && timingSafeEqual(expected, claimed);
  });
  const expiresAtS = Number.parseInt(expires, 36);
  if (!isOurs || expiresAtS * 1_000 <= now.getTime()) return null;
  return { sessionId: session.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'), expiresAtS };
}

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
  { id: filmId, folderId, renditions }: FilmRecord,
  sessionId: string | null,
): Promise<FilmPlayback> | null {
  if (!renditions || sessionId === null) return null;
  const id = folderId ?? filmId;
  const slot = Math.floor(tools.now().getTime() / SIGNED_FOR_MS);
  const last = signedBy.get(tools);
  const signed = last?.slot === slot ? last : { slot, films: new Map<string, Promise<FilmPlayback>>() };
  signedBy.set(tools, signed);
  const whose = `${id} ${sessionId}`;
  const playback = signed.films.get(whose) ?? signPlayback(tools, { id, renditions, sessionId });
  signed.films.set(whose, playback);
  // What could not be signed is tried again by the next request.
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
