import type { Tx } from '#kit/db/database.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { changedSettings, checkSiteSettings, type SiteSettingsValues } from '../rules/site-settings.ts';
import {
  listAlumniAdminChoices,
  listRegionChoices,
  lockSiteSettings,
  readSiteSettings,
  storeSiteSettings,
  type SiteSettings,
} from './site-settings.queries.ts';

export interface SiteSettingsInputShape extends Omit<
  SiteSettingsValues,
  'globalRegionId' | 'alumniRegionId' | 'alumniAdminId'
> {
  globalRegionId?: string | null | undefined;
  alumniRegionId?: string | null | undefined;
  alumniAdminId?: string | null | undefined;
}

/** Saves the settings, unless they were changed since the form was opened. What is said again changes nothing. */
export async function saveSiteSettings(
  ctx: Context,
  version: number,
  input: SiteSettingsInputShape,
): Promise<SiteSettings> {
  const parsed = parsedSettings(input);
  return transaction(ctx.db, async (tx) => {
    const before = await lockSiteSettings(tx);
    const changed = changedSettings(before, parsed);
    if (changed.length === 0) return before;
    if (version !== before.version) throw new RuleError('changedMeanwhile');
    await refuseStrangers(tx, parsed, changed);
    await storeSiteSettings(tx, parsed, actorOf(ctx).personId);
    const pick = (from: SiteSettingsValues) => Object.fromEntries(changed.map((name) => [name, from[name]]));
    await audit(tx, ctx, {
      action: 'saveSiteSettings',
      entity: 'siteSettings',
      before: pick(before),
      after: pick(parsed),
    });
    return readSiteSettings(tx);
  });
}

function parsedSettings(input: SiteSettingsInputShape): SiteSettingsValues {
  const parsed = {
    orgName: input.orgName.trim(),
    shortName: input.shortName.trim(),
    appName: input.appName.trim(),
    senderEmail: input.senderEmail.trim(),
    assetBaseUrl: input.assetBaseUrl.trim(),
    formerLearningUrl: input.formerLearningUrl.trim(),
    defaultLocale: input.defaultLocale,
    defaultAllowedAttempts: input.defaultAllowedAttempts,
    usesGpa: input.usesGpa,
    tellsSupportViews: input.tellsSupportViews,
    appVersionRegion: input.appVersionRegion,
    testRegion: input.testRegion,
    globalRegionId: input.globalRegionId ?? null,
    alumniRegionId: input.alumniRegionId ?? null,
    alumniAdminId: input.alumniAdminId ?? null,
  };
  const problem = checkSiteSettings(parsed);
  if (problem) throw new RuleError(problem);
  return parsed;
}

/** What was stored before may stay, even if it is out of date by now; what is newly chosen must exist. */
async function refuseStrangers(
  tx: Tx,
  parsed: SiteSettingsValues,
  changed: readonly (keyof SiteSettingsValues)[],
): Promise<void> {
  const regions = await listRegionChoices(tx);
  const isKnown = {
    appVersionRegion: (slug: string) => regions.some((region) => region.slug === slug),
    testRegion: (slug: string) => regions.some((region) => region.slug === slug),
    globalRegionId: (id: string) => regions.some((region) => region.id === id),
    alumniRegionId: (id: string) => regions.some((region) => region.id === id),
  };
  for (const name of Object.keys(isKnown) as (keyof typeof isKnown)[]) {
    const value = parsed[name];
    if (changed.includes(name) && value !== null && !isKnown[name](value))
      throw new RuleError('settingRegionUnknown');
  }
  if (!changed.includes('alumniAdminId') || parsed.alumniAdminId === null) return;
  const admins = await listAlumniAdminChoices(tx);
  if (!admins.some(({ id }) => id === parsed.alumniAdminId)) throw new RuleError('alumniAdminUnknown');
}
