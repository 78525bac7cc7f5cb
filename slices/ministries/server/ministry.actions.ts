import type { Tx } from '#kit/db/database.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { actOnRecord, createRecord, parsedInput } from '#kit/graphql/change-record.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { changedFields, pickFields } from '#kit/record/changed-fields.ts';
import type { InputOf } from '#kit/record/field.ts';
import { pendingVersion, sendableVersion } from '../rules/lifecycle.ts';
import { ministry, NOTE_MAX, OWN_MAX, withRoughPlace, type MinistryValues } from '../rules/ministry.ts';
import { ministryProblems } from '../rules/ministry-problems.ts';
import { can } from '../rules/permissions.ts';
import { keptDb, overseen, own, refuseTooMany, removable, restorable } from './kept-ministry.ts';
import {
  countOwn,
  findMinistry,
  findVersions,
  insertMinistry,
  insertVersion,
  listOwn,
  noteSaved,
  storeMinistry,
  storeVersionStatus,
  type MinistryRecord,
} from './ministry.queries.ts';
import { tellThatItWaits } from './tell-of-ministry.ts';

type MinistryInput = InputOf<typeof ministry>;

export const readOwn = (ctx: Context): Promise<MinistryRecord[]> =>
  listOwn(ctx.db, actorOf(ctx).personId, OWN_MAX);

/** A ministry with all that its owner has said, for the owner and for alumni admins; for others there is none. */
export async function readKept(ctx: Context, id: string): Promise<MinistryRecord | null> {
  const found = await findMinistry(keptDb(ctx), id);
  return found && !found.deletedAt && can.remove(actorOf(ctx), found) ? found : null;
}

/** An address that is shown to nobody is not for the audit log either. */
const forLog = (values: Partial<MinistryValues>): Partial<MinistryValues> =>
  'contactEmail' in values && values.contactEmail !== '' ? { ...values, contactEmail: '…' } : values;

function refuse(values: MinistryValues): void {
  const [refused] = ministryProblems(values);
  if (refused) throw new RuleError(refused.problem, 'BAD_USER_INPUT', {}, { field: refused.field });
}

/** Lists a ministry. Others see it once it is approved (ALUM-30). */
export const createMinistry = (
  ctx: Context,
  { ministryId: id, ministryInput }: { ministryId: string; ministryInput: MinistryInput },
): Promise<MinistryRecord> =>
  createRecord(ctx, own, {
    action: 'createMinistry',
    id,
    input: withRoughPlace(ministryInput),
    async insert(tx, values) {
      refuse(values);
      const { personId } = actorOf(ctx);
      const owned = await countOwn(tx, personId);
      if (!(await insertMinistry(tx, { id, personId }))) return false;
      if (owned >= OWN_MAX) throw new RuleError('ministriesTooMany', 'BAD_USER_INPUT', { max: OWN_MAX });
      await insertVersion(tx, { ministryId: id, personId, number: 1, values, at: ctx.services.now() });
      await tellThatItWaits(tx, ctx, { id, personId, ...values });
      return forLog(values);
    },
  });

interface Edit {
  ministryId: string;
  version: number;
  ministryInput: MinistryInput;
}

/** Writes another version, which waits to be approved while others go on seeing the one that was (HOLE-66). */
export const updateMinistry = (
  ctx: Context,
  { ministryId: id, version, ministryInput }: Edit,
): Promise<MinistryRecord> =>
  actOnRecord(ctx, own, id, async (tx, before) => {
    const values = parsedInput(ministry, withRoughPlace(ministryInput), before);
    refuse(values);
    const changed = changedFields(ministry, before, values);
    if (changed.length === 0) return null;
    if (version !== before.version) throw new RuleError('changedMeanwhile');
    await writeVersion(tx, ctx, before, values);
    return {
      action: 'updateMinistry',
      before: forLog(pickFields<typeof ministry>(changed, before)),
      after: forLog(pickFields<typeof ministry>(changed, values)),
    };
  });

