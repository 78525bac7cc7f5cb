import type { SettingsFragment } from '../site-settings.graphql.generated.ts';

export const settingsOfBerea: SettingsFragment = {
  orgName: 'Berea Bible College',
  shortName: 'Berea',
  appName: 'eCharis',
  senderEmail: 'no-reply@berea.test',
  assetBaseUrl: '',
  formerLearningUrl: '',
  defaultLocale: 'en',
  defaultAllowedAttempts: 2,
  usesGpa: false,
  keepsBirthDates: false,
  tellsSupportViews: true,
  appVersionRegion: '_Default',
  testRegion: '_AppTestingGroup',
  globalRegionId: null,
  alumniRegionId: 'alumni',
  alumniAdminId: null,
  version: 3,
};
