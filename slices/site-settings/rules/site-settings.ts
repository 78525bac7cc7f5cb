import { isLocale } from '#kit/messages/locales.ts';

/** What a superadmin says about the site as a whole. Secrets and keys stand in the environment instead (HOLE-71). */
export interface SiteSettingsValues {
  orgName: string;
  shortName: string;
  appName: string;
  senderEmail: string;
  assetBaseUrl: string;
  formerLearningUrl: string;
  defaultLocale: string;
  defaultAllowedAttempts: number;
  /** Whether transcripts carry a grade point average. */
  usesGpa: boolean;
  /** Whether people are told when the staff saw the site as they see it. */
  tellsSupportViews: boolean;
  /** Slugs of regions. */
  appVersionRegion: string;
  testRegion: string;
  globalRegionId: string | null;
  alumniRegionId: string | null;
  alumniAdminId: string | null;
}

/** The longest name, in characters: it stands in the title bar, in mails and on certificates. */
export const SITE_NAME_MAX = 80;
export const MAX_ADDRESS = 254;
/** How often an exam may be sat unless it says otherwise. */
export const ATTEMPTS = { min: 1, max: 99 } as const;

type SettingsProblem =
  'siteNameInvalid' | 'senderEmailInvalid' | 'siteUrlInvalid' | 'localeUnknown' | 'attemptsInvalid';

/** A name stands in the head of every mail, where nothing but a name may be. */
const isSiteName = (name: string): boolean =>
  name !== '' && name.length <= SITE_NAME_MAX && !/[\p{Cc}<>"]/u.test(name);

const isEmail = (address: string): boolean =>
  address.length <= MAX_ADDRESS && /^[^\s\p{Cc}@<>",;]+@[^\s\p{Cc}@<>",;]+$/u.test(address);

/** An address of the web, or none. */
export const isSiteUrl = (address: string): boolean =>
  address === '' ||
  (address.length <= MAX_ADDRESS &&
    /^https?:\/\/[^\s\p{Cc}/?#@<>"]+(?:[/?#][^\s\p{Cc}<>"]*)?$/u.test(address));

/** Why the settings cannot be kept like this, or null. Whether regions and people exist is for the server to say. */
export function checkSiteSettings(settings: SiteSettingsValues): SettingsProblem | null {
  const { orgName, shortName, appName, senderEmail, assetBaseUrl, formerLearningUrl } = settings;
  if (![orgName, shortName, appName].every(isSiteName)) return 'siteNameInvalid';
  if (!isEmail(senderEmail)) return 'senderEmailInvalid';
  if (![assetBaseUrl, formerLearningUrl].every(isSiteUrl)) return 'siteUrlInvalid';
  if (!isLocale(settings.defaultLocale)) return 'localeUnknown';
  const { defaultAllowedAttempts: attempts } = settings;
  const isCount = Number.isInteger(attempts) && attempts >= ATTEMPTS.min && attempts <= ATTEMPTS.max;
  return isCount ? null : 'attemptsInvalid';
}

/** Which of the settings differ. */
export const changedSettings = (
  before: SiteSettingsValues,
  after: SiteSettingsValues,
): (keyof SiteSettingsValues)[] =>
  (Object.keys(after) as (keyof SiteSettingsValues)[]).filter((name) => before[name] !== after[name]);
