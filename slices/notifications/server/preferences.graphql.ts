import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import { loaderByOwner } from '#kit/graphql/loader.ts';
import { signedIn, viaParent } from '#kit/graphql/permission.ts';
import { User } from '#slices/people/server/api.ts';
import { Region, regionById } from '#slices/regions/server/api.ts';
import { CADENCES, cadenceOf, type QuietHours } from '../rules/cadence.ts';
import { can, regionsToChooseFor } from '../rules/permissions.ts';
import {
  saveNotificationPreference,
  saveNotificationPreferences,
  saveQuietHours,
  type Wish,
} from './preference.actions.ts';
import {
  findPreferences,
  findQuietHours,
  listDefinitions,
  type DefinitionRecord,
  type PreferenceRecord,
} from './preference.queries.ts';
import { forSelf } from './notifications.graphql.ts';

const preferencesByPerson = loaderByOwner(
  (ctx, ids) => findPreferences(ctx.db, ids),
  (row) => row.personId,
);

const NotificationDefinition = builder.objectRef<DefinitionRecord>('NotificationDefinition').implement({
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    forStaff: t.exposeBoolean('forStaff', { description: 'Whether staff alone are told.' }),
  }),
});

const NotificationCadence = builder.enumType('NotificationCadence', {
  description: 'When mail about a thing comes. NEVER: it stands in the app alone.',
  values: CADENCES,
});

const NotificationPreference = builder.objectRef<PreferenceRecord>('NotificationPreference').implement({
  permission: viaParent,
  fields: (t) => ({
    notificationDefinitionId: t.exposeID('definitionId'),
    regionId: t.exposeID('regionId'),
    subscribed: t.exposeBoolean('subscribed'),
    cadence: t.field({ type: NotificationCadence, resolve: cadenceOf }),
  }),
});

const QuietHoursType = builder.objectRef<QuietHours>('QuietHours').implement({
  description:
    'In which a user wants no mail and no push about notifications, on the clocks of their own zone.',
  permission: viaParent,
  fields: (t) => ({ begins: t.exposeString('begins'), ends: t.exposeString('ends') }),
});

const NotificationPreferenceInput = builder.inputType('NotificationPreferenceInput', {
  fields: (t) => ({
    notificationDefinitionId: t.id({ required: true }),
    regionId: t.id({ required: true }),
    subscribed: t.boolean({ required: true }),
    cadence: t.field({
      type: NotificationCadence,
      description: 'Decides where it is given; without it, those who are subscribed get mail as before.',
    }),
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

builder.objectField(User, 'quietHours', (t) =>
  t.field({
    type: QuietHoursType,
    nullable: true,
    permission: forSelf,
    resolve: (person, _, ctx) => findQuietHours(ctx.db, person.id),
  }),
);

builder.queryField('notificationRegions', (t) =>
  t.field({
    type: [Region],
    description: 'The regions about which the caller may be told something.',
    permission: signedIn,
    resolve: async (_, __, ctx) => {
      const ids = regionsToChooseFor(actorOf(ctx));
      const regions = await Promise.all(ids.map((id) => regionById(ctx).load(id)));
      return regions.filter((region) => region !== null);
    },
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
    resolve: (_, { notificationPreferenceInput: input }, ctx) =>
      saveNotificationPreference(ctx, wishOf(input)),
  }),
);

builder.mutationField('saveNotificationPreferences', (t) =>
  t.field({
    type: User,
    nullable: true,
    description: 'Several preferences together, all or none.',
    permission: signedIn,
    args: { notificationPreferenceInputs: t.arg({ type: [NotificationPreferenceInput], required: true }) },
    resolve: (_, { notificationPreferenceInputs: inputs }, ctx) =>
      saveNotificationPreferences(ctx, inputs.map(wishOf)),
  }),
);

const wishOf = (input: typeof NotificationPreferenceInput.$inferInput): Wish => ({
  definitionId: input.notificationDefinitionId,
  regionId: input.regionId,
  subscribed: input.subscribed,
  cadence: input.cadence ?? null,
});

builder.mutationField('saveQuietHours', (t) =>
  t.field({
    type: User,
    nullable: true,
    description: 'Times are written 22:00. Without them there are no quiet hours.',
    permission: signedIn,
    args: { begins: t.arg.string(), ends: t.arg.string() },
    resolve: (_, { begins, ends }, ctx) => saveQuietHours(ctx, begins && ends ? { begins, ends } : null),
  }),
);
