import { isLocale } from '#kit/messages/locales.ts';
import { flag, id, integer, line, optional, type ValuesOf } from '#kit/record/field.ts';

/** A name stands in the head of every mail, where nothing but a name may be. */
const siteName = line({ max: 80, problem: 'siteNameInvalid', fits: (name) => !/[<>"]/.test(name) });

const isEmail = (address: string): boolean => /^[^\s\p{Cc}@<>",;]+@[^\s\p{Cc}@<>",;]+$/u.test(address);

/** An address of the web, or none. */
export const isSiteUrl = (address: string): boolean =>
  address === '' || /^https?:\/\/[^\s\p{Cc}/?#@<>"]+(?:[/?#][^\s\p{Cc}<>"]*)?$/u.test(address);

const siteUrl = { max: 254, default: '', problem: 'siteUrlInvalid', fits: isSiteUrl } as const;
const regionSlug = { max: 100, problem: 'settingRegionUnknown', about: 'The slug of a region.' } as const;

const coursesNeeded = { min: 0, max: 200, problem: 'coursesNeededInvalid' } as const;

/** What a superadmin says about the site as a whole. Secrets and keys stand in the environment instead (HOLE-71). */
export const siteSettings = {
  orgName: siteName,
  shortName: siteName,
  appName: siteName,
  senderEmail: line({ max: 254, problem: 'senderEmailInvalid', fits: isEmail }),
  assetBaseUrl: line(siteUrl),
  formerLearningUrl: line({ ...siteUrl, about: 'Where /d2l-redirect leads.' }),
  defaultLocale: line({ max: 10, problem: 'localeUnknown', fits: isLocale }),
  /** How often an exam may be sat unless it says otherwise. */
  defaultAllowedAttempts: integer({ min: 1, max: 99, problem: 'attemptsInvalid' }),
  /** Courses to have passed before going on to the second year, to the third, and before graduating. */
  coreAfterFirstYear: integer(coursesNeeded),
  electivesAfterFirstYear: integer(coursesNeeded),
  coreAfterSecondYear: integer(coursesNeeded),
  electivesAfterSecondYear: integer(coursesNeeded),
  coreToGraduate: integer(coursesNeeded),
  electivesToGraduate: integer(coursesNeeded),
  usesGpa: flag({ about: 'Whether transcripts carry a grade point average.' }),
  keepsBirthDates: flag({ about: 'Whether the date of birth of people is kept.' }),
  tellsSupportViews: flag({ about: 'Whether people are told when the staff saw the site as they see it.' }),
  appVersionRegion: line(regionSlug),
  testRegion: line(regionSlug),
  globalRegionId: optional(id({})),
  alumniRegionId: optional(id({})),
  alumniAdminId: optional(id({})),
};

export type SiteSettingsValues = ValuesOf<typeof siteSettings>;
