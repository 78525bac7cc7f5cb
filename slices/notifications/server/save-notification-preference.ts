import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { can } from '../rules/permissions.ts';
import { listDefinitions, storePreference, type PreferenceRecord } from './preference.queries.ts';

/** Whether the caller wants mail about a thing in one of their regions. */
export async function saveNotificationPreference(
  ctx: Context,
  preference: PreferenceRecord,
): Promise<PreferenceRecord> {
  const actor = actorOf(ctx);
  return transaction(ctx.db, async (tx) => {
    const definition = (await listDefinitions(tx)).find(({ id }) => id === preference.definitionId);
    if (!definition) throw new RuleError('notificationUnknown', 'NOT_FOUND');
    if (!can.choose(actor, preference.regionId)) throw new RuleError('regionNotYours', 'FORBIDDEN');
    await storePreference(tx, actor.personId, preference);
    await audit(tx, ctx, {
      action: 'saveNotificationPreference',
      entity: 'person',
      entityId: actor.personId,
      regionId: preference.regionId,
      after: { notification: definition.name, subscribed: preference.subscribed },
    });
    return preference;
  });
}
