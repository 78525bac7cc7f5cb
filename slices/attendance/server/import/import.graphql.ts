import { reachWhere } from '#kit/access/actor.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import type { Context } from '#kit/graphql/context.ts';
import { loaderById } from '#kit/graphql/loader.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import { enumType } from '#kit/graphql/record-types.ts';
import {
  IMPORT_STATES,
  LINE_KINDS,
  OUTCOMES_OF,
  ROW_OUTCOMES,
  type RowOutcome,
} from '../../rules/import/attendance-import.ts';
import type { AttendanceStatus } from '../../rules/status.ts';
import { can } from '../../rules/permissions.ts';
import { AttendanceStatusType } from '../own-attendance.graphql.ts';
import { overseers } from '../overseers.ts';
import { appendToImport, beginImport, closeImport, goOn } from './import.actions.ts';
import { countOutcomes, findImport, listImports, type ImportRecord } from './import.queries.ts';
import { listRows, type ImportRow } from './row.queries.ts';

const ImportLine = builder.objectRef<ImportRow>('AttendanceImportLine').implement({
  description: 'A line of a file of past attendance, as it was written and what becomes of it.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.id({ description: 'Of this import only.', resolve: ({ line }) => String(line) }),
    line: t.exposeInt('line', { description: 'Where it stands in the file; the heads are line 1.' }),
    student: t.exposeString('student'),
    campus: t.exposeString('campus'),
    day: t.exposeString('day'),
    start: t.exposeString('start'),
    course: t.exposeString('course'),
    status: t.exposeString('status'),
    minutes: t.exposeString('minutes'),
    reason: t.exposeString('reason'),
    studentName: t.exposeString('studentName', { nullable: true }),
    groupName: t.exposeString('groupName', { nullable: true }),
    kind: t.field({ type: AttendanceStatusType, nullable: true, resolve: ({ kind }) => kind }),
    minutesLate: t.exposeInt('minutesLate', { nullable: true }),
    previousKind: t.field({
      type: AttendanceStatusType,
      nullable: true,
      description: 'What stood there before; none where the student was on no roll.',
      resolve: ({ previousKind, wasOnRoll }) =>
        (previousKind ?? (wasOnRoll ? 'PRESENT' : null)) as AttendanceStatus | null,
    }),
    outcome: t.expose('outcome', { type: enumType('AttendanceImportOutcome', ROW_OUTCOMES) }),
    problem: t.exposeString('problem', { nullable: true, description: 'The id of a message.' }),
    problemField: t.exposeString('problemField', {
      nullable: true,
      description:
        'In which column the problem is: student, campus, day, start, course, status, minutes or reason.',
    }),
  }),
});

const outcomesById = loaderById((ctx, ids) => countOutcomes(ctx.db, ids));

const count = async (ctx: Context, { id }: ImportRecord, outcome: RowOutcome): Promise<number> =>
  (await outcomesById(ctx).load(id))?.outcomes[outcome] ?? 0;

const AttendanceImport = builder.objectRef<ImportRecord>('AttendanceImport').implement({
  description: 'A file of past attendance of a campus.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    regionId: t.exposeID('regionId'),
    regionName: t.exposeString('regionName'),
    fileName: t.exposeString('fileName'),
    state: t.expose('state', { type: enumType('AttendanceImportState', IMPORT_STATES) }),
    problem: t.exposeString('problem', { nullable: true, description: 'The id of a message.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    fresh: t.int({
      description: 'Lines about which nothing was noted.',
      resolve: (found, _, ctx) => count(ctx, found, 'NEW'),
    }),
    changed: t.int({ resolve: (found, _, ctx) => count(ctx, found, 'CHANGED') }),
    same: t.int({ resolve: (found, _, ctx) => count(ctx, found, 'SAME') }),
    bad: t.int({ resolve: (found, _, ctx) => count(ctx, found, 'BAD') }),
    stored: t.int({ resolve: (found, _, ctx) => count(ctx, found, 'STORED') }),
    undone: t.int({ resolve: (found, _, ctx) => count(ctx, found, 'UNDONE') }),
    kept: t.int({
      description: 'Those that were changed before the import was undone.',
      resolve: (found, _, ctx) => count(ctx, found, 'KEPT'),
    }),
    lines: t.field({
      type: [ImportLine],
      description: 'The lines of a kind, behind a line.',
      args: {
        kind: t.arg({ type: enumType('AttendanceLineKind', LINE_KINDS), required: true }),
        first: t.arg.int({ defaultValue: 100 }),
        after: t.arg.int({ defaultValue: 0 }),
      },
      resolve: ({ id: importId }, { kind, first, after }, ctx) =>
        listRows(ctx.db, { importId, outcomes: OUTCOMES_OF[kind], after: after ?? 0, max: first ?? 100 }),
    }),
  }),
});

builder.queryFields((t) => ({
  attendanceImport: t.field({
    type: AttendanceImport,
    nullable: true,
    permission: overseers,
    args: { importId: t.arg.id({ required: true }) },
    resolve: async (_, { importId }, ctx) => {
      const found = await findImport(ctx.db, importId);
      return found && can.importAttendance(actorOf(ctx), found) ? found : null;
    },
  }),
  attendanceImports: t.field({
    type: [AttendanceImport],
    permission: overseers,
    description: 'The newest ones.',
    args: { first: t.arg.int({ defaultValue: 20 }) },
    resolve: (_, { first }, ctx) =>
      listImports(ctx.db, reachWhere(actorOf(ctx), 'manager', 'admin'), first ?? 20),
  }),
}));

builder.mutationFields((t) => ({
  beginAttendanceImport: t.field({
    type: AttendanceImport,
    permission: overseers,
    args: {
      importId: t.arg.id({ required: true, description: 'A new id, made by the page.' }),
      regionId: t.arg.id({ required: true }),
      fileName: t.arg.string({ required: true }),
    },
    resolve: (_, begun, ctx) => beginImport(ctx, begun),
  }),
  appendToAttendanceImport: t.field({
    type: AttendanceImport,
    permission: overseers,
    args: {
      importId: t.arg.id({ required: true }),
      piece: t.arg.int({ required: true, description: 'Which piece of the file it is; the first is 0.' }),
      text: t.arg.string({ required: true }),
    },
    resolve: (_, piece, ctx) => appendToImport(ctx, piece),
  }),
  checkAttendanceImport: t.field({
    type: AttendanceImport,
    permission: overseers,
    description: 'The file is whole: it is read and checked. Nothing is stored.',
    args: { importId: t.arg.id({ required: true }) },
    resolve: (_, { importId }, ctx) => closeImport(ctx, importId),
  }),
  runAttendanceImport: t.field({
    type: AttendanceImport,
    permission: overseers,
    description: 'Stores the marks of every line that is good.',
    args: { importId: t.arg.id({ required: true }) },
    resolve: (_, { importId }, ctx) => goOn(ctx, importId, 'IMPORTING'),
  }),
  undoAttendanceImport: t.field({
    type: AttendanceImport,
    permission: overseers,
    description: 'Takes back every mark that nobody has changed since.',
    args: { importId: t.arg.id({ required: true }) },
    resolve: (_, { importId }, ctx) => goOn(ctx, importId, 'UNDOING'),
  }),
}));
