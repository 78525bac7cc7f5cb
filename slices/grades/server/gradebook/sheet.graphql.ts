import { builder } from '#kit/graphql/builder.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import { CourseStateType, PartStateType } from '../course-grades.graphql.ts';
import { Gradebook } from './gradebook.graphql.ts';
import { readPage, searchIn } from './gradebook.ts';
import { sheetOf, type ChangedGrade, type Sheet, type SheetColumn } from './sheet.ts';

const GradebookColumn = builder.objectRef<SheetColumn>('GradebookColumn').implement({
  description: 'Everybody’s grades in one part, in the order of the students.',
  permission: viaParent,
  fields: (t) => ({
    states: t.expose('states', {
      type: [PartStateType],
      nullable: { list: false, items: true },
      description: 'None where the part was not this student’s.',
    }),
    grades: t.expose('scores', { type: ['Percent'], nullable: { list: false, items: true } }),
    completes: t.expose('completes', {
      type: ['Boolean'],
      nullable: { list: true, items: true },
      description: 'Of work that is complete or not.',
    }),
  }),
});

const GradebookChangedGrade = builder.objectRef<ChangedGrade>('GradebookChangedGrade').implement({
  description: 'A grade that a user has changed.',
  permission: viaParent,
  fields: (t) => ({
    student: t.exposeInt('student', { description: 'Place in the lists, from 0 on.' }),
    part: t.exposeInt('part', { nullable: true, description: 'Place; none for the grade of the course.' }),
    isEntered: t.exposeBoolean('isEntered'),
    lastChangeId: t.exposeID('lastChangeId', { nullable: true }),
  }),
});

const GradebookSheet = builder.objectRef<Sheet>('GradebookSheet').implement({
  description: 'All rows as columns, for whole classes: lists of equal length.',
  permission: viaParent,
  fields: (t) => ({
    studentIds: t.exposeIDList('studentIds'),
    givenNames: t.exposeStringList('givenNames'),
    familyNames: t.exposeStringList('familyNames'),
    studentNumbers: t.expose('studentNumbers', {
      type: ['String'],
      nullable: { list: false, items: true },
    }),
    mayNotEnter: t.exposeIntList('mayNotEnter', {
      description: 'Places of those whose grades the caller may not enter.',
    }),
    grades: t.expose('scores', { type: ['Percent'], nullable: { list: false, items: true } }),
    states: t.expose('states', { type: [CourseStateType] }),
    columns: t.expose('columns', { type: [GradebookColumn] }),
    changed: t.expose('changed', { type: [GradebookChangedGrade] }),
  }),
});

builder.objectField(Gradebook, 'sheet', (t) =>
  t.field({
    type: GradebookSheet,
    description: 'In the order of the rows; everybody, or those whom a search leaves.',
    args: { search: t.arg.string(), sortBy: t.arg.string(), descending: t.arg.boolean() },
    resolve: async (book, { search, sortBy, descending }, ctx) =>
      sheetOf(
        book.columns,
        await readPage(ctx, book, {
          search: searchIn(search),
          from: 0,
          first: null,
          studentIds: null,
          sortBy: sortBy ?? null,
          isDescending: descending ?? false,
        }),
      ),
  }),
);
