import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '#kit/config/secrets.ts';

/** Longer than most lessons; a player that needs more asks for the film again. */
export const PLAYBACK_SECONDS = 2 * 3_600;

const markOf = (key: Buffer, filmId: string, expires: string): Buffer =>
  createHmac('sha256', key).update(`film ${filmId} ${expires}`).digest();

/** Lets whoever holds it read the playlists of one film until it expires. No cookie and no database is asked. */
export function signFilmPass(secrets: Secrets, filmId: string, expiresAtS: number): string {
  const expires = expiresAtS.toString(36);
  return `${expires}.${markOf(secrets.key('film-playback'), filmId, expires).toString('base64url')}`;
}

/** Until when a pass is good, in seconds; null when it is none, or no longer. */
export function readFilmPass(secrets: Secrets, filmId: string, pass: string, now: Date): number | null {
  const [expires = '', mark = ''] = pass.split('.');
  const claimed = Buffer.from(mark, 'base64url');
  const isOurs = secrets.keys('film-playback').some((key) => {
    const expected = markOf(key, filmId, expires);
    return expected.length === claimed.length && timingSafeEqual(expected, claimed);
  });
  const expiresAtS = Number.parseInt(expires, 36);
  return isOurs && expiresAtS * 1_000 > now.getTime() ? expiresAtS : null;
}
