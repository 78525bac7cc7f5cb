import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import { CARRIES_SECRET } from '#kit/graphql/limits.ts';
import { inPerson, signedIn, viaParent } from '#kit/graphql/permission.ts';
import { beginConsent } from './begin-consent.ts';
import { findConnection } from './calendar.queries.ts';
import { connectCalendar } from './connect-calendar.ts';
import { disconnectCalendar } from './disconnect-calendar.ts';

const CalendarConsent = builder.objectRef<{ url: string }>('CalendarConsent').implement({
  permission: viaParent,
  fields: (t) => ({
    url: t.exposeString('url', {
      description: 'Where the browser goes to consent.',
      extensions: CARRIES_SECRET,
    }),
  }),
});

const CalendarConnection = builder
  .objectRef<{ provider: string; connectedAt: Date }>('CalendarConnection')
  .implement({
    permission: viaParent,
    fields: (t) => ({
      provider: t.exposeString('provider'),
      connectedAt: t.expose('connectedAt', { type: 'DateTime' }),
    }),
  });

builder.queryField('calendarConnection', (t) =>
  t.field({
    type: CalendarConnection,
    nullable: true,
    permission: signedIn,
    resolve: (_, __, ctx) => findConnection(ctx.db, actorOf(ctx).personId),
  }),
);

builder.mutationFields((t) => ({
  calendarConsent: t.field({
    type: CalendarConsent,
    permission: inPerson(signedIn),
    resolve: (_, __, ctx) => beginConsent(ctx),
  }),
  getTokensFromAuthCode: t.boolean({
    permission: inPerson(signedIn),
    args: {
      authCode: t.arg.string({ required: true }),
      state: t.arg.string({ description: 'As it came back; compared when it is sent along.' }),
    },
    resolve: (_, args, ctx) => connectCalendar(ctx, args),
  }),
  disconnectCalendar: t.boolean({
    permission: inPerson(signedIn),
    description: 'False when nothing was connected.',
    resolve: (_, __, ctx) => disconnectCalendar(ctx),
  }),
}));
