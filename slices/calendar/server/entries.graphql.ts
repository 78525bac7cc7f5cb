import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import { countsForRows } from '#kit/graphql/limits.ts';
import { signedIn, viaParent } from '#kit/graphql/permission.ts';
import { ENTRY_KINDS, MAX_DAYS, type CalendarEntry } from '../rules/entries.ts';
import { can } from '../rules/permissions.ts';
import { readCalendar, type ReadCalendar } from './read-calendar.ts';

const EntryKind = builder.enumType('CalendarEntryKind', { values: ENTRY_KINDS });

const Entry = builder.objectRef<CalendarEntry>('CalendarEntry').implement({
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('key', { description: 'The same for as long as it is the same thing.' }),
    kind: t.expose('kind', { type: EntryKind }),
    title: t.exposeString('title'),
    detail: t.exposeString('detail', { description: 'The code of the course, or the place.' }),
    startsAt: t.expose('startsAt', { type: 'DateTime' }),
    endsAt: t.expose('endsAt', {
      type: 'DateTime',
      nullable: true,
      description: 'None for a moment such as a deadline.',
    }),
    allDay: t.exposeBoolean('allDay'),
    timeZone: t.exposeString('timeZone', { description: 'That of the campus.' }),
    campus: t.string({
      nullable: true,
      description: 'Its name, of what takes place at one campus.',
      resolve: ({ campus }) => campus,
    }),
    path: t.exposeString('path', { nullable: true, description: 'The screen that it leads to.' }),
    url: t.string({
      nullable: true,
      description: 'Its page at the provider of the caller’s own calendar.',
      resolve: ({ url }) => url,
    }),
    isDone: t.exposeBoolean('isDone'),
    note: t.string({ resolve: ({ note }) => note ?? '' }),
    eventId: t.id({
      nullable: true,
      description: 'The event that it is one date of, where the caller keeps it.',
      resolve: ({ event }, _, ctx) => (event && can.keep(actorOf(ctx), event) ? event.id : null),
    }),
    eventDay: t.field({
      type: 'Day',
      nullable: true,
      description: 'The day that the event has it on, also where it was moved.',
      resolve: ({ event }) => event?.day,
    }),
  }),
});

const Calendar = builder.objectRef<ReadCalendar>('Calendar').implement({
  description: 'What stands in the caller’s calendar.',
  permission: viaParent,
  fields: (t) => ({
    first: t.expose('first', { type: 'Day' }),
    last: t.expose('last', { type: 'Day' }),
    timeZone: t.exposeString('timeZone', {
      description: 'That of the caller’s campus, whose days these are.',
    }),
    entries: t.expose('entries', { type: [Entry], extensions: countsForRows(100) }),
    isCut: t.exposeBoolean('isCut', { description: 'There are more entries than are told.' }),
  }),
});

builder.queryField('calendar', (t) =>
  t.field({
    type: Calendar,
    permission: signedIn,
    description: `The caller’s calendar, at most ${MAX_DAYS} days of it; without days, a week before and after today.`,
    args: { from: t.arg({ type: 'Day' }), to: t.arg({ type: 'Day' }) },
    resolve: (_, span, ctx) => readCalendar(ctx, span),
  }),
);
