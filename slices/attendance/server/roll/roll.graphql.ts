import { isAboutActor, reachWhere } from '#kit/access/actor.ts';
import { addDays } from '#kit/calendar/day.ts';
import { dayIn, earliestDay, instantAt, latestDay } from '#kit/calendar/zone.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import { countsForRows } from '#kit/graphql/limits.ts';
import { signedIn, viaParent } from '#kit/graphql/permission.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { enumType } from '#kit/graphql/record-types.ts';
import { DEFAULT_LOCALE } from '#kit/messages/locales.ts';
import { checkSpan, MAX_DAYS } from '#slices/calendar/rules/entries.ts';
import { can as canInGroups } from '#slices/groups/rules/permissions.ts';
import { can } from '../../rules/permissions.ts';
import { isTooEarly, MARK_KINDS, needsReason, unmarked } from '../../rules/roll.ts';
import { statusOf } from '../../rules/status.ts';
import { listRollSessions, type OpenSession, type RollSession } from './roll-sessions.queries.ts';
import type { RollStudent } from './roll.queries.ts';
import { rollToTake, takeRoll, type Roll, type TakenRoll } from './take-roll.ts';

export const AttendanceStatus = enumType('AttendanceStatus', MARK_KINDS);

export const SessionToTake = builder.objectRef<RollSession>('RollSession').implement({
  description: 'A session of a class, for those who take its roll.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    groupId: t.exposeID('groupId'),
    groupName: t.exposeString('groupName'),
    regionName: t.exposeString('regionName'),
    courseName: t.exposeString('courseName', { nullable: true }),
    teacherName: t.exposeString('teacherName', { nullable: true }),
    room: t.exposeString('room'),
    day: t.expose('day', { type: 'Day', description: 'A day of the campus.' }),
    startsAt: t.expose('startsAt', { type: 'DateTime' }),
    endsAt: t.expose('endsAt', { type: 'DateTime' }),
    timeZone: t.exposeString('timeZone'),
    isCancelled: t.exposeBoolean('isCancelled'),
    isHoliday: t.exposeBoolean('isHoliday'),
    isOpen: t.boolean({
      description: 'Whether its roll can be taken: from an hour before it begins.',
      resolve: (session, _, ctx) => !session.isCancelled && !isTooEarly(session, ctx.services.now()),
    }),
    needsReason: t.boolean({
      description: 'Whether a change of its roll has to say why.',
      resolve: ({ day, timeZone }, _, ctx) => needsReason(day, dayIn(ctx.services.now(), timeZone)),
    }),
    mayPlan: t.boolean({
      description: 'Whether the caller may move and cancel it: those who look after its campus.',
      resolve: (session, _, ctx) => canInGroups.manage(actorOf(ctx), session),
    }),
    rollTakenAt: t.expose('rollTakenAt', { type: 'DateTime', nullable: true }),
    rollTakenByName: t.exposeString('rollTakenByName', { nullable: true }),
    rollVersion: t.exposeInt('rollVersion', {
      description: 'Counts up with everything that becomes of the roll.',
    }),
    exceptionCount: t.exposeInt('exceptionCount', {
      description: 'How many were marked as something else than present.',
    }),
  }),
});

const AttendanceMark = builder.objectRef<NonNullable<RollStudent['mark']>>('AttendanceMark').implement({
  permission: viaParent,
  fields: (t) => ({
    kind: t.expose('kind', { type: AttendanceStatus }),
    minutesLate: t.exposeInt('minutesLate', { nullable: true }),
    version: t.exposeInt('version'),
    takenAt: t.expose('takenAt', { type: 'DateTime' }),
    takenByName: t.exposeString('takenByName', { nullable: true }),
    byCode: t.exposeBoolean('byCode', {
      description: 'Whether the student checked in by the code on the wall.',
    }),
  }),
});

const LeaveOnRoll = builder.objectRef<NonNullable<RollStudent['leave']>>('LeaveOnRoll').implement({
  description: 'A leave request that covers the day of the session.',
  permission: viaParent,
  fields: (t) => ({
    status: t.exposeString('status', { description: 'PENDING, APPROVED or ACKNOWLEDGED.' }),
    typeName: t.string({
      resolve: ({ typeNames }, _, ctx) => typeNames[ctx.locale] ?? typeNames[DEFAULT_LOCALE] ?? '',
    }),
    firstDay: t.expose('firstDay', { type: 'Day' }),
    lastDay: t.expose('lastDay', { type: 'Day' }),
  }),
});

const PICTURE_WIDTH = 96;

type OnRoll = RollStudent & { session: OpenSession };
const StudentOnRoll = builder.objectRef<OnRoll>('RollStudent').implement({
  permission: viaParent,
  fields: (t) => ({
    _id: t.id({ resolve: ({ id, session }) => `${session.id}:${id}` }),
    personId: t.exposeID('id'),
    fullName: t.string({ resolve: ({ firstName, lastName }) => `${firstName} ${lastName}` }),
    givenName: t.exposeString('firstName'),
    familyName: t.exposeString('lastName'),
    studentNumber: t.exposeString('studentNumber', { nullable: true }),
    pictureUrl: t.string({
      nullable: true,
      resolve: ({ pictureId }, _, ctx) =>
        pictureId && ctx.services.images.url(pictureId, { width: PICTURE_WIDTH }),
    }),
    isReader: t.boolean({
      description: 'Nobody marks themselves.',
      resolve: ({ id: personId }, _, ctx) => isAboutActor(actorOf(ctx), { personId }),
    }),
    mark: t.expose('mark', { type: AttendanceMark, nullable: true }),
    leave: t.expose('leave', { type: LeaveOnRoll, nullable: true }),
    status: t.field({
      type: AttendanceStatus,
      description: 'What it counts as, or will when the roll is taken.',
      resolve: ({ session, mark, leave, explanation }) => {
        const decided = leave?.status === 'PENDING' ? null : (leave?.status ?? null);
        const isAway = session.rollTakenAt === null && decided === 'APPROVED';
        return statusOf({ mark: mark ?? unmarked(isAway), leave: decided, explanation }, session.policy)
          .status;
      },
    }),
  }),
});

