import type { Tx } from '#kit/db/database.ts';
import { audit } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { deleteSession, deleteSessionsOf } from '#kit/http/sessions/sessions.queries.ts';
import { storePassword, type PersonRecord } from '#slices/people/server/api.ts';
import { deleteApiTokensOf } from '../sessions/api-token.queries.ts';
import { voidLinks } from '../mailed-link.queries.ts';
import { sendNoticeMail } from '../notice-mail.ts';

export interface NewPassword {
  person: PersonRecord;
  passwordHash: string;
  action: 'changePassword' | 'resetPassword' | 'setFirstPassword';
  endsOnly?: string | undefined;
}

/** Everything the old password had opened is closed, and its owner is told. The caller has locked the person. */
export async function replacePassword(
  tx: Tx,
  ctx: Context,
  { person, passwordHash, action, endsOnly }: NewPassword,
): Promise<void> {
  const now = ctx.services.now();
  await storePassword(tx, person.id, passwordHash, now);
  await voidLinks(tx, person.id, now);
  if (endsOnly) await deleteSession(tx, endsOnly);
  else {
    await deleteSessionsOf(tx, person.id);
    await deleteApiTokensOf(tx, person.id);
  }
  await audit(tx, ctx, {
    action,
    entity: 'person',
    entityId: person.id,
    after: { keepsOtherSessions: endsOnly !== undefined },
  });
  // A first password takes no other one's place, and was set by a link from the same mailbox.
  if (action !== 'setFirstPassword')
    await sendNoticeMail(tx, ctx.services, { template: 'passwordChanged', person });
}
