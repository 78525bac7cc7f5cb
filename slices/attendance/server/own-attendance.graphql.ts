import type { Day } from '#kit/calendar/day.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import type { Context } from '#kit/graphql/context.ts';
import { countsForRows } from '#kit/graphql/limits.ts';
import { signedIn, viaParent } from '#kit/graphql/permission.ts';
import { enumType } from '#kit/graphql/record-types.ts';
import type { CountedTerm } from '../rules/count.ts';
import { termOn } from '../rules/policy.ts';
import { MARK_KINDS } from '../rules/roll.ts';
import type { StatusCounts } from '../rules/standing.ts';
import { attendanceToRead } from './read-attendance.ts';
import { countedTermsOf, type CountedRecord, type GroupAttendance } from './records.ts';
import type { RecordRow } from './shown-records.queries.ts';

export const AttendanceStatusType = enumType('AttendanceStatus', MARK_KINDS);
const STEP_KINDS = [
  'MARKED',
  'TOO_LATE',
  'LEAVE_APPROVED',
  'LEAVE_NOTED',
  'EXPLANATION_EXCUSED',
  'EXPLANATION_NOTED',
] as const;

type Step = CountedRecord['steps'][number] & { byName: string | null; byCode: boolean };

const AttendanceStep = builder.objectRef<Step>('AttendanceStep').implement({
  description: 'One link of the chain that led to a status.',
  permission: viaParent,
  fields: (t) => ({
    kind: t.expose('kind', { type: enumType('AttendanceStepKind', STEP_KINDS) }),
    status: t.field({
      type: AttendanceStatusType,
      nullable: true,
      description: 'Of what was marked.',
      resolve: (step) => (step.kind === 'MARKED' ? step.status : null),
    }),
    minutesLate: t.int({
      nullable: true,
      resolve: (step) => ('minutesLate' in step ? step.minutesLate : null),
    }),
    byName: t.exposeString('byName', { nullable: true, description: 'Who marked or decided it.' }),
    byCode: t.exposeBoolean('byCode', {
      description: 'Whether the student checked in by the code on the wall.',
    }),
  }),
});

const namedSteps = (record: CountedRecord): Step[] =>
  record.steps.map((step) => {
    if (step.kind === 'MARKED' || step.kind === 'TOO_LATE') {
      const isMark = step.kind === 'MARKED';
      return { ...step, byName: isMark ? record.takenByName : null, byCode: isMark && record.byCode };
    }
    const isLeave = step.kind === 'LEAVE_APPROVED' || step.kind === 'LEAVE_NOTED';
    const byName = isLeave ? record.leaveDecidedByName : record.explanationDecidedByName;
    return { ...step, byName, byCode: false };
  });

/** @public for the slice that adds explanations to absences. */
export const AttendanceRecord = builder.objectRef<CountedRecord>('AttendanceRecord').implement({
  description: 'What is known of a student in a session whose roll was taken (ATT-04).',
  permission: viaParent,
  fields: (t) => ({
    _id: t.id({ resolve: ({ sessionId, personId }) => `${sessionId}:${personId}` }),
    sessionId: t.exposeID('sessionId'),
    day: t.expose('day', { type: 'Day', description: 'A day of the campus.' }),
    startsAt: t.expose('startsAt', { type: 'DateTime' }),
    endsAt: t.expose('endsAt', { type: 'DateTime' }),
    courseName: t.exposeString('courseName', { nullable: true }),
    room: t.exposeString('room'),
    status: t.expose('status', { type: AttendanceStatusType }),
    takenAt: t.expose('takenAt', { type: 'DateTime', nullable: true }),
    takenByName: t.exposeString('takenByName', { nullable: true }),
    percent: t.expose('percent', {
      type: 'Percent',
      nullable: true,
      description: 'What the term had come to by then; none while everything is excused.',
    }),
    isExplained: t.boolean({
      description: 'Whether the student has said why they were absent.',
      resolve: ({ explanationId }) => explanationId !== null,
    }),
    steps: t.field({ type: [AttendanceStep], extensions: countsForRows(3), resolve: namedSteps }),
  }),
});

const Counts = builder.objectRef<StatusCounts>('AttendanceCounts').implement({
  permission: viaParent,
  fields: (t) => ({
    present: t.int({ resolve: ({ PRESENT }) => PRESENT }),
    late: t.int({ resolve: ({ LATE }) => LATE }),
    absent: t.int({ resolve: ({ ABSENT }) => ABSENT }),
    excused: t.int({ resolve: ({ EXCUSED }) => EXCUSED }),
  }),
});

interface CourseShare {
  _id: string;
  name: string | null;
  counts: StatusCounts;
  percent: CountedRecord['percent'];
}
const CourseAttendance = builder.objectRef<CourseShare>('CourseAttendance').implement({
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('_id'),
    name: t.exposeString('name', { nullable: true, description: 'None for sessions that are of no course.' }),
    counts: t.expose('counts', { type: Counts }),
    percent: t.expose('percent', { type: 'Percent', nullable: true }),
  }),
});

interface TermOfGroup extends CountedTerm<RecordRow> {
  group: GroupAttendance;
  /** Of those parts of the same term that come before it. */
  part: number;
  today: Day;
  untakenCount: number;
}

