import { transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { insertMember } from '#slices/groups/server/api.ts';
import { lockPerson } from '#slices/people/server/api.ts';
import { isPasswordDigest } from '#slices/sign-in/rules/password.ts';
import { isEasyToGuess } from '../common-passwords.ts';
import { redeemLink } from '../mailed-link.queries.ts';
import { hashPassword } from './password-hash.ts';
import { findPasswordLink } from './password-link.ts';
import { replacePassword } from './replace-password.ts';
import { takeUseOfLink } from '../visitor-limits.ts';

/** Sets a password by a mailed link, the first one or a new one; the server knows which by the link. */
export async function recoverPassword(
  ctx: Context,
  input: { token: string; newPassword: string },
): Promise<boolean> {
  await takeUseOfLink(ctx);
  if (!isPasswordDigest(input.newPassword)) throw new RuleError('passwordNotDigest');
  const db = ctx.unscoped('the owner of a mailed link');
  const now = ctx.services.now();
  const found = await findPasswordLink(db, input.token, now);
  if (!found) throw new RuleError('linkUsedUp');
  const { link, person } = found;
  if (isEasyToGuess(input.newPassword, person)) throw new RuleError('passwordTooCommon');

  const passwordHash = await hashPassword(ctx.services.secrets, input.newPassword);
  await transaction(db, async (tx) => {
    // The person before the link, as everywhere: the other way round two changes could wait for each other.
    await lockPerson(tx, person.id);
    if (!(await redeemLink(tx, link.id, now))) throw new RuleError('linkUsedUp');
    const action = link.kind === 'ENROL' ? 'setFirstPassword' : 'resetPassword';
    await replacePassword(tx, ctx, { person, passwordHash, action });
    if (link.groupId) await insertMember(tx, { groupId: link.groupId, personId: person.id, now });
  });
  // The mail was theirs: whoever guesses at the account meanwhile does not keep them from logging in here.
  ctx.device.remember(person.email);
  return true;
}
