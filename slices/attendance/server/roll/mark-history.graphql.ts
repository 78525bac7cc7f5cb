import type { Db } from '#kit/db/database.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import type { Context } from '#kit/graphql/context.ts';
import { signedIn, viaParent } from '#kit/graphql/permission.ts';
import { enumType } from '#kit/graphql/record-types.ts';
import { can } from '../../rules/permissions.ts';
import { DECISION_KINDS, listDecisionsOfMark, type DecisionOfMark } from './decisions-of-mark.queries.ts';
import { findRollSession } from './roll-sessions.queries.ts';
import { AttendanceStatus } from './roll.graphql.ts';
import { listMarkChanges } from './roll.queries.ts';

type ChangeRow = Awaited<ReturnType<typeof listMarkChanges>>[number];
const MarkChange = builder.objectRef<ChangeRow>('AttendanceMarkChange').implement({
  description: 'One thing that was noted of a student in a session.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    kind: t.expose('kind', { type: AttendanceStatus }),
    minutesLate: t.exposeInt('minutesLate', { nullable: true }),
    reason: t.exposeString('reason'),
    changedAt: t.expose('changedAt', { type: 'DateTime' }),
    changedByName: t.exposeString('changedByName', { nullable: true }),
    byCode: t.exposeBoolean('byCode'),
    byLeave: t.exposeBoolean('byLeave', {
      description:
        'Whether the student was away with leave when the roll was taken: nobody marked it by hand.',
    }),
    importedFrom: t.exposeString('importedFrom', {
      nullable: true,
      description: 'The file that it came with.',
    }),
  }),
});

const DecisionOfMarkType = builder.objectRef<DecisionOfMark>('AttendanceDecision').implement({
  description: 'What was decided about the leave or the explanation of a student for a session.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    kind: t.expose('kind', { type: enumType('AttendanceDecisionKind', DECISION_KINDS) }),
    madeAt: t.expose('madeAt', { type: 'DateTime' }),
    byName: t.exposeString('byName', { nullable: true }),
    isTakenBack: t.exposeBoolean('isTakenBack', {
      description: 'Whether this is how the decision was taken back.',
    }),
  }),
});

/** Where the history of a mark is read; nothing for those who may not take the roll. */
async function historyToRead(ctx: Context, sessionId: string): Promise<Db | null> {
  const db = ctx.unscoped('the history of a roll that the caller may take');
  const session = await findRollSession(db, { id: sessionId, locale: ctx.locale });
  return session && can.takeRoll(actorOf(ctx), session) ? db : null;
}

builder.queryFields((t) => ({
  attendanceMarkChanges: t.field({
    type: [MarkChange],
    permission: signedIn,
    description: 'What was noted of a student in a session, in order; for those who may take its roll.',
    args: { sessionId: t.arg.id({ required: true }), personId: t.arg.id({ required: true }) },
    resolve: async (_, args, ctx) => {
      const db = await historyToRead(ctx, args.sessionId);
      return db ? listMarkChanges(db, args) : [];
    },
  }),
  attendanceDecisions: t.field({
    type: [DecisionOfMarkType],
    permission: signedIn,
    description:
      'What was decided about the leave and the explanation of a student for a session, in order; for those who may take its roll.',
    args: { sessionId: t.arg.id({ required: true }), personId: t.arg.id({ required: true }) },
    resolve: async (_, args, ctx) => {
      const db = await historyToRead(ctx, args.sessionId);
      return db ? listDecisionsOfMark(db, args) : [];
    },
  }),
}));
