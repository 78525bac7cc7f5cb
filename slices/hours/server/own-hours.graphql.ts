import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import { countsForRows } from '#kit/graphql/limits.ts';
import { signedIn, viaParent } from '#kit/graphql/permission.ts';
import { recordInputWith } from '#kit/graphql/record-types.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { categoryName } from '../rules/hour-category.ts';
import { hourEntry, hourTimer } from '../rules/hour-entry.ts';
import type { MonthTotal } from '../rules/summary.ts';
import { deleteHourEntry, saveHourEntry } from './entry.actions.ts';
import { pageOfPerson } from './entry.queries.ts';
import { daysToLog, type HourGroup } from './group.queries.ts';
import { HourCategoryTotal, HourEntry, HourEntryPage } from './hours.graphql.ts';
import { OWN_HOURS } from './log-checks.ts';
import type { CategoryRecord } from './policy.queries.ts';
import { discardHourTimer, startHourTimer, stopHourTimer } from './timer.actions.ts';
import { findTimer, type TimerRecord } from './timer.queries.ts';
import { ownHours, type OwnHours } from './totals.ts';

const OwnHourGroup = builder.objectRef<HourGroup>('OwnHourGroup').implement({
  description: 'A group of the caller’s, also one they have left.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    firstDay: t.field({
      type: 'Day',
      nullable: true,
      description: 'The first day for which hours can be logged now; null where they cannot.',
      resolve: (group) => daysToLog(group)?.firstDay ?? null,
    }),
    lastDay: t.field({
      type: 'Day',
      nullable: true,
      description: 'The last day for which hours can be logged now.',
      resolve: (group) => daysToLog(group)?.lastDay ?? null,
    }),
  }),
});

const OfferedHourCategory = builder.objectRef<CategoryRecord>('OfferedHourCategory').implement({
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.string({ resolve: ({ names }, _, ctx) => categoryName(names, ctx.locale) }),
  }),
});

const HourMonth = builder.objectRef<MonthTotal>('HourMonth').implement({
  permission: viaParent,
  fields: (t) => ({
    month: t.exposeString('month', { description: 'Such as 2026-11.' }),
    minutesConfirmed: t.exposeInt('minutesConfirmed'),
    minutesPending: t.exposeInt('minutesPending'),
    minutesRefused: t.exposeInt('minutesRefused'),
  }),
});

const HourTimer = builder.objectRef<TimerRecord>('HourTimer').implement({
  description: 'A timer of the caller’s that runs.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.id({ description: 'The caller’s.', resolve: (_, __, ctx) => actorOf(ctx).personId }),
    startedAt: t.expose('startedAt', { type: 'DateTime' }),
    groupId: t.exposeID('groupId'),
    categoryId: t.exposeID('categoryId'),
    place: t.exposeString('place'),
    note: t.exposeString('note'),
  }),
});

const OwnHoursType = builder.objectRef<OwnHours>('OwnHours').implement({
  description: 'What the caller has logged with one of their groups.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.id({
      description: 'Of the group; the caller’s where they have none.',
      resolve: ({ group }, _, ctx) => group?.id ?? actorOf(ctx).personId,
    }),
    groups: t.field({
      type: [OwnHourGroup],
      extensions: countsForRows(5),
      resolve: ({ groups }) => [...groups],
    }),
    groupId: t.id({
      nullable: true,
      description: 'The group it is about; null for those who have none.',
      resolve: ({ group }) => group?.id ?? null,
    }),
    today: t.field({
      type: 'Day',
      nullable: true,
      description: 'On the campus.',
      resolve: ({ group }) => group?.today ?? null,
    }),
    lastDay: t.field({
      type: 'Day',
      nullable: true,
      description: 'The last day of the term that runs, if one does.',
      resolve: ({ group }) => group?.lastDayOfTerm ?? null,
    }),
    dueOn: t.field({
      type: 'Day',
      nullable: true,
      description:
        'Until when what is required is to be served, where that was said; else it is the end of the term.',
      resolve: ({ group }) => group?.dueOn ?? null,
    }),
    weeksLeft: t.exposeInt('weeksLeft', {
      nullable: true,
      description: 'Until that day, this week included; null once it is past.',
    }),
    categories: t.field({
      type: [HourCategoryTotal],
      description: 'Those in which hours are required or were logged.',
      extensions: countsForRows(10),
      resolve: ({ categories }) => [...categories],
    }),
    offered: t.field({
      type: [OfferedHourCategory],
      description: 'Those in which hours can be logged.',
      extensions: countsForRows(10),
      resolve: ({ offered }) => [...offered],
    }),
    months: t.field({
      type: [HourMonth],
      description: 'Those in which hours were logged, the newest first.',
      extensions: countsForRows(20),
      resolve: ({ months }) => [...months],
    }),
    timer: t.field({
      type: HourTimer,
      nullable: true,
      description: 'Whatever the group.',
      extensions: countsForRows(1),
      resolve: async (_, __, ctx) => (await findTimer(ctx.db, actorOf(ctx).personId)) ?? null,
    }),
  }),
});

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

