import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import { signedIn, viaParent, withRole } from '#kit/graphql/permission.ts';
import { CourseKindType } from '#slices/courses/server/api.ts';
import { EndingType } from '#slices/exams/server/api.ts';
import { nameOfDoer } from '#slices/people/server/api.ts';
import {
  COURSE_STATES,
  gradeOfPart,
  PART_KINDS,
  PART_STATES,
  type CourseStep,
} from '../rules/course-grade.ts';
import type { Projection } from '../rules/projection.ts';
import type { CourseGradeRecord, CoursePart as PartOfCourse } from './course-grade-record.ts';
import type { PastChange } from './grade-changes.queries.ts';
import { changesOf, courseOfferingOf, gradesToRead, personWithGrades } from './student/own-grades.ts';

export const CourseStateType = builder.enumType('CourseState', { values: COURSE_STATES });
export const PartKindType = builder.enumType('PartKind', { values: PART_KINDS });
export const PartStateType = builder.enumType('PartState', { values: PART_STATES });

const CoursePart = builder.objectRef<PartOfCourse>('CoursePart').implement({
  description: 'An exam or assignment as a part of a course.',
  permission: viaParent,
  fields: (t) => ({
    partId: t.exposeID('id', { description: 'The exam or assignment.' }),
    kind: t.expose('kind', { type: PartKindType }),
    title: t.exposeString('title'),
    opensAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Of an exam whose grade is not settled: from when on it can be sat.',
      resolve: ({ opensAt }) => opensAt ?? null,
    }),
    dueAt: t.expose('ownDueAt', { type: 'DateTime' }),
    weight: t.exposeInt('weight'),
    state: t.expose('state', { type: PartStateType }),
    grade: t.field({
      type: 'Percent',
      nullable: true,
      description: 'What counts: what was entered, else what was reached; 0 where nothing came.',
      resolve: (part) => gradeOfPart(part)?.score ?? null,
    }),
    complete: t.boolean({ nullable: true, resolve: (part) => gradeOfPart(part)?.complete ?? null }),
    leftBy: t.field({
      type: EndingType,
      nullable: true,
      description: 'Of an exam that has failed because the student left it: how.',
      resolve: ({ leftBy, entered }) => (entered === null ? (leftBy ?? null) : null),
    }),
    isEntered: t.boolean({
      description: 'Whether a user entered it in place of the part’s own grade.',
      resolve: ({ entered }) => entered !== null,
    }),
  }),
});

const CourseStepKind = builder.enumType('CourseStepKind', {
  values: ['PART', 'MEAN', 'DEDUCTION', 'ENTERED'] as const,
});

const CourseGradeStep = builder.objectRef<CourseStep>('CourseGradeStep').implement({
  description: 'One step of how the grade of a course was computed.',
  permission: viaParent,
  fields: (t) => ({
    kind: t.field({ type: CourseStepKind, resolve: ({ kind }) => kind }),
    grade: t.expose('score', { type: 'Percent' }),
    partId: t.id({ nullable: true, resolve: (step) => (step.kind === 'PART' ? step.partId : null) }),
    weight: t.int({ nullable: true, resolve: (step) => (step.kind === 'PART' ? step.weight : null) }),
    takenOff: t.field({
      type: 'Percent',
      nullable: true,
      resolve: (step) => (step.kind === 'DEDUCTION' ? step.takenOff : null),
    }),
  }),
});

const ProjectionKind = builder.enumType('GradeProjectionKind', {
  values: ['NEEDED', 'SECURED', 'OUT_OF_REACH'] as const,
});

const GradeProjection = builder.objectRef<Projection>('GradeProjection').implement({
  description: 'What is still needed to pass, in each of the parts that can still change the grade.',
  permission: viaParent,
  fields: (t) => ({
    kind: t.field({ type: ProjectionKind, resolve: ({ kind }) => kind }),
    grade: t.field({
      type: 'Percent',
      nullable: true,
      resolve: (projection) => (projection.kind === 'NEEDED' ? projection.score : null),
    }),
    partIds: t.exposeIDList('partIds'),
  }),
});

