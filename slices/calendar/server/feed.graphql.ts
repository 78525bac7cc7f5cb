import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import { CARRIES_SECRET } from '#kit/graphql/limits.ts';
import { inPerson, signedIn, viaParent } from '#kit/graphql/permission.ts';
import { createFeed, revokeFeed } from './change-feed.ts';
import { findFeedOf } from './feed.queries.ts';

const CalendarFeed = builder.objectRef<{ createdAt: Date; madeAt: Date | null }>('CalendarFeed').implement({
  description:
    'The address by which the caller’s calendar programs read the calendar. It is told only when it is made.',
  permission: viaParent,
  fields: (t) => ({
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    readAt: t.expose('madeAt', {
      type: 'DateTime',
      nullable: true,
      description: 'About when a program last asked; none before the first.',
    }),
  }),
});

builder.queryField('calendarFeed', (t) =>
  t.field({
    type: CalendarFeed,
    nullable: true,
    permission: signedIn,
    resolve: (_, __, ctx) => findFeedOf(ctx.db, actorOf(ctx).personId),
  }),
);

builder.mutationFields((t) => ({
  createCalendarFeed: t.string({
    permission: inPerson(signedIn),
    extensions: CARRIES_SECRET,
    description: 'A new address, in place of the one there was. It is told this once.',
    resolve: (_, __, ctx) => createFeed(ctx),
  }),
  revokeCalendarFeed: t.boolean({
    permission: inPerson(signedIn),
    description: 'False when there was no address.',
    resolve: (_, __, ctx) => revokeFeed(ctx),
  }),
}));
