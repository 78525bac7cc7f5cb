import { actorInPerson, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { deleteSession, deleteSessionsOf, insertSession } from '#kit/http/sessions.queries.ts';
import { findPasswordHash, lockPerson, storePassword } from '#slices/people/server/public.ts';
import { isPasswordDigest } from '../rules/password.ts';
import { deleteApiTokensOf } from './api-token.queries.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { isEasyToGuess } from './common-passwords.ts';
import { voidLinks } from './mailed-link.queries.ts';
import { sendNoticeMail } from './notice-mail.ts';
import { hashPassword } from './password-hash.ts';

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
  keepOtherSessions?: boolean | null | undefined;
}

/** Gives somebody a new password. Their other sessions end unless they wish otherwise; this one gets a new secret. */
export async function changePassword(ctx: Context, input: PasswordChange): Promise<boolean> {
  const { personId, sessionId } = actorInPerson(ctx);
  const { secrets, now } = ctx.services;
  if (!isPasswordDigest(input.newPassword)) throw new RuleError('passwordNotDigest');
  const proved = await checkOwnPassword(ctx, input.currentPassword);
  if (isEasyToGuess(input.newPassword, proved.person)) throw new RuleError('passwordTooCommon');

  const passwordHash = await hashPassword(secrets, input.newPassword);
  const session = await transaction(ctx.db, async (tx) => {
    await lockPerson(tx, personId);
    // Somebody who changed it a moment earlier did so because they no longer trust the password shown here.
    if ((await findPasswordHash(tx, personId))?.passwordHash !== proved.passwordHash)
      throw new RuleError('currentPasswordWrong');
    await storePassword(tx, personId, passwordHash, now());
    await voidLinks(tx, personId);
    if (input.keepOtherSessions) await deleteSession(tx, sessionId);
    else {
      await deleteSessionsOf(tx, personId);
      await deleteApiTokensOf(tx, personId);
    }
    await audit(tx, ctx, {
      action: 'changePassword',
      entity: 'person',
      entityId: personId,
      after: { keepsOtherSessions: input.keepOtherSessions ?? false },
    });
    await sendNoticeMail(tx, ctx.services, { template: 'passwordChanged', person: proved.person });
    const { ip, userAgent } = ctx;
    return insertSession(tx, { personId, authMethod: 'PASSWORD', ip, userAgent, now: now() });
  });
  await ctx.adopt(session);
  return true;
}
