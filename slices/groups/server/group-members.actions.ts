import { isAboutActor } from '#kit/access/actor.ts';
import type { Tx } from '#kit/db/database.ts';
import { actorOf, transaction } from '#kit/graphql/action.ts';
import { actOnRecord, auditRecord, loaded } from '#kit/graphql/change-record.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { findPerson } from '#slices/people/server/api.ts';
import { findTeacher } from '#slices/teachers/server/api.ts';
import { mayTakeOut } from '../rules/membership.ts';
import { groupEntity } from './group.actions.ts';
import { deleteMembers, findMember, storeLastDay, type GroupMember } from './group-members.queries.ts';
import { deleteCourseOffering, insertCourseOffering } from './group-teachers.queries.ts';
import { insertMember } from './group.queries.ts';
import type { ManagedGroup } from './managed-groups.queries.ts';

async function memberOf(tx: Tx, groupId: string, personId: string): Promise<GroupMember> {
  const member = await findMember(tx, groupId, personId);
  if (!member) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return member;
}

/** Puts a person of the campus into a group from today on. A former member stays as from their first day. */
export const addGroupMember = (ctx: Context, groupId: string, personId: string): Promise<GroupMember> =>
  transaction(ctx.db, async (tx) => {
    const group = await loaded(groupEntity, tx, ctx, groupId);
    if (group.archived) throw new RuleError('groupIsArchived');
    const person = await findPerson(tx, personId);
    if (!person?.regionIds.includes(group.regionId))
      throw new RuleError('memberOfAnotherCampus', 'NOT_FOUND');
    const before = await findMember(tx, groupId, personId);
    if (before?.lastDay === null) return before;
    // A former member comes back by another person's decision.
    if (before && isAboutActor(actorOf(ctx), { personId })) throw new RuleError('aboutYourself', 'FORBIDDEN');
    if (before) await storeLastDay(tx, { groupId, ids: [personId] }, null);
    else await insertMember(tx, { groupId, personId, now: ctx.services.now() });
    const after = await memberOf(tx, groupId, personId);
    await auditRecord(tx, ctx, groupEntity, group, {
      action: before ? 'returnToGroup' : 'addGroupMember',
      before: before ? { personId, lastDay: before.lastDay } : null,
      after: { personId, firstDay: after.firstDay, lastDay: null },
    });
    return after;
  });

/** Takes back that a person was put into a group today. Only the audit log remembers it. */
export const removeGroupMember = (ctx: Context, groupId: string, personId: string): Promise<ManagedGroup> =>
  actOnRecord(ctx, groupEntity, groupId, async (tx, { today }) => {
    const member = await findMember(tx, groupId, personId);
    if (!member) return null;
    if (!mayTakeOut(member, today)) throw new RuleError('membershipBegan');
    await deleteMembers(tx, { groupId, ids: [personId] });
    return { action: 'removeGroupMember', before: { personId, firstDay: member.firstDay } };
  });

/** Has a teacher of the campus teach a group. An archived teacher no longer teaches. */
export const addGroupTeacher = (ctx: Context, groupId: string, teacherId: string): Promise<ManagedGroup> =>
  actOnRecord(ctx, groupEntity, groupId, async (tx, { regionId }) => {
    const teacher = await findTeacher(tx, teacherId);
    if (teacher?.regionId !== regionId) throw new RuleError('teacherOfAnotherCampus', 'NOT_FOUND');
    if (teacher.archived) throw new RuleError('teacherIsArchived');
    const isNew = await insertCourseOffering(tx, { groupId, teacherId, regionId });
    return isNew ? { action: 'addGroupTeacher', after: { teacherId } } : null;
  });

/** Has a teacher no longer teach a group. The audit log tells until when they did. */
export const removeGroupTeacher = (ctx: Context, groupId: string, teacherId: string): Promise<ManagedGroup> =>
  actOnRecord(ctx, groupEntity, groupId, async (tx) => {
    const wasThere = await deleteCourseOffering(tx, { groupId, teacherId });
    return wasThere ? { action: 'removeGroupTeacher', before: { teacherId } } : null;
  });
