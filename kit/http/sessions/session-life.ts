import { isStaff, type Actor } from '#kit/access/actor.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export interface SessionLife {
  /** How long it may lie unused. */
  idleMs: number;
  /** How long it lasts in all. */
  wholeMs: number;
}

export const MAX_LIFE: SessionLife = { idleMs: 12 * HOUR_MS, wholeMs: 14 * DAY_MS };
const STAFF_LIFE: SessionLife = { idleMs: HOUR_MS, wholeMs: 12 * HOUR_MS };
export const IMPERSONATION_MS = HOUR_MS;

/**
 * How long a session lives. Staff see other people's records, so theirs are shorter. It is asked at every request by the
 * roles held then: a user who has become staff since the login has the shorter session from that moment on.
 */
export const sessionLife = (holder: Pick<Actor, 'roles' | 'regionRoles'>): SessionLife =>
  isStaff(holder) ? STAFF_LIFE : MAX_LIFE;
