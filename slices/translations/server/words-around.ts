import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import type { Locale } from '#kit/messages/locales.ts';
import { can } from '../rules/permissions.ts';

/** What the rules of a text depend on besides its words. */
export const wordsAround = (ctx: Context, locale: Locale) => ({
  locale,
  ownHost: new URL(ctx.services.config.mainHost).hostname,
  mayGuard: can.translateGuarded(actorOf(ctx)),
});