const GradingParameters = builder.objectRef<TermOfGroup['policy']>('GradingParameters').implement({
  description: 'How a term is counted (ATT-05).',
  permission: viaParent,
  fields: (t) => ({
    minutesLateThreshold: t.int({
      nullable: true,
      description: 'Later than this counts as absent; none where nothing is counted.',
      resolve: ({ minutesLateThreshold: minutes }) => (Number.isFinite(minutes) ? minutes : null),
    }),
    graceAbsentsPerTerm: t.exposeInt('graceAbsentsPerTerm'),
    graceLatesPerTerm: t.exposeInt('graceLatesPerTerm'),
    absenceDeduction: t.expose('absenceDeduction', { type: 'Percent' }),
    lateDeduction: t.expose('lateDeduction', { type: 'Percent' }),
  }),
});

/** A term in which the group was given another schema, and the first one again, has several parts. */
const idOf = ({ group, term, part }: TermOfGroup): string =>
  [group.personId, group.groupId, term?.id ?? '', ...(part > 0 ? [part] : [])].join(':');

const AttendanceOfTerm = builder.objectRef<TermOfGroup>('TermAttendance').implement({
  description: 'What a term comes to for a student in a group.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.id({ resolve: idOf }),
    groupId: t.id({ resolve: ({ group }) => group.groupId }),
    groupName: t.string({ resolve: ({ group }) => group.groupName }),
    timeZone: t.string({ resolve: ({ group }) => group.timeZone }),
    name: t.string({
      nullable: true,
      description: 'None for sessions outside all terms, which cost nothing.',
      resolve: ({ term }) => term?.name ?? null,
    }),
    firstDay: t.field({ type: 'Day', nullable: true, resolve: ({ term }) => term?.firstDay ?? null }),
    lastDay: t.field({ type: 'Day', nullable: true, resolve: ({ term }) => term?.lastDay ?? null }),
    isNow: t.boolean({
      resolve: ({ term, today }) => term !== null && term.firstDay <= today && today <= term.lastDay,
    }),
    gradingParameters: t.field({ type: GradingParameters, resolve: ({ policy }) => policy }),
    lowPercent: t.field({
      type: 'Percent',
      nullable: true,
      description: 'Below it a student is falling behind.',
      resolve: ({ group }) => group.lowPercent,
    }),
    counts: t.field({ type: Counts, resolve: ({ standing }) => standing.counts }),
    sessions: t.int({ resolve: ({ standing }) => standing.sessions }),
    untakenCount: t.exposeInt('untakenCount', {
      description: 'Sessions that are over and whose roll nobody has taken.',
    }),
    percent: t.field({ type: 'Percent', nullable: true, resolve: ({ standing }) => standing.percent }),
    absencesOverGrace: t.int({ resolve: ({ standing }) => standing.absencesOverGrace }),
    latesOverGrace: t.int({ resolve: ({ standing }) => standing.latesOverGrace }),
    absencesLeft: t.int({ resolve: ({ standing }) => standing.absencesLeft }),
    latesLeft: t.int({ resolve: ({ standing }) => standing.latesLeft }),
    deduction: t.field({ type: 'Percent', resolve: ({ standing }) => standing.deduction }),
    courses: t.field({
      type: [CourseAttendance],
      extensions: countsForRows(8),
      resolve: ({ courses, records, term, group }) =>
        courses.map(({ courseId, counts, percent }) => ({
          _id: `${group.groupId}:${term?.id ?? ''}:${courseId ?? ''}`,
          name: records.find((record) => record.courseId === courseId)?.courseName ?? null,
          counts,
          percent,
        })),
    }),
  }),
});

async function readTerms(ctx: Context, personId: string): Promise<TermOfGroup[]> {
  const { attendances, untaken } = await attendanceToRead(ctx, personId);
  const now = ctx.services.now();
  const terms = attendances.flatMap((group) =>
    countedTermsOf(group).map((counted, at, all) => ({
      ...counted,
      part: all.slice(at + 1).filter(({ term }) => term && term.id === counted.term?.id).length,
      group,
      today: dayIn(now, group.timeZone),
      untakenCount: untaken.filter(
        ({ groupId, day }) =>
          groupId === group.groupId && termOn(group.terms, day)?.firstDay === counted.term?.firstDay,
      ).length,
    })),
  );
  const firstDay = ({ term }: TermOfGroup): Day | '' => term?.firstDay ?? '';
  return terms.toSorted((one, other) => (firstDay(one) < firstDay(other) ? 1 : -1));
}

interface StudentTerms {
  personId: string;
  terms: readonly TermOfGroup[];
}

const StudentAttendance = builder.objectRef<StudentTerms>('StudentAttendance').implement({
  description: 'What is known of a student’s attendance.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('personId', { description: 'That of the student.' }),
    terms: t.field({
      type: [AttendanceOfTerm],
      extensions: countsForRows(10),
      description: 'By term and group, the newest first.',
      resolve: ({ terms }) => terms,
    }),
    records: t.field({
      type: [AttendanceRecord],
      extensions: countsForRows(120),
      description: 'The sessions of a term, the newest first.',
      args: {
        // Made of three ids, which ID, read as a single one, would not let through.
        termId: t.arg.string({ description: 'As the list of terms names it; the newest, if none is named.' }),
      },
      resolve: ({ terms }, { termId }) =>
        (termId ? terms.find((term) => idOf(term) === termId) : terms[0])?.records.toReversed() ?? [],
    }),
  }),
});

builder.queryField('attendance', (t) =>
  t.field({
    type: StudentAttendance,
    nullable: true,
    permission: signedIn,
    description: 'Of a student: for the student and those who look after the campuses of their groups.',
    args: { personId: t.arg.id({ required: true }) },
    resolve: async (_, { personId }, ctx) => {
      const terms = await readTerms(ctx, personId);
      return terms.length > 0 || personId === actorOf(ctx).personId ? { personId, terms } : null;
    },
  }),
);
