import { builder } from '#kit/graphql/builder.ts';
import type { Context } from '#kit/graphql/context.ts';
import { signedIn, viaParent } from '#kit/graphql/permission.ts';
import { CourseOffering } from '#slices/courses/server/api.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { nameById } from '#slices/people/server/api.ts';
import { isUuid } from '#kit/db/uuid.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { can } from '../../rules/permissions.ts';
import type { OpenPart, SettleOutlook } from '../../rules/settle-outlook.ts';
import { CourseStateType, GradeChange, PartKindType, PartStateType } from '../course-grades.graphql.ts';
import { courseGradeId } from '../course-grade-record.ts';
import { historyOf } from '../grade-history.ts';
import type { BookCell, BookColumn } from './book-lines.ts';
import {
  countStudents,
  readGradebook,
  readAverages,
  readOutlook,
  readPage,
  searchIn,
  type BookFinalisation,
  type ClassAverages,
  type GradebookRecord,
  type GradebookRow as Row,
} from './gradebook.ts';
import { countWaiting } from '../amendments/amendment.queries.ts';

const GradebookPart = builder.objectRef<BookColumn>('GradebookPart').implement({
  description: 'An exam or assignment as the head of a column.',
  permission: viaParent,
  fields: (t) => ({
    partId: t.exposeID('id'),
    kind: t.expose('kind', { type: PartKindType }),
    title: t.exposeString('title'),
    dueAt: t.expose('dueAt', { type: 'DateTime' }),
    weight: t.exposeInt('weight'),
  }),
});

const GradebookCell = builder.objectRef<BookCell>('GradebookCell').implement({
  description: 'One student’s grade in one part.',
  permission: viaParent,
  fields: (t) => ({
    state: t.expose('state', { type: PartStateType }),
    grade: t.expose('score', { type: 'Percent', nullable: true }),
    complete: t.exposeBoolean('complete', { nullable: true }),
    isEntered: t.exposeBoolean('isEntered'),
    lastChangeId: t.exposeID('lastChangeId', {
      nullable: true,
      description: 'Sent back with a change, so that none is overwritten unseen.',
    }),
  }),
});

const GradebookRow = builder.objectRef<Row>('GradebookRow').implement({
  description: 'One student’s grades in a course.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.id({ resolve: courseGradeId }),
    studentId: t.exposeID('personId'),
    studentName: t.string({
      resolve: ({ givenName: firstName, familyName: lastName }) => fullName({ firstName, lastName }),
    }),
    studentNumber: t.exposeString('studentNumber', { nullable: true }),
    mayEnter: t.exposeBoolean('mayEnter'),
    grade: t.expose('score', { type: 'Percent', nullable: true }),
    state: t.expose('state', { type: CourseStateType }),
    isEntered: t.exposeBoolean('isEntered'),
    lastChangeId: t.exposeID('lastChangeId', { nullable: true }),
    cells: t.expose('cells', {
      type: [GradebookCell],
      nullable: { list: false, items: true },
      description: 'In the order of the parts; none where a part was not this student’s.',
    }),
  }),
});

const OutlookPart = builder.objectRef<OpenPart>('OutlookPart').implement({
  description: 'How many students have what open in a part.',
  permission: viaParent,
  fields: (t) => ({
    partId: t.exposeID('partId'),
    waits: t.exposeInt('waits'),
    toCome: t.exposeInt('toCome'),
    missed: t.exposeInt('missed', { description: 'Counts as nothing.' }),
    incomplete: t.exposeInt('incomplete'),
  }),
});

const GradebookOutlook = builder.objectRef<SettleOutlook>('GradebookOutlook').implement({
  description: 'What would be frozen if the grades were settled now.',
  permission: viaParent,
  fields: (t) => ({
    students: t.exposeInt('students'),
    passed: t.exposeInt('passed'),
    failed: t.exposeInt('failed'),
    incomplete: t.exposeInt('incomplete', { description: 'Students with something open.' }),
    open: t.expose('open', { type: [OutlookPart] }),
  }),
});

const GradebookAverages = builder.objectRef<ClassAverages>('GradebookAverages').implement({
  description: 'How a class does on average, of the grades that are there.',
  permission: viaParent,
  fields: (t) => ({
    parts: t.expose('parts', {
      type: ['Percent'],
      nullable: { list: false, items: true },
      description: 'In the order of the parts; none for work that is complete or not.',
    }),
    course: t.expose('course', { type: 'Percent', nullable: true }),
  }),
});