async function writeVersion(tx: Tx, ctx: Context, { id, personId }: MinistryRecord, values: MinistryValues) {
  const versions = await findVersions(tx, id);
  const pending = pendingVersion(versions);
  if (pending) await storeVersionStatus(tx, pending.id, 'WITHDRAWN');
  const number = 1 + Math.max(0, ...versions.map((version) => version.number));
  await insertVersion(tx, { ministryId: id, personId, number, values, at: ctx.services.now() });
  await noteSaved(tx, id);
  if (!pending) await tellThatItWaits(tx, ctx, { id, personId, ...values });
}

/** Takes back what waits to be approved, or sends it again. */
export const withdrawMinistry = (
  ctx: Context,
  { ministryId: id, isWithdrawn }: { ministryId: string; isWithdrawn: boolean },
): Promise<MinistryRecord> =>
  actOnRecord(ctx, own, id, async (tx, before) => {
    const versions = await findVersions(tx, id);
    const version = isWithdrawn ? pendingVersion(versions) : sendableVersion(versions);
    if (!version) throw new RuleError('ministryNotWaiting');
    await storeVersionStatus(tx, version.id, isWithdrawn ? 'WITHDRAWN' : 'PENDING');
    await noteSaved(tx, id);
    if (!isWithdrawn) await tellThatItWaits(tx, ctx, { ...before, name: version.name });
    return {
      action: isWithdrawn ? 'withdrawMinistry' : 'resubmitMinistry',
      after: { number: version.number },
    };
  });

/** Hides a listing from all others, or shows it again (ALUM-31). */
export const hideMinistry = (
  ctx: Context,
  { ministryId: id, isHidden }: { ministryId: string; isHidden: boolean },
): Promise<MinistryRecord> =>
  actOnRecord(ctx, own, id, async (tx, { name, hiddenAt }) => {
    if ((hiddenAt !== null) === isHidden) return null;
    await storeMinistry(tx, id, { hiddenAt: isHidden ? ctx.services.now() : null });
    return { action: isHidden ? 'hideMinistry' : 'showMinistry', after: { name } };
  });

/** Deletes a listing. It can be brought back. */
export async function deleteMinistry(ctx: Context, id: string): Promise<boolean> {
  await actOnRecord(ctx, removable, id, async (tx, { deletedAt, name }) => {
    if (deletedAt) return null;
    await storeMinistry(tx, id, { deletedAt: ctx.services.now(), deletedBy: actorOf(ctx).personId });
    return { action: 'deleteMinistry', before: { name } };
  });
  return true;
}

export const restoreMinistry = (ctx: Context, id: string): Promise<MinistryRecord> =>
  actOnRecord(ctx, restorable, id, async (tx, { deletedAt, name, personId }) => {
    if (!deletedAt) return null;
    await refuseTooMany(tx, ctx, personId);
    await storeMinistry(tx, id, { deletedAt: null, deletedBy: null });
    return { action: 'restoreMinistry', after: { name } };
  });

/** What alumni admins write down for each other (ALUM-34). */
export const noteOnMinistry = (
  ctx: Context,
  {
    ministryId: id,
    adminNote: written,
    noteRead,
  }: { ministryId: string; adminNote: string; noteRead: string },
): Promise<MinistryRecord> =>
  actOnRecord(ctx, overseen, id, async (tx, before) => {
    const adminNote = written.trim();
    if ([...adminNote].length > NOTE_MAX)
      throw new RuleError(
        'ministryCommentsTooLong',
        'BAD_USER_INPUT',
        { max: NOTE_MAX },
        { field: 'adminNote' },
      );
    if (adminNote === before.adminNote) return null;
    if (noteRead !== before.adminNote) throw new RuleError('changedMeanwhile');
    await storeMinistry(tx, id, { adminNote });
    // The note itself stays out of the log, which more people read.
    return { action: 'noteOnMinistry', after: { name: before.name } };
  });