export const RollType = builder.objectRef<Roll>('Roll').implement({
  description: 'Who was there. A student without a mark was, once the roll was taken.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.id({ resolve: ({ session }) => session.id, description: 'That of the session.' }),
    session: t.expose('session', { type: SessionToTake }),
    minutesLateThreshold: t.int({
      nullable: true,
      description: 'A student who comes later than this counts as absent; none where nothing is counted.',
      resolve: ({ session }) => {
        const { minutesLateThreshold } = session.policy;
        return Number.isFinite(minutesLateThreshold) ? minutesLateThreshold : null;
      },
    }),
    students: t.field({
      type: [StudentOnRoll],
      extensions: countsForRows(60),
      resolve: ({ session, students }) => students.map((student) => ({ ...student, session })),
    }),
  }),
});

const TakenRollType = builder.objectRef<TakenRoll>('TakenRoll').implement({
  permission: viaParent,
  fields: (t) => ({
    roll: t.field({ type: RollType, resolve: (taken) => taken }),
    conflicts: t.exposeIDList('conflicts', {
      description:
        'The keys of marks that were not written, since another teacher had marked the student meanwhile.',
    }),
  }),
});

builder.queryFields((t) => ({
  roll: t.field({
    type: RollType,
    nullable: true,
    permission: signedIn,
    description: 'For the teachers of the class and those who look after its campus.',
    args: { sessionId: t.arg.id({ required: true }) },
    resolve: (_, { sessionId }, ctx) => rollToTake(ctx, sessionId),
  }),
  rollSessions: t.field({
    type: [SessionToTake],
    permission: signedIn,
    extensions: countsForRows(60),
    description: 'The sessions of some days whose rolls the caller may take, in order.',
    args: {
      from: t.arg({
        type: 'Day',
        description: 'A day of each campus; the one that it is there, if none is named.',
      }),
      to: t.arg({ type: 'Day' }),
      groupId: t.arg.id(),
      isForgotten: t.arg.boolean({
        description: 'Only those that have ended and whose roll nobody has taken.',
      }),
    },
    resolve: async (_, { groupId, isForgotten, ...days }, ctx) => {
      const now = ctx.services.now();
      // Between the two every campus has its day.
      const [from, to] = [days.from ?? earliestDay(now), days.to ?? latestDay(now)];
      const isNow = !days.from && !days.to;
      const problem = checkSpan(from, to);
      if (problem) throw new RuleError(problem, 'BAD_USER_INPUT', { max: MAX_DAYS });
      const actor = actorOf(ctx);
      const found = await listRollSessions(ctx.unscoped('sessions whose rolls the caller may take'), {
        locale: ctx.locale,
        // Wide enough for every zone there is; the days of the campuses decide.
        from: instantAt(addDays(from, -1), '00:00', 'UTC'),
        before: instantAt(addDays(to, 2), '00:00', 'UTC'),
        groupId: groupId ?? undefined,
        forgottenBy: isForgotten ? now : undefined,
        reach: { regionIds: reachWhere(actor, 'manager', 'admin'), teacherPersonId: actor.personId },
      });
      return found.filter(
        (session) =>
          (isNow ? session.day === dayIn(now, session.timeZone) : from <= session.day && session.day <= to) &&
          !(isForgotten && session.isHoliday) &&
          can.takeRoll(actor, session),
      );
    },
  }),
}));

const MarkInput = builder.inputType('AttendanceMarkInput', {
  fields: (t) => ({
    key: t.id({
      required: true,
      description: 'A new id for each mark: the same one sent twice counts once.',
    }),
    personId: t.id({ required: true }),
    kind: t.field({ type: AttendanceStatus, required: true }),
    minutesLate: t.int(),
    baseVersion: t.int({
      required: true,
      description: 'That of the mark it replaces; 0 where there was none.',
    }),
    afterKey: t.id({
      description: 'The key of one’s own earlier mark that it replaces, if no answer had come to that one.',
    }),
    takesBack: t.id({
      description:
        'The key of one’s own mark that it takes back. Where that one had taken the roll, and nobody has marked since, the roll is as before.',
    }),
  }),
});

builder.mutationField('takeRoll', (t) =>
  t.field({
    type: TakenRollType,
    permission: signedIn,
    description: 'Takes a roll or changes it. Everybody who is not marked is there.',
    args: {
      sessionId: t.arg.id({ required: true }),
      marks: t.arg({ type: [MarkInput], required: true }),
      reason: t.arg.string({ description: 'Asked for when the session is more than a week ago.' }),
    },
    resolve: (_, { marks, ...sent }, ctx) =>
      takeRoll(ctx, {
        ...sent,
        marks: marks.map(({ minutesLate, afterKey, takesBack, ...mark }) => ({
          ...mark,
          minutesLate: minutesLate ?? null,
          afterKey: afterKey ?? null,
          takesBack: takesBack ?? null,
        })),
      }),
  }),
);
