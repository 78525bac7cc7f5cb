import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import { CARRIES_SECRET } from '#kit/graphql/limits.ts';
import { inPerson, signedIn, viaParent } from '#kit/graphql/permission.ts';
import { beginConsent } from './begin-consent.ts';
import { findConnection, type Connection } from './calendar.queries.ts';
import { connectCalendar } from './connect-calendar.ts';
import { disconnectCalendar } from './disconnect-calendar.ts';
import { readCalendarAgain } from './read-own-calendars.ts';

const CalendarConsent = builder.objectRef<{ url: string }>('CalendarConsent').implement({
  permission: viaParent,
  fields: (t) => ({
    url: t.exposeString('url', {
      description: 'Where the browser goes to consent.',
      extensions: CARRIES_SECRET,
    }),
  }),
});

const CalendarConnection = builder.objectRef<Connection>('CalendarConnection').implement({
  permission: viaParent,
  fields: (t) => ({
    provider: t.exposeString('provider'),
    connectedAt: t.expose('connectedAt', { type: 'DateTime' }),
    readAt: t.expose('readAt', { type: 'DateTime', nullable: true, description: 'When it was last read.' }),
    problem: t.exposeString('problem', { nullable: true, description: 'Why the last try failed.' }),
  }),
});

builder.queryFields((t) => ({
  calendarConnection: t.field({
    type: CalendarConnection,
    nullable: true,
    permission: signedIn,
    resolve: (_, __, ctx) => findConnection(ctx.db, actorOf(ctx).personId),
  }),
  calendarProvider: t.string({
    nullable: true,
    permission: signedIn,
    description: 'Whose calendars can be connected here; none where the college has no access to any.',
    resolve: (_, __, ctx) => (ctx.services.calendars.kind === 'none' ? null : ctx.services.calendars.kind),
  }),
}));

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
  readCalendarAgain: t.field({
    type: CalendarConnection,
    nullable: true,
    permission: inPerson(signedIn),
    description: 'Reads the caller’s connected calendar now; it is also read every half hour.',
    resolve: (_, __, ctx) => readCalendarAgain(ctx),
  }),
  disconnectCalendar: t.boolean({
    permission: inPerson(signedIn),
    description: 'False when nothing was connected.',
    resolve: (_, __, ctx) => disconnectCalendar(ctx),
  }),
}));
