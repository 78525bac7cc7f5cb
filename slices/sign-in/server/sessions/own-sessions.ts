import type { Actor } from '#kit/access/actor.ts';
import type { Db } from '#kit/db/database.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { sessionLife } from '#kit/http/sessions/session-life.ts';
import { deleteOwnSession, deleteSessionsOf, findSessionsOf } from '#kit/http/sessions/sessions.queries.ts';
import { lockPerson } from '#slices/people/server/api.ts';
import { deviceOf, type Device } from '#slices/sign-in/rules/device.ts';
import { deleteApiTokensOf } from './api-token.queries.ts';
import { voidLinks } from '../mailed-link.queries.ts';

export interface OpenSession extends Device {
  id: string;
  startedAt: Date;
  lastSeenAt: Date;
  isCurrent: boolean;
}

export const listOwnSessions = (ctx: Context): Promise<OpenSession[]> =>
  listSessionsOf(ctx, ctx.db, actorOf(ctx));

/** Sessions that have run out are left out, though they are swept away later. */
export async function listSessionsOf(
  ctx: Context,
  db: Db,
  person: Pick<Actor, 'personId' | 'roles' | 'regionRoles'>,
): Promise<OpenSession[]> {
  const now = ctx.services.now();
  const { idleMs, wholeMs } = sessionLife(person);
  const seen = new Date(now.getTime() - idleMs);
  const started = new Date(now.getTime() - wholeMs);
  const rows = await findSessionsOf(db, person.personId, { seen, started, now });
  return rows.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
    ...deviceOf(userAgent),
    id,
    startedAt: createdAt,
    lastSeenAt,
    isCurrent: id === actorOf(ctx).sessionId,
  }));
}

export async function endSession(ctx: Context, { _id }: { _id: string }): Promise<boolean> {
  const { personId, sessionId } = actorOf(ctx);
  await transaction(ctx.db, async (tx) => {
    if (!(await deleteOwnSession(tx, _id, personId))) throw new RuleError('recordNotFound', 'NOT_FOUND');
    await audit(tx, ctx, {
      action: 'endSession',
      entity: 'person',
      entityId: personId,
      after: { sessionId: _id },
    });
  });
  if (_id === sessionId) await ctx.adopt(null);
  return true;
}

/** Whatever else could let the user in is void too. */
export async function logOutEverywhere(ctx: Context): Promise<boolean> {
  const { personId } = actorOf(ctx);
  await transaction(ctx.db, async (tx) => {
    await lockPerson(tx, personId);
    await deleteSessionsOf(tx, personId);
    await voidLinks(tx, personId, ctx.services.now());
    await deleteApiTokensOf(tx, personId);
    await audit(tx, ctx, { action: 'logOutEverywhere', entity: 'person', entityId: personId });
  });
  await ctx.adopt(null);
  return true;
}
