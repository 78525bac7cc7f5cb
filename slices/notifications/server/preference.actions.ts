import type { Tx } from '#kit/db/database.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { wholeCaller, type UserParent } from '#slices/people/server/api.ts';
import { preferenceFor, type Cadence, type QuietHours } from '../rules/cadence.ts';
import { can } from '../rules/permissions.ts';
import {
  findPreferencesOf,
  listDefinitions,
  storePreferences,
  storeQuietHours,
  type PreferenceKey,
  type PreferenceRecord,
} from './preference.queries.ts';

/** Whether and when a person wants mail about a thing in one of their regions. */
export interface Wish extends PreferenceKey {
  subscribed: boolean;
  cadence: Cadence | null;
}

interface Stored extends PreferenceRecord {
  notification: string;
}

const keyOf = ({ definitionId, regionId }: PreferenceKey): string => `${definitionId} ${regionId}`;

/** Stores what the caller wishes; of two wishes about the same thing and region the last one counts. */
async function storeWishes(tx: Tx, ctx: Context, wishes: readonly Wish[]): Promise<Stored[]> {
  const actor = actorOf(ctx);
  const names = new Map((await listDefinitions(tx)).map(({ id, name }) => [id, name]));
  if (wishes.some(({ definitionId }) => !names.has(definitionId)))
    throw new RuleError('notificationUnknown', 'NOT_FOUND');
  if (wishes.some(({ regionId }) => !can.choose(actor, regionId)))
    throw new RuleError('regionNotYours', 'FORBIDDEN');
  const before = new Map(
    (await findPreferencesOf(tx, actor.personId)).map((preference) => [keyOf(preference), preference]),
  );
  const last = new Map(wishes.map((wish) => [keyOf(wish), wish]));
  const stored = [...last].map(([key, { definitionId, regionId, subscribed, cadence }]) => ({
    definitionId,
    regionId,
    ...preferenceFor(subscribed, cadence, before.get(key) ?? null),
    notification: names.get(definitionId) ?? '',
  }));
  await storePreferences(tx, actor.personId, stored);
  return stored;
}

export const saveNotificationPreference = (ctx: Context, wish: Wish): Promise<PreferenceRecord> =>
  transaction(ctx.db, async (tx) => {
    const [stored] = await storeWishes(tx, ctx, [wish]);
    if (!stored) throw new RuleError('notificationUnknown', 'NOT_FOUND');
    const { personId } = actorOf(ctx);
    const { notification, regionId, subscribed, cadence } = stored;
    await audit(tx, ctx, {
      action: 'saveNotificationPreference',
      entity: 'person',
      entityId: personId,
      regionId,
      after: { notification, subscribed, ...(cadence !== 'AT_ONCE' && { cadence }) },
    });
    return stored;
  });

/** As when the choices for one campus are used for the others too. */
export async function saveNotificationPreferences(
  ctx: Context,
  wishes: readonly Wish[],
): Promise<UserParent | null> {
  const { personId } = actorOf(ctx);
  await transaction(ctx.db, async (tx) => {
    const stored = await storeWishes(tx, ctx, wishes);
    await audit(tx, ctx, {
      action: 'saveNotificationPreference',
      entity: 'person',
      entityId: personId,
      regionId: null,
      after: {
        notifications: [...new Set(stored.map(({ notification }) => notification))],
        regionIds: [...new Set(stored.map(({ regionId }) => regionId))],
      },
    });
  });
  return wholeCaller(ctx);
}

export async function saveQuietHours(ctx: Context, hours: QuietHours | null): Promise<UserParent | null> {
  const { personId } = actorOf(ctx);
  if (hours && !areHours(hours)) throw new RuleError('quietHoursWrong', 'BAD_USER_INPUT');
  await transaction(ctx.db, async (tx) => {
    await storeQuietHours(tx, personId, hours);
    await audit(tx, ctx, {
      action: 'saveQuietHours',
      entity: 'person',
      entityId: personId,
      regionId: null,
      after: hours ? { ...hours } : null,
    });
  });
  return wholeCaller(ctx);
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const areHours = ({ begins, ends }: QuietHours): boolean =>
  TIME.test(begins) && TIME.test(ends) && begins !== ends;
