import { builder } from '#kit/graphql/builder.ts';
import { byRule, viaParent } from '#kit/graphql/permission.ts';
import { plainFields, recordInput } from '#kit/graphql/record-types.ts';
import { can } from '../rules/permissions.ts';
import { siteSettings } from '../rules/site-settings.ts';
import { saveSiteSettings } from './site-settings.actions.ts';
import {
  listAlumniAdminChoices,
  listRegionChoices,
  readSiteSettings,
  type SiteSettings as Settings,
} from './site-settings.queries.ts';

const superadmins = byRule('superadmins', can.manage);

const ImageUpload = builder.objectRef<{ cloudId: string; uploadPreset: string }>('ImageUpload').implement({
  description: 'Set in the environment of the server; nothing of it is secret.',
  permission: viaParent,
  fields: (t) => ({ cloudId: t.exposeString('cloudId'), uploadPreset: t.exposeString('uploadPreset') }),
});

const SettingRegion = builder
  .objectRef<{ id: string; name: string; slug: string }>('SettingRegion')
  .implement({
    permission: viaParent,
    fields: (t) => ({ _id: t.exposeID('id'), name: t.exposeString('name'), slug: t.exposeString('slug') }),
  });

const SettingPerson = builder.objectRef<{ id: string; name: string }>('SettingPerson').implement({
  permission: viaParent,
  fields: (t) => ({ _id: t.exposeID('id'), fullName: t.exposeString('name') }),
});

const SiteSettings = builder.objectRef<Settings>('SiteSettings').implement({
  permission: viaParent,
  fields: (t) => ({
    ...plainFields(t, siteSettings),
    imageUpload: t.field({
      type: ImageUpload,
      description: 'Empty where the server keeps pictures itself.',
      resolve: (_, __, ctx) => ctx.services.config.cloudinary ?? { cloudId: '', uploadPreset: '' },
    }),
    version: t.exposeInt('version', {
      description: 'Sent back with a change, so that none is overwritten unseen.',
    }),
    regionChoices: t.field({
      type: [SettingRegion],
      resolve: (_, __, ctx) => listRegionChoices(ctx.db),
    }),
    alumniAdminChoices: t.field({
      type: [SettingPerson],
      description: 'Superadministrators and the administrators of the alumni.',
      resolve: (_, __, ctx) => listAlumniAdminChoices(ctx.db),
    }),
  }),
});

const SiteSettingsInput = recordInput('SiteSettingsInput', siteSettings);

builder.queryField('siteSettings', (t) =>
  t.field({
    type: SiteSettings,
    permission: superadmins,
    resolve: (_, __, ctx) => readSiteSettings(ctx.db),
  }),
);

builder.mutationField('saveSiteSettings', (t) =>
  t.field({
    type: SiteSettings,
    permission: superadmins,
    args: {
      version: t.arg.int({ required: true, description: 'The version the change is based on.' }),
      settingsInput: t.arg({ type: SiteSettingsInput, required: true }),
    },
    resolve: (_, { version, settingsInput }, ctx) => saveSiteSettings(ctx, version, settingsInput),
  }),
);
