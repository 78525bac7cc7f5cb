import { builder } from '#kit/graphql/builder.ts';
import { countedPageType } from '#kit/graphql/page.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import { Category } from '#slices/categories/server/api.ts';
import { Course, listLibraryCategories, listLibraryCourses } from '#slices/courses/server/api.ts';
import { Lesson, listLibraryLessons, type LibraryLesson } from '#slices/lessons/server/api.ts';
import { forAlumni } from '../permissions.ts';

/** As many as the page of videos shows (HOLE-64). */
const NEWEST = 10;

builder.queryField('libraryCourses', (t) =>
  t.field({
    type: countedPageType('LibraryCoursePage', Course),
    description: 'The courses that alumni may read and watch, by name.',
    permission: forAlumni,
    args: {
      search: t.arg.string({ description: 'Beginnings of words of name, code and teacher.' }),
      categoryId: t.arg.id(),
      locale: t.arg.string({ description: 'The language to read in; the caller’s own without it.' }),
      first: t.arg.int({ defaultValue: 20 }),
      after: t.arg.id(),
    },
    resolve: (_, { first, after, ...params }, ctx) => listLibraryCourses(ctx, params, { first, after }),
  }),
);

builder.queryField('libraryCategories', (t) =>
  t.field({
    type: [Category],
    description: 'Those that courses of the library are in.',
    permission: forAlumni,
    resolve: (_, __, ctx) => listLibraryCategories(ctx),
  }),
);

const LibraryLessonType = builder.objectRef<LibraryLesson>('LibraryLesson').implement({
  description: 'A lesson that alumni may watch.',
  permission: viaParent,
  fields: (t) => ({
    lesson: t.expose('lesson', { type: Lesson }),
    readyAt: t.expose('readyAt', { type: 'DateTime', description: 'Since when it can be watched.' }),
  }),
});

builder.queryField('libraryLessons', (t) =>
  t.field({
    type: [LibraryLessonType],
    description: 'The newest first, at most ten.',
    permission: forAlumni,
    args: { first: t.arg.int({ defaultValue: NEWEST }), locale: t.arg.string() },
    resolve: (_, { first, locale }, ctx) =>
      listLibraryLessons(ctx, { max: Math.min(first ?? NEWEST, NEWEST), locale: locale ?? null }),
  }),
);
