import { expect, test } from 'vitest';
import { changedFields } from '#kit/record/changed-fields.ts';
import { parseRecord } from '#kit/record/parse-record.ts';
import { isSiteUrl, siteSettings, type SiteSettingsValues } from './site-settings.ts';

const settings: SiteSettingsValues = {
  orgName: 'Berea Bible College',
  shortName: 'Berea',
  appName: 'eCharis',
  senderEmail: 'no-reply@berea.test',
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
  usesGpa: false,
  keepsBirthDates: false,
  tellsSupportViews: true,
  appVersionRegion: '_Default',
  testRegion: '_AppTestingGroup',
  globalRegionId: null,
  alumniRegionId: null,
  alumniAdminId: null,
};

test.each<[string, Partial<SiteSettingsValues>, string | null]>([
  ['are fit to keep', {}, null],
  ['need every name', { shortName: '' }, 'siteNameInvalid'],
  ['have names that fit into the head of a mail', { appName: 'eCharis <x@y>' }, 'siteNameInvalid'],
  ['have names of one line', { orgName: 'Berea\r\nBcc: all@berea.test' }, 'siteNameInvalid'],
  ['have short names', { appName: 'x'.repeat(81) }, 'siteNameInvalid'],
  ['need an address that mail comes from', { senderEmail: 'berea' }, 'senderEmailInvalid'],
  ['have one such address', { senderEmail: 'a@berea.test, b@berea.test' }, 'senderEmailInvalid'],
  ['lead to pages of the web', { formerLearningUrl: 'javascript:alert(1)' }, 'siteUrlInvalid'],
  ['take pictures from pages of the web', { assetBaseUrl: 'cdn' }, 'siteUrlInvalid'],
  ['speak a language of ours', { defaultLocale: 'tlh' }, 'localeUnknown'],
  ['allow an attempt', { defaultAllowedAttempts: 0 }, 'attemptsInvalid'],
  ['allow whole attempts', { defaultAllowedAttempts: 1.5 }, 'attemptsInvalid'],
])('the settings %s', (_, facts, problem) => {
  expect(parseRecord(siteSettings, { ...settings, ...facts }).refused?.problem ?? null).toBe(problem);
});

test.each([
  ['', true],
  ['https://learn.example.org/d2l/home', true],
  ['https://', false],
  ['//example.org', false],
  ['https://exa mple.org', false],
])('%j is an address of the web, or none: %j', (address, expected) => {
  expect(isSiteUrl(address)).toBe(expected);
});

test('the settings differ in what was changed, and only in that', () => {
  expect(changedFields(siteSettings, settings, { ...settings, testRegion: '_Default' })).toEqual([
    'testRegion',
  ]);
});
