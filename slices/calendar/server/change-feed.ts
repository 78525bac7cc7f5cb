import { createHash, randomBytes } from 'node:crypto';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { feedPath } from '../rules/feed.ts';
import { deleteFeed, storeFeed } from './feed.queries.ts';

const TOKEN_BYTES = 32;

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Makes the caller's address, in place of the one there was. It is told once: the server keeps a hash of it. */
export async function createFeed(ctx: Context): Promise<string> {
  const { personId } = actorOf(ctx);
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await transaction(ctx.db, async (tx) => {
    await storeFeed(tx, { personId, tokenHash: hashOf(token), createdAt: ctx.services.now() });
    await audit(tx, ctx, { action: 'createCalendarFeed', entity: 'person', entityId: personId });
  });
  return ctx.services.config.origin + feedPath(token);
}

/** From now on the address opens nothing. */
export const revokeFeed = (ctx: Context): Promise<boolean> => {
  const { personId } = actorOf(ctx);
  return transaction(ctx.db, async (tx) => {
    if (!(await deleteFeed(tx, personId))) return false;
    await audit(tx, ctx, { action: 'revokeCalendarFeed', entity: 'person', entityId: personId });
    return true;
  });
};
