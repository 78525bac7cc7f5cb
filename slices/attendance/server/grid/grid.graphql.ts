import { builder } from '#kit/graphql/builder.ts';
import { countsForRows } from '#kit/graphql/limits.ts';
import { byRule, signedIn, viaParent } from '#kit/graphql/permission.ts';
import { enumType } from '#kit/graphql/record-types.ts';
import { can } from '../../rules/permissions.ts';
import type { Standing } from '../../rules/standing.ts';
import { GRID_SPANS, gridToFill, groupsWithGrids, type Grid, type GridSession } from './grid.ts';
import { AttendanceTerm } from '../schemas/schemas.graphql.ts';

const GridSpanType = enumType('AttendanceGridSpan', GRID_SPANS);

const GridSessionType = builder.objectRef<GridSession>('AttendanceGridSession').implement({
  description: 'A session of a class, as the head of a column.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    day: t.expose('day', { type: 'Day', description: 'A day of the campus.' }),
    startsAt: t.expose('startsAt', { type: 'DateTime' }),
    endsAt: t.expose('endsAt', { type: 'DateTime' }),
    courseName: t.exposeString('courseName', { nullable: true }),
    isCancelled: t.exposeBoolean('isCancelled'),
    isHoliday: t.exposeBoolean('isHoliday'),
    isOpen: t.exposeBoolean('isOpen', { description: 'Whether its roll can be taken.' }),
    needsReason: t.exposeBoolean('needsReason', {
      description: 'Whether a change of its roll has to say why.',
    }),
    rollTakenAt: t.expose('rollTakenAt', { type: 'DateTime', nullable: true }),
    rollVersion: t.exposeInt('rollVersion'),
    minutesLateThreshold: t.int({
      nullable: true,
      description: 'A student who comes later than this counts as absent; none where nothing is counted.',
      resolve: ({ policy }) =>
        Number.isFinite(policy.minutesLateThreshold) ? policy.minutesLateThreshold : null,
    }),
  }),
});

const Summaries = builder.objectRef<readonly Standing[]>('AttendanceSummaries').implement({
  description: 'What a term comes to, in the order of the students.',
  permission: viaParent,
  fields: (t) => ({
    percents: t.field({
      type: ['Percent'],
      nullable: { list: false, items: true },
      description: 'Of the sessions that were not excused; none while there are none.',
      resolve: (standings) => standings.map(({ percent }) => percent),
    }),
    absences: t.intList({ resolve: (standings) => standings.map(({ counts }) => counts.ABSENT) }),
    lates: t.intList({ resolve: (standings) => standings.map(({ counts }) => counts.LATE) }),
    excused: t.intList({ resolve: (standings) => standings.map(({ counts }) => counts.EXCUSED) }),
    sessions: t.intList({ resolve: (standings) => standings.map(({ sessions }) => sessions) }),
    deductions: t.field({
      type: ['Percent'],
      resolve: (standings) => standings.map(({ deduction }) => deduction),
    }),
  }),
});

const GridType = builder.objectRef<Grid>('AttendanceGrid').implement({
  description: 'The rolls of a group in a week or a term: lists of equal length for the students.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.id({ resolve: ({ group }) => group.id, description: 'That of the group.' }),
    groupName: t.string({ resolve: ({ group }) => group.name }),
    regionName: t.string({ resolve: ({ group }) => group.regionName }),
    timeZone: t.string({ resolve: ({ group }) => group.timeZone }),
    span: t.expose('span', { type: GridSpanType, description: 'A week where no term is around the day.' }),
    firstDay: t.expose('firstDay', { type: 'Day' }),
    lastDay: t.expose('lastDay', { type: 'Day' }),
    term: t.expose('term', { type: AttendanceTerm, nullable: true }),
    terms: t.field({ type: [AttendanceTerm], resolve: ({ terms }) => [...terms] }),
    sessions: t.field({
      type: [GridSessionType],
      extensions: countsForRows(60),
      resolve: ({ sessions }) => [...sessions],
    }),
    personIds: t.idList({ resolve: ({ students }) => students.map(({ id }) => id) }),
    fullNames: t.stringList({
      resolve: ({ students }) => students.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    }),
    givenNames: t.stringList({ resolve: ({ students }) => students.map(({ firstName }) => firstName) }),
    familyNames: t.stringList({ resolve: ({ students }) => students.map(({ lastName }) => lastName) }),
    studentNumbers: t.field({
      type: ['String'],
      nullable: { list: false, items: true },
      resolve: ({ students }) => students.map(({ studentNumber }) => studentNumber),
    }),
    mayNotMark: t.intList({
      description: 'Places of those whom the caller may not mark.',
      resolve: ({ mayNotMark }) => [...mayNotMark],
    }),
    cells: t.stringList({
      description:
        'For each student, apart by blanks and in the order of the sessions: P, L, A or E as marked, with minutes and after a ' +
        'colon the version; a dot where nothing is marked, a hyphen where the student is not in the class; after = what it counts as.',
      resolve: ({ cells }) => [...cells],
    }),
    summaries: t.field({
      type: Summaries,
      nullable: true,
      description: 'For those who look after the campus, where a term is around the days.',
      resolve: ({ standings }) => standings,
    }),
  }),
});

const GridGroup = builder
  .objectRef<Awaited<ReturnType<typeof groupsWithGrids>>[number]>('AttendanceGridGroup')
  .implement({
    description: 'A group that has classes.',
    permission: viaParent,
    fields: (t) => ({
      _id: t.exposeID('id'),
      name: t.exposeString('name'),
      regionName: t.exposeString('regionName'),
    }),
  });

builder.queryFields((t) => ({
  attendanceGrid: t.field({
    type: GridType,
    nullable: true,
    permission: signedIn,
    description: 'For the teachers of the class and those who look after its campus.',
    args: {
      groupId: t.arg.id({
        description: 'Without one the group of the caller’s campuses whose class was last.',
      }),
      day: t.arg({ type: 'Day', description: 'One of its days; today without one.' }),
      span: t.arg({ type: GridSpanType, defaultValue: 'WEEK' }),
    },
    resolve: (_, { span, ...args }, ctx) => gridToFill(ctx, { ...args, span: span ?? 'WEEK' }),
  }),
  attendanceGridGroups: t.field({
    type: [GridGroup],
    permission: byRule('those who look after a campus', (actor) => can.lookAfterSome(actor)),
    resolve: (_, __, ctx) => groupsWithGrids(ctx),
  }),
}));
