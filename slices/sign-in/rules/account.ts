import type { Actor } from '#kit/access/actor.ts';
import { mayManageAccount, type Power } from '#slices/people/rules/roles.ts';
import { can } from '#slices/teachers/rules/permissions.ts';

export type Account = Power & { personId: string; teachesIn: readonly string[] };

/** An admin does not get hold of an account that grades students who are not theirs. */
export const mayHandleAccount = (actor: Actor, account: Account): boolean =>
  mayManageAccount(actor, account) && can.handOverCourseOfferings(actor, account.teachesIn);

export const mayCloseAccount = (actor: Actor, account: Account): boolean =>
  actor.personId !== account.personId && mayHandleAccount(actor, account);
