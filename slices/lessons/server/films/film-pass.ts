import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '#kit/config/secrets.ts';

/** Longer than most lessons; a player that needs more asks for the film again. */
export const PLAYBACK_SECONDS = 2 * 3_600;

/** Until when somebody may read the playlists of a film, and in which session; the pass ends with either. */
export interface FilmPass {
  sessionId: string;
  expiresAtS: number;
}

const markOf = (key: Buffer, filmId: string, claim: string): Buffer =>
  createHmac('sha256', key).update(`film ${filmId} ${claim}`).digest();

/** Such as `tq2k1c.0198…9b.mark`: kit/reporting/secret-text.ts knows it by this shape and keeps it out of every log. */
export function signFilmPass(secrets: Secrets, filmId: string, { sessionId, expiresAtS }: FilmPass): string {
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
