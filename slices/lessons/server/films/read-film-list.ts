import { text } from 'node:stream/consumers';
import { isUuid } from '#kit/db/uuid.ts';
import { StoreProblem, type ObjectStore } from '#kit/files/object-store.ts';
import type { Services } from '#kit/graphql/context.ts';
import { pathsIn, withAddresses } from '#kit/video/hls-playlists.ts';
import { THUMBNAILS_PICTURE } from '#kit/video/thumbnails.ts';
import { filmKey } from './film.queries.ts';
import { readFilmPass } from './film-playback.ts';

export interface FilmList {
  body: string;
  contentType: string;
}

interface ListTools extends Pick<Services, 'store' | 'secrets' | 'now'> {
  /** Whether a session goes on: the person who has signed out or was shut out reads no further. */
  isLive(sessionId: string): Promise<boolean>;
}

/** A list of a film with fresh addresses in it, for the person who holds a pass; null for others. */
export async function readFilmList(
  { store, secrets, now, isLive }: ListTools,
  { filmId, pass, file }: { filmId: string; pass: string; file: string },
): Promise<FilmList | null> {
  if (!isUuid(filmId) || !/^[\w-]+\.(m3u8|vtt)$/.test(file)) return null;
  const at = now();
  const held = readFilmPass(secrets, filmId, pass, at);
  if (!held || !(await isLive(held.sessionId))) return null;
  const list = await lists.read(store, filmKey(filmId, file));
  if (list === null) return null;
  const expiresInS = Math.max(1, held.expiresAtS - Math.floor(at.getTime() / 1_000));
  const sign = (path: string): Promise<string> =>
    store.downloadUrl(filmKey(filmId, path), { expiresInS, fileName: path, session: held.sessionId });
  if (file.endsWith('.vtt')) {
    const body = list.replaceAll(THUMBNAILS_PICTURE, await sign(THUMBNAILS_PICTURE));
    return { body, contentType: 'text/vtt; charset=utf-8' };
  }
  // Other lists lie beside this one, under the same pass; only the films themselves are signed one by one.
  const media = pathsIn(list).filter((path) => !path.endsWith('.m3u8'));
  const signed = new Map(await Promise.all(media.map(async (path) => [path, await sign(path)] as const)));
  const body = withAddresses(list, (path) => signed.get(path) ?? path);
  return { body, contentType: 'application/vnd.apple.mpegurl' };
}

const MAX_KEPT = 500;

/** Lists never change once a film is ready, and many players ask for the same ones at the beginning of a class. */
class StoredLists {
  readonly #kept = new Map<string, string>();

  async read(store: ObjectStore, key: string): Promise<string | null> {
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    const list = await store.get(key).then(({ body }) => text(body), nothingIfGone);
    if (list === null) return null;
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= MAX_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    this.#kept.set(key, list);
    return list;
  }
}
const lists = new StoredLists();

function nothingIfGone(error: unknown): null {
  if (error instanceof StoreProblem && error.problem === 'notFound') return null;
  throw error;
}
