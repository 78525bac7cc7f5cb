import { insertRow, updateRow } from '#kit/db/rows.ts';
import type { Tx } from '#kit/db/database.ts';
import { actorOf, transaction } from '#kit/graphql/action.ts';
import {
  actOnRecord,
  auditRecord,
  createRecord,
  loaded,
  parsedInput,
  updateRecord,
  type Entity,
} from '#kit/graphql/change-record.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { refuseGone } from '#kit/graphql/refuse-gone.ts';
import type { InputOf } from '#kit/record/field.ts';
import { isOpenRegion } from '#slices/regions/server/api.ts';
import { group as fields } from '../rules/group.ts';
import { can } from '../rules/permissions.ts';
import { goesOn } from '../rules/readiness.ts';
import type { Exception } from '../rules/requirements.ts';
import { checkPromotion, isStillFresh } from '../rules/promotion.ts';
import { auditExceptions, readCandidates, recordedExceptions } from './candidates.ts';
import { copyCourseOfferings } from './group-teachers.queries.ts';
import { findManagedGroup, type ManagedGroup } from './managed-groups.queries.ts';
import { findMoved, moveMembers, unmoveMembers } from './promotion.queries.ts';

type GroupInput = InputOf<typeof fields>;

export const groupEntity: Entity<typeof fields, ManagedGroup> = {
  name: 'group',
  fields,
  async load(tx, ctx, id) {
    await tx.selectFrom('studentGroup').select('id').where('id', '=', id).forNoKeyUpdate().execute();
    const found = await findManagedGroup(tx, id, ctx.services.now());
    return found && can.manage(actorOf(ctx), found) ? found : undefined;
  },
  regionOf: ({ regionId }) => regionId,
};

interface NewGroup {
  groupId: string;
  groupInput: GroupInput;
  /** The group it was begun from, whose teachers it takes over. */
  copyOf?: string | null | undefined;
}

export const createGroup = (
  ctx: Context,
  { groupId: id, groupInput, copyOf }: NewGroup,
): Promise<ManagedGroup> =>
  createRecord(ctx, groupEntity, {
    action: 'createGroup',
    id,
    input: groupInput,
    async insert(tx, values) {
      if (!can.manage(actorOf(ctx), values)) throw new RuleError('recordNotFound', 'NOT_FOUND');
      const isOpen = await isOpenRegion(tx, values.regionId);
      if (copyOf) await loaded(groupEntity, tx, ctx, copyOf);
      if (!(await insertRow(tx, 'studentGroup', { id, ...values }).catch(refuseGone))) return false;
      if (!isOpen) throw new RuleError('regionIsClosed');
      if (!copyOf) return true;
      await copyCourseOfferings(tx, copyOf, id);
      for (const follow of copyFollowers)
        await follow(tx, { fromId: copyOf, toId: id, regionId: values.regionId }, ctx);
      return { copyOf };
    },
  });

interface GroupChange {
  groupId: string;
  version: number;
  groupInput: GroupInput;
}

export const updateGroup = (
  ctx: Context,
  { groupId, version, groupInput }: GroupChange,
): Promise<ManagedGroup> =>
  updateRecord(ctx, groupEntity, {
    action: 'updateGroup',
    id: groupId,
    version,
    input: groupInput,
    async write(tx, { before, after, changed }) {
      if (!can.manage(actorOf(ctx), after)) throw new RuleError('recordNotFound', 'NOT_FOUND');
      // Members have days of this campus on record, and its staff look after them.
      if (changed.includes('regionId') && before.membersEver > 0) throw new RuleError('groupCampusFixed');
      if (changed.includes('regionId') && !(await isOpenRegion(tx, after.regionId)))
        throw new RuleError('regionIsClosed');
      await updateRow(tx, 'studentGroup', groupId, after);
    },
  });

/** Puts a group away when it is over, or brings it back. Its members stay as they are. */
export const archiveGroup = (ctx: Context, groupId: string, archived: boolean): Promise<ManagedGroup> =>
  actOnRecord(ctx, groupEntity, groupId, async (tx, group) => {
    if (group.archived === archived) return null;
    const archivedAt = archived ? ctx.services.now() : null;
    await tx.updateTable('studentGroup').set({ archivedAt }).where('id', '=', groupId).execute();
    return { action: archived ? 'archiveGroup' : 'restoreGroup' };
  });

interface Promotion {
  groupId: string;
  /** Made by the form: a form that is sent twice promotes once. Where some went on before, the group they are in. */
  newGroupId: string;
  /** Of the group that is made; those who follow later come into the one there is. */
  groupInput: GroupInput | null;
  /** Who goes on without meeting the requirements. */
  exceptions: readonly Exception[];
}

