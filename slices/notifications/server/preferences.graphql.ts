import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import type { Context } from '#kit/graphql/context.ts';
import { loaderByOwner } from '#kit/graphql/loader.ts';
import { signedIn, viaParent } from '#kit/graphql/permission.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { User } from '#slices/people/server/api.ts';
import { can } from '../rules/permissions.ts';
import {
  findPreferences,
  listDefinitions,
  storePreference,
  type DefinitionRecord,
  type PreferenceRecord,
} from './notification.queries.ts';
import { forSelf } from './notifications.graphql.ts';

const preferencesByPerson = loaderByOwner(
  (ctx, ids) => findPreferences(ctx.db, ids),
  (row) => row.personId,
);

const NotificationDefinition = builder.objectRef<DefinitionRecord>('NotificationDefinition').implement({
  permission: viaParent,
  fields: (t) => ({ _id: t.exposeID('id'), name: t.exposeString('name') }),
});

const NotificationPreference = builder.objectRef<PreferenceRecord>('NotificationPreference').implement({
  permission: viaParent,
  fields: (t) => ({
    notificationDefinitionId: t.exposeID('definitionId'),
    regionId: t.exposeID('regionId'),
    subscribed: t.exposeBoolean('subscribed'),
  }),
});

const NotificationPreferenceInput = builder.inputType('NotificationPreferenceInput', {
  fields: (t) => ({
    notificationDefinitionId: t.id({ required: true }),
    regionId: t.id({ required: true }),
    subscribed: t.boolean({ required: true }),
  }),
});

builder.objectField(User, 'notificationPreferences', (t) =>
  t.field({
    type: [NotificationPreference],
    nullable: true,
    permission: forSelf,
    resolve: (person, _, ctx) => preferencesByPerson(ctx).load(person.id),
  }),
);

builder.queryField('notificationDefinitions', (t) =>
  t.field({
    type: [NotificationDefinition],
    permission: signedIn,
    resolve: async (_, __, ctx) => {
      const isStaff = can.beToldAsStaff(actorOf(ctx));
      return (await listDefinitions(ctx.db)).filter(({ forStaff }) => isStaff || !forStaff);
    },
  }),
);

builder.mutationField('saveNotificationPreference', (t) =>
  t.field({
    type: NotificationPreference,
    permission: signedIn,
    args: { notificationPreferenceInput: t.arg({ type: NotificationPreferenceInput, required: true }) },
    resolve: (_, { notificationPreferenceInput: { notificationDefinitionId, ...preference } }, ctx) =>
      saveNotificationPreference(ctx, { definitionId: notificationDefinitionId, ...preference }),
  }),
);

/** Whether the caller wants mail about a thing in one of their regions. */
async function saveNotificationPreference(
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
