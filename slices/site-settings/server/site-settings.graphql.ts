import { builder } from '#kit/graphql/builder.ts';
import { byRule, viaParent } from '#kit/graphql/permission.ts';
import { can } from '../rules/permissions.ts';
import { saveSiteSettings } from './save-site-settings.ts';
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
    orgName: t.exposeString('orgName'),
    shortName: t.exposeString('shortName'),
    appName: t.exposeString('appName'),
    senderEmail: t.exposeString('senderEmail'),
    assetBaseUrl: t.exposeString('assetBaseUrl'),
    formerLearningUrl: t.exposeString('formerLearningUrl', { description: 'Where /d2l-redirect leads.' }),
    defaultLocale: t.exposeString('defaultLocale'),
    defaultAllowedAttempts: t.exposeInt('defaultAllowedAttempts'),
    usesGpa: t.exposeBoolean('usesGpa', { description: 'Whether transcripts carry a grade point average.' }),
    tellsSupportViews: t.exposeBoolean('tellsSupportViews', {
      description: 'Whether people are told when the staff saw the site as they see it.',
    }),
    appVersionRegion: t.exposeString('appVersionRegion', { description: 'The slug of a region.' }),
    testRegion: t.exposeString('testRegion', { description: 'The slug of a region.' }),
    globalRegionId: t.exposeID('globalRegionId', { nullable: true }),
    alumniRegionId: t.exposeID('alumniRegionId', { nullable: true }),
    alumniAdminId: t.exposeID('alumniAdminId', { nullable: true }),
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

const SiteSettingsInput = builder.inputType('SiteSettingsInput', {
  fields: (t) => ({
    orgName: t.string({ required: true }),
    shortName: t.string({ required: true }),
    appName: t.string({ required: true }),
    senderEmail: t.string({ required: true }),
    assetBaseUrl: t.string({ required: true }),
    formerLearningUrl: t.string({ required: true }),
    defaultLocale: t.string({ required: true }),
    defaultAllowedAttempts: t.int({ required: true }),
    usesGpa: t.boolean({ required: true }),
    tellsSupportViews: t.boolean({ required: true }),
    appVersionRegion: t.string({ required: true }),
    testRegion: t.string({ required: true }),
    globalRegionId: t.id(),
    alumniRegionId: t.id(),
    alumniAdminId: t.id(),
  }),
});

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