/**
 * Sends those of a group who meet the requirements on to the next year, as a group of its own, with those for whom an
 * exception is made. The old one keeps them on record, and the others: they may follow later.
 */
export async function promoteGroup(
  ctx: Context,
  { groupId, newGroupId, groupInput, exceptions: asked }: Promotion,
): Promise<ManagedGroup> {
  // Before the transaction, which would wait for a second connection.
  const candidates = (await readCandidates(ctx, groupId, 'PROMOTION')) ?? [];
  return transaction(ctx.db, async (tx) => {
    const group = await loaded(groupEntity, tx, ctx, groupId);
    if (group.promotedToId && group.promotedToId !== newGroupId) throw new RuleError('groupPromotedAlready');
    const made = group.promotedToId ? null : await makeNextGroup(tx, ctx, { group, newGroupId, groupInput });
    const next = await loaded(groupEntity, tx, ctx, newGroupId);
    if (next.archived || group.archived) throw new RuleError('groupIsArchived');
    const exceptions = recordedExceptions(candidates, asked);
    const going = candidates.filter((candidate) => goesOn(candidate, exceptions)).map(({ id }) => id);
    const ways = { fromId: groupId, toId: newGroupId, today: group.today, personIds: going };
    const personIds = await moveMembers(tx, ways);
    // Pressed twice, they are there already.
    if (personIds.length === 0 && !made && asked.length + going.length > 0) return next;
    if (personIds.length === 0) throw new RuleError('nobodyGoesOn');
    const excused = exceptions.filter(({ personId }) => personIds.includes(personId));
    const moved = { personIds, exceptions: excused, from: groupId, to: newGroupId, day: group.today };
    await auditRecord(tx, ctx, groupEntity, group, { action: 'promoteGroup', after: moved });
    if (made) {
      const after = { ...made, ...moved };
      await auditRecord(tx, ctx, groupEntity, next, { action: 'createGroup', after });
    }
    await auditExceptions(tx, ctx, 'promoteWithException', excused, { from: groupId, to: newGroupId });
    return loaded(groupEntity, tx, ctx, newGroupId);
  });
}

type Follower = (
  tx: Tx,
  groups: { fromId: string; toId: string; regionId: string },
  /** Who makes the group, for the record. */
  ctx: Context,
) => Promise<void>;
const followers: Follower[] = [];

/**
 * A slice above takes along what it knows of a group to the one of the next year.
 * @public
 */
export const onGroupPromoted = (follower: Follower): void => void followers.push(follower);

const copyFollowers: Follower[] = [];

/**
 * The same for a group that was begun from another.
 * @public
 */
export const onGroupCopied = (follower: Follower): void => void copyFollowers.push(follower);

/** The group of the next year, of which nobody is a member yet. */
async function makeNextGroup(
  tx: Tx,
  ctx: Context,
  {
    group,
    newGroupId: id,
    groupInput,
  }: Pick<Promotion, 'newGroupId' | 'groupInput'> & { group: ManagedGroup },
) {
  if (!groupInput) throw new RuleError('requestNotUnderstood');
  const values = parsedInput(fields, groupInput);
  const problem = checkPromotion(group, values);
  if (problem) throw new RuleError(problem);
  if (!(await isOpenRegion(tx, group.regionId))) throw new RuleError('regionIsClosed');
  const row = { id, ...values, promotedFrom: group.id };
  if (!(await insertRow(tx, 'studentGroup', row))) throw new RuleError('recordNotFound', 'NOT_FOUND');
  for (const follow of followers)
    await follow(tx, { fromId: group.id, toId: id, regionId: values.regionId }, ctx);
  return values;
}

/** Takes a promotion back on the same day: the members are in the old group again, and the new one is gone. */
export const undoPromotion = (ctx: Context, groupId: string): Promise<ManagedGroup> =>
  actOnRecord(ctx, groupEntity, groupId, async (tx, { today, promotedToId: toId }) => {
    if (!toId) return null;
    const next = await loaded(groupEntity, tx, ctx, toId);
    const members = await findMoved(tx, { fromId: groupId, toId });
    if (next.promotedToId || !isStillFresh(members, today)) throw new RuleError('promotionSettled');
    await unmoveMembers(tx, { fromId: groupId, toId, today });
    const personIds = members.map(({ personId }) => personId);
    const done = {
      action: 'undoPromotion',
      before: { personIds, from: groupId, to: toId, day: today },
    } as const;
    await auditRecord(tx, ctx, groupEntity, next, done);
    return done;
  });
