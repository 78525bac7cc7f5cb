import type { Actor } from '#kit/access/actor.ts';
import { mayManageAccount, type Power } from '#slices/people/rules/roles.ts';
import { can } from '#slices/teachers/rules/permissions.ts';

/** Somebody with all they may do: the roles they hold anywhere, and where they act as a teacher. */
export type Account = Power & { personId: string; teachesIn: readonly string[] };

/** Whether an account is in an admin's hands: nobody gets hold of one that grades students who are not theirs. */
export const mayHandleAccount = (actor: Actor, account: Account): boolean =>
  mayManageAccount(actor, account) && can.handOnTeaching(actor, account.teachesIn);

/** Nobody locks themselves out. */
export const mayCloseAccount = (actor: Actor, account: Account): boolean =>
  actor.personId !== account.personId && mayHandleAccount(actor, account);
