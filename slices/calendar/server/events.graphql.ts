import { addDays } from '#kit/calendar/day.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import { countsForRows } from '#kit/graphql/limits.ts';
import { viaParent, withRole } from '#kit/graphql/permission.ts';
import { recordFields, recordInput } from '#kit/graphql/record-types.ts';
import { calendarEvent } from '../rules/event.ts';
import { can } from '../rules/permissions.ts';
import { createEvent, deleteEvent, updateEvent } from './event.actions.ts';
import { findEvent, listEvents, type EventRecord } from './event.queries.ts';

const keepers = withRole('manager', 'admin', 'superadmin');

const CalendarEvent = builder.objectRef<EventRecord>('CalendarEvent').implement({
  description: 'What staff put into the calendars of a group, a campus or everybody.',
  permission: viaParent,
  fields: (t) => ({
    ...recordFields(t, calendarEvent),
    groupName: t.exposeString('groupName', { nullable: true }),
    regionName: t.exposeString('regionName', { nullable: true }),
  }),
});

const CalendarEventInput = recordInput('CalendarEventInput', calendarEvent);

const DAYS_LISTED = 366;

builder.queryFields((t) => ({
  calendarEvents: t.field({
    type: [CalendarEvent],
    permission: keepers,
    extensions: countsForRows(200),
    description: 'The events that the caller keeps, without those that are over for a year.',
    resolve: async (_, __, ctx) => {
      const since = addDays(dayIn(ctx.services.now(), 'UTC'), -DAYS_LISTED);
      return (await listEvents(ctx.db, since)).filter((known) => can.keep(actorOf(ctx), known));
    },
  }),
  calendarEvent: t.field({
    type: CalendarEvent,
    nullable: true,
    permission: keepers,
    args: { eventId: t.arg.id({ required: true }) },
    resolve: async (_, { eventId }, ctx) => {
      const found = await findEvent(ctx.db, eventId);
      return found && can.keep(actorOf(ctx), found) ? found : null;
    },
  }),
}));

builder.mutationFields((t) => ({
  createCalendarEvent: t.field({
    type: CalendarEvent,
    permission: keepers,
    args: {
      eventId: t.arg.id({ required: true, description: 'A new id, made by the form.' }),
      eventInput: t.arg({ type: CalendarEventInput, required: true }),
    },
    resolve: (_, { eventId, eventInput }, ctx) => createEvent(ctx, eventId, eventInput),
  }),
  updateCalendarEvent: t.field({
    type: CalendarEvent,
    permission: keepers,
    args: {
      eventId: t.arg.id({ required: true }),
      version: t.arg.int({ required: true, description: 'The version the change is based on.' }),
      eventInput: t.arg({ type: CalendarEventInput, required: true }),
    },
    resolve: (_, change, ctx) => updateEvent(ctx, change),
  }),
  deleteCalendarEvent: t.boolean({
    permission: keepers,
    args: { eventId: t.arg.id({ required: true }) },
    resolve: (_, { eventId }, ctx) => deleteEvent(ctx, eventId),
  }),
}));
