import { builder } from '#kit/graphql/builder.ts';
import { CARRIES_SECRET, countsForRows } from '#kit/graphql/limits.ts';
import { inPerson, signedIn, viaParent } from '#kit/graphql/permission.ts';
import { enumType } from '#kit/graphql/record-types.ts';
import { checkInState, msLeftAt } from '../../rules/check-in.ts';
import { codeAt } from './check-in-code.ts';
import type { MarkByCode, OpenCheckIn } from './check-in.queries.ts';
import { checkIn, openCheckIns } from './check-in.ts';
import type { StoredCheckIn } from '../roll/roll-sessions.queries.ts';
import { AttendanceStatus, RollType } from '../roll/roll.graphql.ts';
import { startCheckIn, stopCheckIn } from './run-check-in.ts';
import { rollToTake, type Roll } from '../roll/take-roll.ts';

const RollCheckIn = builder.objectRef<StoredCheckIn & { roll: Roll }>('RollCheckIn').implement({
  description: 'The check-in of a class, for those who take its roll.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.id({ resolve: ({ roll }) => roll.session.id, description: 'That of the session.' }),
    state: t.field({
      type: enumType('CheckInState', ['RUNNING', 'STOPPED']),
      resolve: ({ roll, ...started }, _, ctx) => checkInState(started, roll.session, ctx.services.now()),
    }),
    startedAt: t.expose('startedAt', { type: 'DateTime' }),
    startedByName: t.exposeString('startedByName', { nullable: true }),
  }),
});

builder.objectField(RollType, 'checkIn', (t) =>
  t.field({
    type: RollCheckIn,
    nullable: true,
    description: 'None where nobody has started one.',
    resolve: (roll) => roll.session.checkIn && { ...roll.session.checkIn, roll },
  }),
);

interface OnWall {
  roll: Roll;
  started: StoredCheckIn;
}

const isRunning = ({ roll, started }: OnWall, now: Date): boolean =>
  checkInState(started, roll.session, now) === 'RUNNING';

const CodeOnWall = builder.objectRef<OnWall>('CheckInCode').implement({
  description: 'What stands on the wall while students check in.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.id({ resolve: ({ roll }) => roll.session.id, description: 'That of the session.' }),
    roll: t.expose('roll', { type: RollType }),
    code: t.string({
      nullable: true,
      extensions: CARRIES_SECRET,
      description: 'None when it was stopped or the class is over.',
      resolve: (wall, _, { services }) => {
        const now = services.now();
        if (!isRunning(wall, now)) return null;
        const { startedAt } = wall.started;
        return codeAt(services.secrets, { sessionId: wall.roll.session.id, startedAt }, now);
      },
    }),
    msLeft: t.int({
      description: 'How long it stands there, so that no clock but the server’s counts.',
      resolve: (_, __, ctx) => msLeftAt(ctx.services.now()),
    }),
  }),
});

const OwnMark = builder.objectRef<MarkByCode>('OwnAttendanceMark').implement({
  permission: viaParent,
  fields: (t) => ({
    kind: t.expose('kind', { type: AttendanceStatus }),
    minutesLate: t.exposeInt('minutesLate', { nullable: true }),
    byCode: t.exposeBoolean('byCode', { description: 'Else a teacher marked it.' }),
    takenAt: t.expose('takenAt', { type: 'DateTime' }),
  }),
});

const OwnCheckIn = builder.objectRef<OpenCheckIn>('OpenCheckIn').implement({
  description: 'A class that the caller can check in to now, or has.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('sessionId', { description: 'That of the session.' }),
    courseName: t.exposeString('courseName', { nullable: true }),
    groupName: t.exposeString('groupName'),
    room: t.exposeString('room'),
    startsAt: t.expose('startsAt', { type: 'DateTime' }),
    endsAt: t.expose('endsAt', { type: 'DateTime' }),
    timeZone: t.exposeString('timeZone'),
    mark: t.expose('mark', { type: OwnMark, nullable: true }),
  }),
});

builder.queryFields((t) => ({
  checkInCode: t.field({
    type: CodeOnWall,
    nullable: true,
    permission: signedIn,
    description: 'For those who may take the roll of a session whose check-in was started.',
    args: { sessionId: t.arg.id({ required: true }) },
    resolve: async (_, { sessionId }, ctx) => {
      const roll = await rollToTake(ctx, sessionId);
      const started = roll?.session.checkIn;
      return started ? { roll, started } : null;
    },
  }),
  openCheckIns: t.field({
    type: [OwnCheckIn],
    permission: signedIn,
    extensions: countsForRows(2),
    description: 'The classes that the caller can check in to at this moment.',
    resolve: (_, __, ctx) => openCheckIns(ctx),
  }),
}));

builder.mutationFields((t) => ({
  startCheckIn: t.field({
    type: RollType,
    permission: signedIn,
    description: 'Lets the students of a class check in by a code that changes all the time.',
    args: { sessionId: t.arg.id({ required: true }) },
    resolve: (_, { sessionId }, ctx) => startCheckIn(ctx, sessionId),
  }),
  stopCheckIn: t.field({
    type: RollType,
    permission: signedIn,
    args: { sessionId: t.arg.id({ required: true }) },
    resolve: (_, { sessionId }, ctx) => stopCheckIn(ctx, sessionId),
  }),
  checkIn: t.field({
    type: OwnCheckIn,
    permission: inPerson(signedIn),
    description: 'Checks in to a class by the code on its wall. A mark that is there already stays.',
    args: { code: t.arg.string({ required: true }) },
    resolve: (_, { code }, ctx) => checkIn(ctx, code),
  }),
}));
