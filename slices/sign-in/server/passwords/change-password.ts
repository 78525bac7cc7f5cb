import { actorOf, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError, SessionLostError } from '#kit/graphql/problem.ts';
import { insertSession } from '#kit/http/sessions.queries.ts';
import { findKeys, lockPerson } from '#slices/people/server/api.ts';
import { isPasswordDigest } from '#slices/sign-in/rules/password.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { isEasyToGuess } from '../common-passwords.ts';
import { hashPassword } from './password-hash.ts';
import { replacePassword } from './replace-password.ts';
import { findSessionKind } from '../sessions/session-kind.queries.ts';

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
  keepOtherSessions?: boolean | null | undefined;
}

/** Gives somebody a new password. Their other sessions end unless they wish otherwise; this one gets a new secret. */
export async function changePassword(ctx: Context, input: PasswordChange): Promise<boolean> {
  const { personId, sessionId } = actorOf(ctx);
  const { secrets, now } = ctx.services;
  if (!isPasswordDigest(input.newPassword)) throw new RuleError('passwordNotDigest');
  const proved = await checkOwnPassword(ctx, input.currentPassword);
  if (isEasyToGuess(input.newPassword, proved.person)) throw new RuleError('passwordTooCommon');

  const passwordHash = await hashPassword(secrets, input.newPassword);
  const session = await transaction(ctx.db, async (tx) => {
    await lockPerson(tx, personId);
    // Somebody who changed it a moment earlier did so because they no longer trust the password shown here.
    if ((await findKeys(tx, personId))?.passwordHash !== proved.passwordHash)
      throw new RuleError('currentPasswordWrong');
    const authMethod = await findSessionKind(tx, sessionId);
    // It was logged out from another device while the password was being checked: it is not to rise again.
    if (!authMethod) throw new SessionLostError('sessionEnded');
    await replacePassword(tx, ctx, {
      person: proved.person,
      passwordHash,
      action: 'changePassword',
      endsOnly: input.keepOtherSessions ? sessionId : undefined,
    });
    const { ip, userAgent } = ctx;
    return insertSession(tx, { personId, authMethod, ip, userAgent, now: now() });
  });
  await ctx.adopt(session);
  return true;
}
