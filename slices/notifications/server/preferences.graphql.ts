import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import { loaderByOwner } from '#kit/graphql/loader.ts';
import { signedIn, viaParent } from '#kit/graphql/permission.ts';
import { User } from '#slices/people/server/api.ts';
import { can } from '../rules/permissions.ts';
import { forSelf } from './for-self.ts';
import {
  findPreferences,
  listDefinitions,
  type DefinitionRecord,
  type PreferenceRecord,
} from './preference.queries.ts';
import { saveNotificationPreference } from './save-notification-preference.ts';

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
