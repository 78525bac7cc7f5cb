import type { ProblemId } from '#kit/messages/known-problems.ts';
import { isStaff, type Actor } from '#kit/access/actor.ts';
import { perRequest, type Context } from '#kit/graphql/context.ts';
import type { SessionLoss } from '#kit/access/session-loss.ts';
import { sessionLife } from '#kit/http/sessions/session-life.ts';
import { hasAcceptedTerms } from '../rules/person.ts';
import type { CallerRow, WholeCaller } from './caller.queries.ts';

export function sessionLoss(row: CallerRow, now: Date): SessionLoss | null {
  if (hasRunOut(row, now)) return 'sessionEnded';
  // What an administrator may no longer do in their own name ends in another's name too.
  if (row.impersonator && !row.impersonator.isStillAdmin) return 'sessionEnded';
  return row.status === 'ACTIVE' ? null : 'sessionPersonGone';
}

function hasRunOut(row: CallerRow, now: Date): boolean {
  const { idleMs, wholeMs } = sessionLife(row);
  return (
    row.expiresAt <= now ||
    row.lastSeenAt.getTime() + idleMs <= now.getTime() ||
    row.sessionStartedAt.getTime() + wholeMs <= now.getTime()
  );
}

export const actorOf = (row: CallerRow): Actor => ({
  personId: row.id,
  roles: row.roles,
  regionIds: row.regionIds,
  regionRoles: row.regionRoles,
  individualPermissions: row.individualPermissions,
  isAlumnus: row.isAlumnus,
  impersonatorId: row.impersonator?.id ?? null,
  sessionId: row.sessionId,
});

/** The terms come before everything else; an administrator in another's place cannot accept them and only looks. */
export const blockedBy = (row: CallerRow): ProblemId | null =>
  row.impersonator || hasAcceptedTerms(row, row.currentTermsVersion) ? null : 'termsNotAccepted';

/** Where the request keeps what was read about its caller, so that currentUser need not read it again. */
const slot = perRequest<{ row: CallerRow | null }>(() => ({ row: null }));

export const rememberCaller = (ctx: Context, row: CallerRow | null): void => {
  slot(ctx).row = row;
};

export const caller = (ctx: Context): CallerRow | null => slot(ctx).row;

/** The caller where a request tells of a user (`TELLS_OF_CALLER`). */
export function wholeCaller(ctx: Context): WholeCaller | null {
  const { row } = slot(ctx);
  if (row && !isWhole(row)) throw new Error('Of the caller of this request not everything was read.');
  return row;
}

const isWhole = (row: CallerRow): row is WholeCaller => 'groups' in row;

/** A free registrant is no student yet and reads what visitors read (C6). */
export const isFreeRegistrant = (ctx: Context): boolean =>
  caller(ctx)?.registeredFreely === true && ctx.actor !== null && !isStaff(ctx.actor);