function parsedMonth(month: string | null | undefined): string | null {
  if (month === null || month === undefined) return null;
  if (!MONTH.test(month)) throw new RuleError('requestNotUnderstood');
  return month;
}

builder.queryFields((t) => ({
  ownHours: t.field({
    type: OwnHoursType,
    permission: signedIn,
    args: { groupId: t.arg.id({ description: 'One of the caller’s; without it the newest.' }) },
    resolve: (_, { groupId }, ctx) =>
      ownHours(ctx.unscoped(OWN_HOURS), {
        personId: actorOf(ctx).personId,
        groupId: groupId ?? null,
        locale: ctx.locale,
        now: ctx.services.now(),
      }),
  }),
  ownHourEntries: t.field({
    type: HourEntryPage,
    permission: signedIn,
    description: 'What the caller has logged, the latest day first.',
    args: {
      groupId: t.arg.id({ required: true }),
      month: t.arg.string({ description: 'Such as 2026-11; without it all of them.' }),
      first: t.arg.int({ defaultValue: 20 }),
      after: t.arg.id(),
    },
    resolve: (_, { groupId, month, ...page }, ctx) =>
      pageOfPerson(
        ctx.unscoped(OWN_HOURS),
        { personId: actorOf(ctx).personId, groupId, month: parsedMonth(month) },
        page,
      ),
  }),
}));

const HourEntryInput = recordInputWith('HourEntryInput', hourEntry, (t) => ({
  groupId: t.id({ required: true, description: 'It stays as it was when hours are changed.' }),
}));
const HourTimerInput = recordInputWith('HourTimerInput', hourTimer, (t) => ({
  groupId: t.id({ required: true }),
}));

const STARTED_AT = 'Of the timer that the page shows: another one that runs by now is left alone.';

builder.mutationFields((t) => ({
  saveHourEntry: t.field({
    type: HourEntry,
    permission: signedIn,
    description: 'Logs hours, or changes those that are not confirmed; what was refused waits again.',
    args: {
      entryId: t.arg.id({ required: true, description: 'A new id, made by the page, for new hours.' }),
      version: t.arg.int({ description: 'The version the change is based on; none for new hours.' }),
      input: t.arg({ type: HourEntryInput, required: true }),
    },
    resolve: (_, saved, ctx) => saveHourEntry(ctx, saved),
  }),
  deleteHourEntry: t.field({
    type: 'ID',
    permission: signedIn,
    description: 'While they are not confirmed. Answers the id.',
    args: { entryId: t.arg.id({ required: true }), version: t.arg.int({ required: true }) },
    resolve: (_, deleted, ctx) => deleteHourEntry(ctx, deleted),
  }),
  startHourTimer: t.field({
    type: HourTimer,
    permission: signedIn,
    description: 'One runs at most.',
    args: { input: t.arg({ type: HourTimerInput, required: true }) },
    resolve: (_, { input }, ctx) => startHourTimer(ctx, input),
  }),
  stopHourTimer: t.field({
    type: HourEntry,
    permission: signedIn,
    description:
      'Logs the minutes that have passed on the day it was started, up to 24 hours of that day in all.',
    args: {
      entryId: t.arg.id({ required: true, description: 'A new id, made by the page.' }),
      startedAt: t.arg({ type: 'DateTime', required: true, description: STARTED_AT }),
    },
    resolve: (_, stopped, ctx) => stopHourTimer(ctx, stopped),
  }),
  discardHourTimer: t.field({
    type: 'Boolean',
    permission: signedIn,
    description: 'Logs nothing.',
    args: { startedAt: t.arg({ type: 'DateTime', required: true, description: STARTED_AT }) },
    resolve: (_, { startedAt }, ctx) => discardHourTimer(ctx, startedAt),
  }),
}));
