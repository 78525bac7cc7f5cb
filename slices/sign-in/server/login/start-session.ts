import { writeAudit } from '#kit/db/audit/audit.ts';
import type { Tx } from '#kit/db/database.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { deleteSession, insertSession, type IssuedSession } from '#kit/http/sessions/sessions.queries.ts';
import { findGroupsOf } from '#slices/groups/server/api.ts';
import { selectedGroup } from '#slices/people/rules/selected-group.ts';
import { updatePerson, type PersonRecord } from '#slices/people/server/api.ts';
import { mayLogInAt } from '#slices/sign-in/rules/environment.ts';

/** The browser's earlier session, if any, ends. */
export async function startSession(
  tx: Tx,
  ctx: Context,
  person: PersonRecord,
  authMethod: 'PASSWORD' | 'WORK_ACCOUNT',
): Promise<IssuedSession> {
  if (!mayLogInAt(ctx.services.config.environment, { roles: person.roles, regionRoles: [] })) {
    throw new RuleError('useAppToLogOn', 'FORBIDDEN');
  }
  const now = ctx.services.now();
  if (ctx.actor) await deleteSession(tx, ctx.actor.sessionId);
  const session = await insertSession(tx, {
    personId: person.id,
    authMethod,
    ip: ctx.ip,
    userAgent: ctx.userAgent,
    now,
  });
  const settled = await settleSelectedGroup(tx, person, now);
  const after = { authMethod, ...settled };
  // They have proved who they are: it is not the action of the user who was logged in here before.
  const themselves = { ...ctx.audit, actorId: person.id, impersonatorId: null, sessionId: session.sessionId };
  await writeAudit(tx, themselves, { action: 'logIn', entity: 'person', entityId: person.id, after });
  return session;
}

/** Where the profile names no group that is still theirs, the one that is shown instead is stored. */
async function settleSelectedGroup(tx: Tx, person: PersonRecord, now: Date) {
  const chosen = selectedGroup(person.selectedGroupId, await findGroupsOf(tx, [person.id], now));
  if (chosen === null || chosen === person.selectedGroupId) return {};
  await updatePerson(tx, person.id, { selectedGroupId: chosen });
  return { selectedGroupId: chosen };
}
