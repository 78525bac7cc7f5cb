import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { caller, updatePerson, type UserParent } from '#slices/people/server/api.ts';
import { readSiteSettings } from '#slices/site-settings/server/api.ts';

/** Writes down that somebody has accepted the terms, which version, and when. */
export async function acceptTerms(ctx: Context, { version }: { version: number }): Promise<UserParent> {
  const { personId } = actorOf(ctx);
  return transaction(ctx.db, async (tx) => {
    const { termsVersion } = await readSiteSettings(tx);
    if (version !== termsVersion) throw new RuleError('termsOutdated');
    const after = await updatePerson(tx, personId, { termsVersion, termsAcceptedAt: ctx.services.now() });
    await audit(tx, ctx, {
      action: 'acceptTerms',
      entity: 'person',
      entityId: personId,
      after: { termsVersion },
    });
    return { ...caller(ctx), ...after };
  });
}
