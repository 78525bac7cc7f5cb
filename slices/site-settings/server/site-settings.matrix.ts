import type { SliceMatrix, Target } from '#testing/matrix/slice-matrix.ts';
import type { Who } from '#testing/matrix/words.ts';

const superadmins: Who = ['superadmin'];

const PROOF = {
  orgName: 'Proof College',
  shortName: 'Proof',
  appName: 'Proof',
  senderEmail: 'proof@berea.test',
  assetBaseUrl: '',
  formerLearningUrl: '',
  defaultLocale: 'en',
  defaultAllowedAttempts: 2,
  coreAfterFirstYear: 10,
  electivesAfterFirstYear: 3,
  coreAfterSecondYear: 20,
  electivesAfterSecondYear: 6,
  coreToGraduate: 30,
  electivesToGraduate: 9,
  usesGpa: true,
  keepsBirthDates: true,
  tellsSupportViews: false,
  appVersionRegion: '_Default',
  testRegion: '_AppTestingGroup',
};

const inputFor = (target: Target) => ({
  ...PROOF,
  globalRegionId: target.id('region'),
  alumniRegionId: target.id('region'),
  alumniAdminId: target.id('alumniAdmin'),
});

export const matrix: SliceMatrix = {
  reads: {
    Query: { siteSettings: superadmins },
    SiteSettings: {
      'alumniAdminChoices alumniAdminId alumniRegionId appName appVersionRegion assetBaseUrl': superadmins,
      'defaultAllowedAttempts defaultLocale formerLearningUrl globalRegionId imageUpload keepsBirthDates orgName':
        superadmins,
      'coreAfterFirstYear coreAfterSecondYear coreToGraduate electivesAfterFirstYear electivesAfterSecondYear':
        superadmins,
      'electivesToGraduate regionChoices senderEmail shortName tellsSupportViews testRegion usesGpa version':
        superadmins,
    },
    ImageUpload: { 'cloudId uploadPreset': superadmins },
    SettingRegion: { '_id name slug': superadmins },
    SettingPerson: { '_id fullName': superadmins },
  },
  writes: {
    saveSiteSettings: {
      cases: [{ who: superadmins, at: (target) => ({ version: 1, settingsInput: inputFor(target) }) }],
    },
  },
  async seed({ owner, subject, regionId }) {
    if (subject.kind !== 'campus') return [];
    const { rows } = await owner.query<{ id: string }>(
      `insert into person (first_name, last_name, email, roles)
       values ('Alumni', 'Keeper', gen_random_uuid() || '@example.org', '{user,superadmin}') returning id`,
    );
    const id = rows[0]?.id ?? '';
    await owner.query(
      'update site_settings set version = 1, global_region_id = $1, alumni_region_id = $1, alumni_admin_id = $2',
      [regionId, id],
    );
    return [{ name: 'alumniAdmin', id }];
  },
};
