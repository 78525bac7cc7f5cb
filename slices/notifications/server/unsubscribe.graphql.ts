import { audit, transaction } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import type { Context } from '#kit/graphql/context.ts';
import { anyone, evenBlocked, viaParent } from '#kit/graphql/permission.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { ipPrefix } from '#kit/http/caller-address.ts';
import type { RateRule } from '#kit/http/limits/rate-limits.ts';
import { regionById } from '#slices/regions/server/api.ts';
import { preferenceFor } from '../rules/cadence.ts';
import {
  findPreferencesOf,
  listDefinitions,
  lockPersonExists,
  storePreferences,
} from './preference.queries.ts';
import { readSubscription, type MailSubscription, type Subject } from './unsubscribe-token.ts';

/** No token can be guessed; this only keeps floods from a page that strangers may open. */
export const UNSUBSCRIBE_ADDRESS: RateRule = { name: 'unsubscribe-address', max: 100, windowS: 600 };

const MailSubject = builder.objectRef<Subject>('MailSubject').implement({
  description: 'What a mail told about: a definition and a region.',
  permission: viaParent,
  fields: (t) => ({
    name: t.exposeString('name'),
    regionName: t.string({
      resolve: async ({ regionId }, _, ctx) => (await regionById(ctx).load(regionId))?.name ?? '',
    }),
  }),
});

const open = evenBlocked(anyone);

builder.queryField('mailSubscription', (t) =>
  t.field({
    type: [MailSubject],
    description:
      'What the mail told about whose link this token is from. The person who has the mail has the token.',
    permission: open,
    args: { token: t.arg.string({ required: true }) },
    resolve: async (_, { token }, ctx) => (await subscriptionOf(ctx, token)).subjects,
  }),
);

builder.mutationField('unsubscribeFromMail', (t) =>
  t.field({
    type: [MailSubject],
    description:
      'No more mail about what that mail told about. Needs no session: the token stands for the person.',
    permission: open,
    args: { token: t.arg.string({ required: true }) },
    resolve: async (_, { token }, ctx) => (await unsubscribeFromMail(ctx, token)).subjects,
  }),
);

async function subscriptionOf(ctx: Context, token: string): Promise<MailSubscription> {
  await ctx.services.rateLimits.take(UNSUBSCRIBE_ADDRESS, ipPrefix(ctx.ip));
  const subscription = readSubscription(ctx.services.secrets, token);
  if (!subscription) throw new RuleError('unsubscribeLinkWrong', 'NOT_FOUND');
  return subscription;
}

export async function unsubscribeFromMail(ctx: Context, token: string): Promise<MailSubscription> {
  const subscription = await subscriptionOf(ctx, token);
  const { personId, subjects } = subscription;
  await transaction(ctx.unscoped('a person who has the mail unsubscribes its reader'), async (tx) => {
    // Of those who have gone there is nothing left to unsubscribe.
    if (!(await lockPersonExists(tx, personId))) return;
    const definitions = new Map((await listDefinitions(tx)).map(({ id, name }) => [name, id]));
    const preferences = await findPreferencesOf(tx, personId);
    for (const { name, regionId } of subjects) {
      const key = { definitionId: definitions.get(name) ?? '', regionId };
      const before = preferences.find(
        (one) => one.definitionId === key.definitionId && one.regionId === regionId,
      );
      if (before && !before.subscribed) continue;
      await storePreferences(tx, personId, [{ ...key, ...preferenceFor(false, null, before ?? null) }]);
      await audit(tx, ctx, {
        action: 'unsubscribeFromMail',
        entity: 'person',
        entityId: personId,
        regionId,
        after: { notification: name, subscribed: false },
      });
    }
  });
  return subscription;
}
