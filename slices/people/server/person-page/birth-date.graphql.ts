import { builder } from '#kit/graphql/builder.ts';
import { loaderById } from '#kit/graphql/loader.ts';
import { byRecord, withRole } from '#kit/graphql/permission.ts';
import { readSiteSettings } from '#slices/site-settings/server/api.ts';
import { can } from '../../rules/permissions.ts';
import { User, type UserParent } from '../user.graphql.ts';
import { findBirthDates } from './birth-date.queries.ts';

const birthDateById = loaderById((ctx, ids) => findBirthDates(ctx.db, ids));

builder.objectField(User, 'bornOn', (t) =>
  t.field({
    type: 'Day',
    nullable: true,
    description: 'For those who manage people, where the college keeps it.',
    permission: byRecord<UserParent>('those who manage the person', (actor, { id, regionIds }) =>
      can.edit(actor, { personId: id, regionIds }),
    ),
    resolve: async ({ id }, _, ctx) => {
      const { keepsBirthDates } = await readSiteSettings(ctx.db);
      return keepsBirthDates ? ((await birthDateById(ctx).load(id))?.bornOn ?? null) : null;
    },
  }),
);

builder.queryField('keepsBirthDates', (t) =>
  t.boolean({
    permission: withRole('manager', 'admin'),
    description: 'Whether the college keeps dates of birth.',
    resolve: async (_, __, ctx) => (await readSiteSettings(ctx.db)).keepsBirthDates,
  }),
);
