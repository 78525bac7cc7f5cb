import { addDays, type Day } from '#kit/calendar/day.ts';
import { dayIn, instantAt } from '#kit/calendar/zone.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import { countsForRows } from '#kit/graphql/limits.ts';
import { viaParent, withRole } from '#kit/graphql/permission.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { enumType, recordFields, recordInput } from '#kit/graphql/record-types.ts';
import { checkSpan, MAX_DAYS } from '#slices/calendar/rules/entries.ts';
import { can } from '#slices/groups/rules/permissions.ts';
import { meeting, session } from '../../rules/meeting.ts';
import { CLASH_KINDS } from '../../rules/timetable.ts';
import { WHO_TEACHES } from './timetable-checks.ts';
import { clashesByMeeting, clashesBySession, type SessionClash } from './clashes.ts';
import { createMeeting, deleteMeeting, updateMeeting } from './meeting.actions.ts';
import { addSession, cancelSession, restoreSession, updateSession } from './session.actions.ts';
import {
  findTimetableGroup,
  listCoursesOfGroup,
  listMeetings,
  listSessions,
  listTeachersOf,
  type MeetingRecord,
  type SessionRecord,
  type TimetableGroup,
} from './timetable.queries.ts';

const planners = withRole('manager', 'admin', 'superadmin');

const Clash = builder.objectRef<SessionClash>('SessionClash').implement({
  description:
    'Another session at the same time with the same group, teacher or room. A warning: it is allowed.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('otherId', { description: 'That of the other session, where it may be read.' }),
    kind: t.expose('kind', { type: enumType('ClashKind', CLASH_KINDS) }),
    groupName: t.exposeString('groupName', {
      nullable: true,
      description:
        'None where the teacher is busy on a campus that the caller does not look after: nothing else is told of that.',
    }),
    courseName: t.exposeString('courseName', { nullable: true }),
    room: t.exposeString('room'),
    startsAt: t.expose('startsAt', { type: 'DateTime' }),
    endsAt: t.expose('endsAt', { type: 'DateTime' }),
  }),
});

const WeeklyMeeting = builder.objectRef<MeetingRecord>('WeeklyMeeting').implement({
  description: 'When a class meets every week, by the clocks of its campus.',
  permission: viaParent,
  fields: (t) => ({
    ...recordFields(t, meeting),
    courseName: t.exposeString('courseName', { nullable: true }),
    teacherName: t.exposeString('teacherName', { nullable: true }),
    clashes: t.field({
      type: [Clash],
      description: 'What its sessions to come cannot be held beside; the first twenty.',
      resolve: async ({ id }, _, ctx) => (await clashesByMeeting(ctx).load(id)).slice(0, MAX_CLASHES),
    }),
  }),
});
const MAX_CLASHES = 20;

const ClassSession = builder.objectRef<SessionRecord>('ClassSession').implement({
  description: 'One meeting of a class.',
  permission: viaParent,
  fields: (t) => ({
    ...recordFields(t, session),
    courseName: t.exposeString('courseName', { nullable: true }),
    teacherName: t.exposeString('teacherName', { nullable: true }),
    startsAt: t.expose('startsAt', { type: 'DateTime' }),
    endsAt: t.expose('endsAt', { type: 'DateTime' }),
    meetingId: t.exposeID('meetingId', {
      nullable: true,
      description: 'The weekly meeting it comes from; none where it was added by itself.',
    }),
    isChanged: t.exposeBoolean('isChanged', { description: 'Its weekly meeting no longer moves it.' }),
    isHoliday: t.exposeBoolean('isHoliday', { description: 'Not held since a holiday falls on it.' }),
    isCancelled: t.boolean({ resolve: ({ cancelledAt }) => cancelledAt !== null }),
    cancelReason: t.exposeString('cancelReason'),
    hasRoll: t.boolean({ resolve: ({ rollTakenAt }) => rollTakenAt !== null }),
    clashes: t.field({
      type: [Clash],
      extensions: countsForRows(3),
      resolve: ({ id }, _, ctx) => clashesBySession(ctx).load(id),
    }),
  }),
});

interface CourseChoice {
  id: string;
  name: string;
  teacherId: string | null;
}
const TimetableCourse = builder.objectRef<CourseChoice>('TimetableCourse').implement({
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    teacherId: t.exposeID('teacherId', { nullable: true, description: 'The one who teaches it as a rule.' }),
  }),
});
const TimetableTeacher = builder.objectRef<{ id: string; name: string }>('TimetableTeacher').implement({
  permission: viaParent,
  fields: (t) => ({ _id: t.exposeID('id'), name: t.exposeString('name') }),
});

interface TimetableParams extends TimetableGroup {
  first: Day;
  last: Day;
}