const nameOf = async (ctx: Context, personId: string | null): Promise<string | null> => {
  const name = personId ? await nameById(ctx).load(personId) : null;
  return name ? fullName(name) : null;
};

const Finalisation = builder.objectRef<BookFinalisation>('Finalisation').implement({
  description: 'That the grades of a course were settled for a group, and opened again.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    finalisedAt: t.expose('finalisedAt', { type: 'DateTime' }),
    finalisedByName: t.string({
      nullable: true,
      resolve: ({ finalisedBy }, _, ctx) => nameOf(ctx, finalisedBy),
    }),
    unlockedAt: t.expose('unlockedAt', { type: 'DateTime', nullable: true }),
    unlockedByName: t.string({
      nullable: true,
      resolve: ({ unlockedBy }, _, ctx) => nameOf(ctx, unlockedBy),
    }),
    unlockReason: t.exposeString('unlockReason', { nullable: true }),
  }),
});

export const Gradebook = builder.objectRef<GradebookRecord>('Gradebook').implement({
  description: 'The grades of a group in a course.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.id({ description: 'The course offering.', resolve: ({ courseOffering }) => courseOffering.id }),
    courseOffering: t.expose('courseOffering', { type: CourseOffering }),
    courseCode: t.exposeString('courseCode'),
    courseName: t.exposeString('courseName'),
    parts: t.expose('columns', { type: [GradebookPart] }),
    rows: t.field({
      type: [GradebookRow],
      description: 'By family name unless another order is asked for; everybody, unless less is.',
      args: {
        from: t.arg.int({ description: 'How many rows are passed over.' }),
        first: t.arg.int({ description: 'How many follow them.' }),
        search: t.arg.string({ description: 'Words in the name or e-mail address.' }),
        studentIds: t.arg.idList({ description: 'The rows of these alone.' }),
        sortBy: t.arg.string({
          description: 'The id of a part, or GRADE for the course’s own; by name without it.',
        }),
        descending: t.arg.boolean(),
      },
      resolve: (book, { from, first, search, studentIds, sortBy, descending }, ctx) =>
        readPage(ctx, book, {
          search: searchIn(search),
          from: Math.max(0, from ?? 0),
          first: first ?? null,
          studentIds: studentIds?.filter(isUuid) ?? null,
          sortBy: sortBy ?? null,
          isDescending: descending ?? false,
        }),
    }),
    studentCount: t.int({
      description: 'How many rows there are, or how many a search leaves.',
      args: { search: t.arg.string() },
      resolve: (book, { search }, ctx) => countStudents(ctx, book, searchIn(search)),
    }),
    averages: t.field({
      type: GradebookAverages,
      description: 'Of the whole class.',
      resolve: (book, _, ctx) => readAverages(ctx, book),
    }),
    outlook: t.field({
      type: GradebookOutlook,
      resolve: (book, _, ctx) => readOutlook(ctx, book),
    }),
    isFinal: t.exposeBoolean('isFinal'),
    amendmentCount: t.int({
      description: 'How many settled grades a later decision about attendance would change.',
      resolve: ({ isFinal, courseOffering }, _, ctx) => (isFinal ? countWaiting(ctx.db, courseOffering) : 0),
    }),
    finalisations: t.expose('finalisations', { type: [Finalisation], description: 'The newest first.' }),
    weightsVersion: t.exposeInt('weightsVersion', {
      description: 'Sent back with a change of weights, so that none is overwritten unseen.',
    }),
    mayEnter: t.boolean({ resolve: ({ standing }, _, ctx) => can.enter(actorOf(ctx), standing) }),
    mayUnlock: t.boolean({ resolve: ({ standing }, _, ctx) => can.unlock(actorOf(ctx), standing) }),
    mayWeigh: t.exposeBoolean('mayWeigh'),
  }),
});

builder.queryField('gradebook', (t) =>
  t.field({
    type: Gradebook,
    nullable: true,
    permission: signedIn,
    args: { courseOfferingId: t.arg.id({ required: true }) },
    resolve: (_, { courseOfferingId }, ctx) => readGradebook(ctx, courseOfferingId),
  }),
);

builder.queryField('gradeHistory', (t) =>
  t.field({
    type: [GradeChange],
    permission: signedIn,
    description: 'Every change of one student’s grades in a course of a group, the newest first.',
    args: { courseOfferingId: t.arg.id({ required: true }), studentId: t.arg.id({ required: true }) },
    resolve: (_, of, ctx) => historyOf(ctx, of),
  }),
);
