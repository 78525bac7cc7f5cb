import type { Db } from '#kit/db/database.ts';
import { defineQueue } from '#kit/graphql/waiting.ts';
import { isLocale } from '#kit/messages/locales.ts';
import type { BundledMessages } from '#kit/messages/messages-on-disk.ts';
import { isStale } from '../rules/interface-message.ts';
import { can } from '../rules/permissions.ts';
import { messageIn } from './interface-messages.ts';
import { listAllTranslations } from './translation.queries.ts';

/** The college's own words for texts whose English has changed since, and the language with the most of them. */
async function lookAtStaleTexts(db: Db, bundled: BundledMessages) {
  const stale = (await listAllTranslations(db)).filter((stored) => {
    const message = isLocale(stored.locale)
      ? messageIn(bundled, stored.locale, stored.messageId, stored)
      : null;
    return message !== null && isStale(message);
  });
  const [most] = [...Map.groupBy(stale, ({ locale }) => locale)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  return most
    ? [
        {
          regionId: null,
          count: stale.length,
          since: null,
          path: `/translations?locale=${most[0]}&state=STALE`,
        },
      ]
    : [];
}

defineQueue({
  name: 'staleTexts',
  path: '/translations',
  isFor: can.translate,
  look: (ctx) => lookAtStaleTexts(ctx.db, ctx.services.bundled),
});
