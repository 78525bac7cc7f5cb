import { actorOf, transaction } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import { perRequest, type Context } from '#kit/graphql/context.ts';
import { LIMITS, UNATTENDED } from '#kit/graphql/limits.ts';
import { loaderById } from '#kit/graphql/loader.ts';
import { pageOf, type PageOf } from '#kit/graphql/page.ts';
import { anyone, byRule, evenBlocked, signedIn, viaParent } from '#kit/graphql/permission.ts';
import { wholeCaller, User, type UserParent } from '#slices/people/server/api.ts';
import { speak } from '#slices/translations/server/api.ts';
import { MAIL_STATES, NOTICE_NAMES, noticeMessage } from '../rules/notices.ts';
import { can } from '../rules/permissions.ts';
import {
  countUnread,
  findReadings,
  listNotifications,
  storeReading,
  type NotificationRecord,
} from './notification.queries.ts';

const readingByPerson = loaderById((ctx, ids) => findReadings(ctx.db, ids));

const speaker = perRequest((ctx) => speak(ctx.db, ctx.services, ctx.locale, NOTICE_NAMES.map(noticeMessage)));

const NotificationMail = builder.enumType('NotificationMail', {
  description: 'What became of the mail about a notification.',
  values: MAIL_STATES,
});

const Notification = builder.objectRef<NotificationRecord>('Notification').implement({
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    notificationDefinitionId: t.exposeID('definitionId'),
    name: t.exposeString('name', { description: 'That of its definition.' }),
    regionId: t.exposeID('regionId'),
    regionName: t.exposeString('regionName'),
    mail: t.expose('mail', { type: NotificationMail }),
    text: t.string({
      description: 'The sentence, in the language of the request.',
      resolve: async ({ name, facts }, _, ctx) => (await speaker(ctx))(noticeMessage(name), facts),
    }),
    path: t.exposeString('path', { description: 'Where in the app it leads.' }),
    read: t.boolean({ resolve: ({ readAt }) => readAt !== null }),
    readAt: t.expose('readAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

const NotificationPage = builder.objectRef<PageOf<NotificationRecord>>('NotificationPage').implement({
  permission: viaParent,
  fields: (t) => ({
    rows: t.expose('rows', { type: [Notification] }),
    nextCursor: t.exposeID('nextCursor', { nullable: true }),
  }),
});

// The hot read of the caller knows nothing of these two: they are read when a screen asks for them.
builder.objectFields(User, (t) => ({
  notificationsLastRead: t.field({
    type: 'DateTime',
    nullable: true,
    permission: forSelf,
    resolve: async (person, _, ctx) => (await readingByPerson(ctx).load(person.id))?.lastReadAt ?? null,
  }),
  unreadNotifications: t.int({
    nullable: true,
    permission: forSelf,
    resolve: async (person, _, ctx) => (await readingByPerson(ctx).load(person.id))?.unread ?? 0,
  }),
}));

// Every page asks for it with who is signed in, also while the terms are to be accepted.
builder.queryField('unreadNotifications', (t) =>
  t.int({
    nullable: true,
    description: 'How many notifications the caller has not read; none where nobody is signed in.',
    extensions: UNATTENDED,
    permission: evenBlocked(anyone),
    resolve: (_, __, ctx) => (ctx.actor && !ctx.blockedBy ? countUnread(ctx.db, ctx.actor.personId) : null),
  }),
);

builder.queryField('notifications', (t) =>
  t.field({
    type: NotificationPage,
    permission: signedIn,
    args: { first: t.arg.int({ defaultValue: LIMITS.listSize }), after: t.arg.id() },
    resolve: async (_, { first, after }, ctx) => {
      const size = first ?? LIMITS.listSize;
      const found = await listNotifications(ctx.db, actorOf(ctx).personId, size, after ?? null);
      return pageOf(found, size);
    },
  }),
);

builder.mutationField('markNotificationsRead', (t) =>
  t.field({
    type: User,
    nullable: true,
    permission: signedIn,
    resolve: (_, __, ctx) => markNotificationsRead(ctx),
  }),
);

/** A user has opened their notifications: the counter starts again. */
async function markNotificationsRead(ctx: Context): Promise<UserParent | null> {
  const actor = actorOf(ctx);
  if (can.markRead(actor)) {
    await transaction(ctx.db, (tx) => storeReading(tx, actor.personId, ctx.services.now()));
  }
  return wholeCaller(ctx);
}

/** What a user is told, and what they want to be told, is nobody else's business. */
export const forSelf = byRule<UserParent>('the person', (actor, person) =>
  can.read(actor, { personId: person.id }),
);