const Timetable = builder.objectRef<TimetableParams>('Timetable').implement({
  description: 'When a group meets, for those who look after its campus.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id', { description: 'That of the group.' }),
    timeZone: t.exposeString('timeZone', {
      description: 'That of the campus, whose days and times these are.',
    }),
    meetings: t.field({
      type: [WeeklyMeeting],
      description: 'Those that are not over.',
      resolve: ({ id: groupId, timeZone }, _, ctx) =>
        listMeetings(
          ctx.unscoped('the meetings of a group the caller looks after, with teachers of other campuses'),
          { groupId, locale: ctx.locale, since: dayIn(ctx.services.now(), timeZone) },
        ),
    }),
    sessions: t.field({
      type: [ClassSession],
      extensions: countsForRows(60),
      description: 'Those between the two days, cancelled ones too.',
      resolve: ({ id: groupId, timeZone, first, last }, _, ctx) =>
        // Holidays of the whole college are of no campus.
        listSessions(ctx.unscoped('the sessions of a group the caller looks after, with holidays'), {
          groupId,
          locale: ctx.locale,
          from: instantAt(first, '00:00', timeZone),
          before: instantAt(addDays(last, 1), '00:00', timeZone),
        }),
    }),
    courses: t.field({
      type: [TimetableCourse],
      description: 'What the group is taught.',
      resolve: ({ id: groupId }, _, ctx) => listCoursesOfGroup(ctx.db, { groupId, locale: ctx.locale }),
    }),
    teachers: t.field({
      type: [TimetableTeacher],
      description: 'Those who act on the campus.',
      resolve: ({ regionId }, _, ctx) => listTeachersOf(ctx.unscoped(WHO_TEACHES), { regionId }),
    }),
  }),
});

builder.queryField('timetable', (t) =>
  t.field({
    type: Timetable,
    nullable: true,
    permission: planners,
    args: {
      groupId: t.arg.id({ required: true }),
      from: t.arg({ type: 'Day', required: true, description: 'A day of the campus.' }),
      to: t.arg({ type: 'Day', required: true }),
    },
    resolve: async (_, { groupId, from: first, to: last }, ctx) => {
      const problem = checkSpan(first, last);
      if (problem) throw new RuleError(problem, 'BAD_USER_INPUT', { max: MAX_DAYS });
      const group = await findTimetableGroup(ctx.db, groupId);
      return group && can.manage(actorOf(ctx), group) ? { ...group, first, last } : null;
    },
  }),
);

const MeetingInput = recordInput('WeeklyMeetingInput', meeting);
const SessionInput = recordInput('ClassSessionInput', session);
const NEW_ID = 'A new id, made by the form.';
const VERSION = 'The version the change is based on.';

builder.mutationFields((t) => ({
  createWeeklyMeeting: t.field({
    type: WeeklyMeeting,
    permission: planners,
    args: {
      meetingId: t.arg.id({ required: true, description: NEW_ID }),
      groupId: t.arg.id({ required: true }),
      meetingInput: t.arg({ type: MeetingInput, required: true }),
    },
    resolve: (_, creation, ctx) => createMeeting(ctx, creation),
  }),
  updateWeeklyMeeting: t.field({
    type: WeeklyMeeting,
    permission: planners,
    description: 'Touches only sessions to come without a roll that were not changed by themselves.',
    args: {
      meetingId: t.arg.id({ required: true }),
      version: t.arg.int({ required: true, description: VERSION }),
      meetingInput: t.arg({ type: MeetingInput, required: true }),
    },
    resolve: (_, change, ctx) => updateMeeting(ctx, change),
  }),
  deleteWeeklyMeeting: t.boolean({
    permission: planners,
    args: { meetingId: t.arg.id({ required: true }) },
    resolve: (_, { meetingId }, ctx) => deleteMeeting(ctx, meetingId),
  }),
  addClassSession: t.field({
    type: ClassSession,
    permission: planners,
    args: {
      sessionId: t.arg.id({ required: true, description: NEW_ID }),
      groupId: t.arg.id({ required: true }),
      sessionInput: t.arg({ type: SessionInput, required: true }),
    },
    resolve: (_, creation, ctx) => addSession(ctx, creation),
  }),
  updateClassSession: t.field({
    type: ClassSession,
    permission: planners,
    args: {
      sessionId: t.arg.id({ required: true }),
      version: t.arg.int({ required: true, description: VERSION }),
      sessionInput: t.arg({ type: SessionInput, required: true }),
    },
    resolve: (_, change, ctx) => updateSession(ctx, change),
  }),
  cancelClassSession: t.field({
    type: ClassSession,
    permission: planners,
    args: {
      sessionId: t.arg.id({ required: true }),
      version: t.arg.int({ required: true, description: VERSION }),
      reason: t.arg.string(),
    },
    resolve: (_, change, ctx) => cancelSession(ctx, change),
  }),
  restoreClassSession: t.field({
    type: ClassSession,
    permission: planners,
    args: {
      sessionId: t.arg.id({ required: true }),
      version: t.arg.int({ required: true, description: VERSION }),
    },
    resolve: (_, change, ctx) => restoreSession(ctx, change),
  }),
}));
