import { builder } from '#kit/graphql/builder.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import { enumType } from '#kit/graphql/record-types.ts';
import { offerImport } from '#slices/imports/server/api.ts';
import {
  LINE_KINDS,
  OUTCOMES_OF,
  ROW_OUTCOMES,
  type RowOutcome,
} from '../../rules/import/attendance-import.ts';
import type { AttendanceStatus } from '../../rules/status.ts';
import { AttendanceStatusType } from '../own-attendance.graphql.ts';
import { attendanceImports } from './attendance-imports.ts';
import { listRows, type ImportRow } from './line.queries.ts';

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

offerImport<RowOutcome>(attendanceImports, (t, counted) => ({
  fresh: counted('NEW', 'Lines about which nothing was noted.'),
  changed: counted('CHANGED'),
  same: counted('SAME'),
  bad: counted('BAD'),
  stored: counted('STORED'),
  undone: counted('UNDONE'),
  kept: counted('KEPT', 'Those that were changed before the import was undone.'),
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
}));
