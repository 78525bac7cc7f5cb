import type { Tx } from '#kit/db/database.ts';
import { audit } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { deleteSession, insertSession, type IssuedSession } from '#kit/http/sessions.queries.ts';
import type { PersonRecord } from '#slices/people/server/public.ts';
import { mayLogInAt } from '../rules/environment.ts';

/** A session for somebody who has just proved who they are. The browser's earlier one, if any, ends with it. */
export async function startSession(
  tx: Tx,
  ctx: Context,
  person: PersonRecord,
  authMethod: 'PASSWORD' | 'WORK_ACCOUNT',
): Promise<IssuedSession> {
  if (!mayLogInAt(ctx.services.config.environment, { roles: person.roles, regionRoles: [] })) {
    throw new RuleError('useAppToLogOn', 'FORBIDDEN');
  }
  if (ctx.actor) await deleteSession(tx, ctx.actor.sessionId);
  const session = await insertSession(tx, {
    personId: person.id,
    authMethod,
    ip: ctx.ip,
    userAgent: ctx.userAgent,
    now: ctx.services.now(),
  });
  await audit(tx, ctx, { action: 'logIn', entity: 'person', entityId: person.id, after: { authMethod } });
  return session;
}
