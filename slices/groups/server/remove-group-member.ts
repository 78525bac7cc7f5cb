import { audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { mayTakeOut } from '../rules/membership.ts';
import { loadGroupForUpdate } from './load-group-for-update.ts';
import { deleteMember, findMember } from './group-members.queries.ts';
import type { ManagedGroup } from './managed-group.ts';

/** Takes back that somebody was put into a group today. Only the audit log remembers it. */
export const removeGroupMember = (ctx: Context, groupId: string, personId: string): Promise<ManagedGroup> =>
  transaction(ctx.db, async (tx) => {
    const group = await loadGroupForUpdate(tx, ctx, groupId);
    const member = await findMember(tx, groupId, personId);
    if (!member) return group;
    if (!mayTakeOut(member, group.today)) throw new RuleError('membershipBegan');
    await deleteMember(tx, member);
    await audit(tx, ctx, {
      action: 'removeGroupMember',
      entity: 'group',
      entityId: groupId,
      regionId: group.regionId,
      before: { personId, firstDay: member.firstDay },
    });
    return loadGroupForUpdate(tx, ctx, groupId);
  });
