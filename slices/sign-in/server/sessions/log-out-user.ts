import { audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { deleteSession, resumeSession, type IssuedSession } from '#kit/http/sessions.queries.ts';

/** Ends the session. While impersonating it ends only that, and the administrator's own session goes on. */
export async function logOutUser(ctx: Context): Promise<boolean> {
  const { actor } = ctx;
  if (!actor) {
    await ctx.adopt(null);
    return true;
  }
  // The administrator's own session is not in reach of the person they act as.
  const db = actor.impersonatorId ? ctx.unscoped('the session that an impersonation interrupted') : ctx.db;
  const resumed = await transaction(db, async (tx): Promise<IssuedSession | null> => {
    const own = actor.impersonatorId ? await resumeSession(tx, actor.sessionId, ctx.services.now()) : null;
    await deleteSession(tx, actor.sessionId);
    const action = actor.impersonatorId ? 'stopImpersonating' : 'logOut';
    await audit(tx, ctx, { action, entity: 'person', entityId: actor.personId });
    return own;
  });
  await ctx.adopt(resumed);
  return true;
}
