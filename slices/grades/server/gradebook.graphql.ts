import { builder } from '#kit/graphql/builder.ts';
import type { Context } from '#kit/graphql/context.ts';
import { signedIn, viaParent } from '#kit/graphql/permission.ts';
import { CourseOffering } from '#slices/courses/server/api.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { nameById } from '#slices/people/server/api.ts';
import { gradeOfPart } from '../rules/course-grade.ts';
import type { CoursePart } from './course-grade-record.ts';
import { CourseStateType, GradeChange, PartKindType, PartStateType } from './course-grades.graphql.ts';
import type { FinalisationRecord } from './finalisation.queries.ts';
import { readGradebook, type GradebookRecord, type GradebookRow as Row } from './gradebook.ts';
import { historyOf } from './grade-history.ts';

const GradebookPart = builder.objectRef<CoursePart>('GradebookPart').implement({
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

interface Cell {
  part: CoursePart;
  lastChangeId: string | null;
}

const GradebookCell = builder.objectRef<Cell>('GradebookCell').implement({
  description: 'One student’s grade in one part.',
  permission: viaParent,
  fields: (t) => ({
    state: t.field({ type: PartStateType, resolve: ({ part }) => part.state }),
    grade: t.field({
      type: 'Percent',
      nullable: true,
      resolve: ({ part }) => gradeOfPart(part)?.score ?? null,
    }),
    complete: t.boolean({ nullable: true, resolve: ({ part }) => gradeOfPart(part)?.complete ?? null }),
    isEntered: t.boolean({ resolve: ({ part }) => part.entered !== null }),
    lastChangeId: t.exposeID('lastChangeId', {
      nullable: true,
      description: 'Sent back with a change, so that none is overwritten unseen.',
    }),
  }),
});

const GradebookRow = builder.objectRef<Row & { columns: readonly CoursePart[] }>('GradebookRow').implement({
  description: 'One student’s grades in a course.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    studentId: t.exposeID('personId'),
    studentName: t.exposeString('studentName'),
    mayEnter: t.exposeBoolean('mayEnter'),
    grade: t.expose('score', { type: 'Percent', nullable: true }),
    state: t.expose('state', { type: CourseStateType }),
    isEntered: t.boolean({ resolve: ({ entered }) => entered !== null }),
    lastChangeId: t.id({ nullable: true, resolve: ({ lastChangeIds }) => lastChangeIds.get('') ?? null }),
    cells: t.field({
      type: [GradebookCell],
      nullable: { list: false, items: true },
      description: 'In the order of the parts; none where a part was not this student’s.',
      resolve: ({ parts, columns, lastChangeIds }) =>
        columns.map(({ id }) => {
          const part = parts.find((one) => one.id === id);
          return part ? { part, lastChangeId: lastChangeIds.get(id) ?? null } : null;
        }),
    }),
  }),
});

const nameOf = async (ctx: Context, personId: string | null): Promise<string | null> => {
  const name = personId ? await nameById(ctx).load(personId) : null;
  return name ? fullName(name) : null;
};

const Finalisation = builder.objectRef<FinalisationRecord>('Finalisation').implement({
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
    parts: t.expose('parts', { type: [GradebookPart] }),
    rows: t.field({
      type: [GradebookRow],
      resolve: ({ rows, parts }) => rows.map((row) => ({ ...row, columns: parts })),
    }),
    isFinal: t.boolean({
      resolve: ({ finalisations }) => finalisations.some(({ unlockedAt }) => unlockedAt === null),
    }),
    finalisations: t.expose('finalisations', { type: [Finalisation], description: 'The newest first.' }),
    weightsVersion: t.exposeInt('weightsVersion', {
      description: 'Sent back with a change of weights, so that none is overwritten unseen.',
    }),
    mayEnter: t.exposeBoolean('mayEnter'),
    mayUnlock: t.exposeBoolean('mayUnlock'),
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