export const GradeChange = builder.objectRef<PastChange>('GradeChange').implement({
  description: 'A grade that was entered in place of what was reached, or changed, or took back.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    partId: t.exposeID('partId', { nullable: true, description: 'None for the grade of the course.' }),
    grade: t.expose('score', { type: 'Percent', nullable: true }),
    complete: t.exposeBoolean('complete', { nullable: true }),
    previousGrade: t.expose('previousScore', { type: 'Percent', nullable: true }),
    previousComplete: t.exposeBoolean('previousComplete', { nullable: true }),
    reason: t.exposeString('reason', { description: 'Nothing where it was undone right away.' }),
    isOfWork: t.exposeBoolean('isOfWork', {
      description: 'Whether it is the grade of the student’s work itself, and not one entered in its place.',
    }),
    takesBack: t.boolean({
      description: 'Whether it gave back what had been there before another change.',
      resolve: ({ takesBack }) => takesBack !== null,
    }),
    changedAt: t.expose('changedAt', { type: 'DateTime' }),
    changedByName: t.string({
      nullable: true,
      resolve: ({ changedBy, impersonatorId }, _, ctx) => nameOfDoer(ctx, changedBy, impersonatorId),
    }),
  }),
});

const CourseGrade = builder.objectRef<CourseGradeRecord>('CourseGrade').implement({
  description: 'What a student has reached in a course.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    courseId: t.exposeID('courseId'),
    courseOfferingId: t.id({
      nullable: true,
      description: 'Where its book is; none where the course is not in the caller’s reach.',
      resolve: (grade, _, ctx) => courseOfferingOf(ctx, grade),
    }),
    courseCode: t.exposeString('code'),
    courseName: t.exposeString('name'),
    teacherName: t.exposeString('teacherName', { nullable: true }),
    term: t.exposeString('term'),
    timeZone: t.exposeString('timeZone', {
      description: 'That of the campus, in which deadlines are told.',
    }),
    firstDay: t.expose('firstDay', { type: 'Day' }),
    lastDay: t.expose('lastDay', { type: 'Day', nullable: true }),
    credits: t.exposeFloat('credits'),
    courseKind: t.expose('kind', { type: CourseKindType }),
    grade: t.expose('score', {
      type: 'Percent',
      nullable: true,
      description: 'None while nothing counts yet.',
    }),
    state: t.expose('state', { type: CourseStateType }),
    isEntered: t.boolean({ resolve: ({ entered }) => entered !== null }),
    finalisedAt: t.expose('finalisedAt', { type: 'DateTime', nullable: true }),
    parts: t.expose('parts', { type: [CoursePart] }),
    steps: t.field({
      type: [CourseGradeStep],
      args: {
        withParts: t.arg.boolean({
          description: 'Unless false, also those of the parts, which say the same.',
        }),
      },
      resolve: ({ steps }, { withParts }) =>
        steps.filter(({ kind }) => withParts !== false || kind !== 'PART'),
    }),
    projection: t.expose('projection', { type: GradeProjection, nullable: true }),
    changes: t.field({
      type: [GradeChange],
      description: 'Who changed what, when and why; the newest first.',
      resolve: (grade, _, ctx) => grade.changes ?? changesOf(ctx, grade),
    }),
  }),
});

interface GradesOfStudent {
  personId: string;
}

const StudentGrades = builder.objectRef<GradesOfStudent>('StudentGrades').implement({
  description: 'What a student has reached in all their courses.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('personId', { description: 'The student.' }),
    courses: t.field({
      type: [CourseGrade],
      description: 'The newest course first.',
      args: { courseId: t.arg.id({ description: 'Only this one, as each group takes it.' }) },
      resolve: ({ personId }, { courseId }, ctx) => gradesToRead(ctx, personId, courseId),
    }),
  }),
});

builder.queryField('ownGrades', (t) =>
  t.field({
    type: StudentGrades,
    permission: signedIn,
    resolve: (_, __, ctx) => ({ personId: actorOf(ctx).personId }),
  }),
);

builder.queryField('studentGrades', (t) =>
  t.field({
    type: StudentGrades,
    nullable: true,
    permission: withRole('manager', 'admin', 'superadmin'),
    description: 'For those who look after a campus of the student.',
    args: { studentId: t.arg.id({ required: true }) },
    resolve: (_, { studentId }, ctx) => personWithGrades(ctx, studentId),
  }),
);
