import type { Tx } from '#kit/db/database.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import { parsedInput } from '#kit/graphql/change-record.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { changedFields, pickFields } from '#kit/record/changed-fields.ts';
import type { InputOf } from '#kit/record/field.ts';
import { siteSettings as fields, type SiteSettingsValues } from '../rules/site-settings.ts';
import {
  listAlumniAdminChoices,
  listRegionChoices,
  readSiteSettings,
  selectSiteSettings,
  type SiteSettings,
} from './site-settings.queries.ts';

/** Saves the settings, unless they were changed since the form was opened. What is said again changes nothing. */
export const saveSiteSettings = (
  ctx: Context,
  version: number,
  input: InputOf<typeof fields>,
): Promise<SiteSettings> =>
  transaction(ctx.db, async (tx) => {
    const before = await selectSiteSettings(tx).forUpdate().executeTakeFirstOrThrow();
    const after = parsedInput(fields, input, before);
    const changed = changedFields(fields, before, after);
    if (changed.length === 0) return before;
    if (version !== before.version) throw new RuleError('changedMeanwhile');
    await refuseStrangers(tx, pickFields<typeof fields>(changed, after));
    const { personId: updatedBy } = actorOf(ctx);
    await tx
      .updateTable('siteSettings')
      .set((eb) => ({ ...after, updatedBy, version: eb('version', '+', 1) }))
      .execute();
    await audit(tx, ctx, {
      action: 'saveSiteSettings',
      entity: 'siteSettings',
      before: pickFields<typeof fields>(changed, before),
      after: pickFields<typeof fields>(changed, after),
    });
    return readSiteSettings(tx);
  });

/** What was stored before may stay, even if it is out of date by now; what is newly chosen must exist. */
async function refuseStrangers(tx: Tx, changed: Partial<SiteSettingsValues>): Promise<void> {
  const { appVersionRegion, testRegion, globalRegionId, alumniRegionId, alumniAdminId } = changed;
  const regions = await listRegionChoices(tx);
  const known = new Set(regions.flatMap(({ id, slug }) => [id, slug]));
  const named = [appVersionRegion, testRegion, globalRegionId, alumniRegionId].filter(
    (name) => typeof name === 'string',
  );
  if (named.some((name) => !known.has(name))) throw new RuleError('settingRegionUnknown');
  if (!alumniAdminId) return;
  const admins = await listAlumniAdminChoices(tx);
  if (!admins.some(({ id }) => id === alumniAdminId)) throw new RuleError('alumniAdminUnknown');
}
