import { audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { raiseTermsVersion } from '#slices/site-settings/server/api.ts';

/**
 * Has everybody accept the privacy policy and the terms of use again before they go on. Whoever asks says which version
 * they know, so that pressing twice asks once.
 */
export const askForAcceptance = (ctx: Context, known: number): Promise<number> =>
  transaction(ctx.db, async (tx) => {
    const termsVersion = await raiseTermsVersion(tx, known);
    if (termsVersion === null) throw new RuleError('changedMeanwhile');
    await audit(tx, ctx, {
      action: 'askForAcceptance',
      entity: 'siteSettings',
      before: { termsVersion: known },
      after: { termsVersion },
    });
    return termsVersion;
  });
