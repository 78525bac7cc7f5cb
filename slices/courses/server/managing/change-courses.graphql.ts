import { builder } from '#kit/graphql/builder.ts';
import { byRule } from '#kit/graphql/permission.ts';
import { can } from '#slices/courses/rules/permissions.ts';
import { archiveCourse } from './archive-course.ts';
import { Course, CourseKindType } from '../courses.graphql.ts';
import { createCourse } from './create-course.ts';
import { deleteCourse } from './delete-course.ts';
import { updateCourse } from './update-course.ts';
import { removeCourseText, writeCourseText } from './write-course-text.ts';

export const writers = byRule('those who write the catalogue', can.write);

const CourseInput = builder.inputType('CourseInput', {
  fields: (t) => ({
    code: t.string({ required: true }),
    ownLocale: t.string({ required: true }),
    teacherId: t.id(),
    categoryId: t.id(),
    credits: t.float({ required: true }),
    kind: t.field({ type: CourseKindType, required: true }),
    hidden: t.boolean({ required: true }),
  }),
});

const CourseTextsInput = builder.inputType('CourseTextsInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    description: t.field({ type: 'RichText', required: true }),
  }),
});

builder.mutationField('createCourse', (t) =>
  t.field({
    type: Course,
    permission: writers,
    args: {
      courseId: t.arg.id({ required: true, description: 'A new id, made by the form.' }),
      courseInput: t.arg({ type: CourseInput, required: true }),
      courseTexts: t.arg({ type: CourseTextsInput, required: true, description: 'In its own language.' }),
      copyOf: t.arg.id({
        description: 'The course it was begun from, whose languages, files and lessons it takes over.',
      }),
    },
    resolve: (_, made, ctx) => createCourse(ctx, made),
  }),
);

builder.mutationField('updateCourse', (t) =>
  t.field({
    type: Course,
    permission: writers,
    args: {
      courseId: t.arg.id({ required: true }),
      version: t.arg.int({ required: true, description: 'The version the change is based on.' }),
      courseInput: t.arg({ type: CourseInput, required: true }),
    },
    resolve: (_, change, ctx) => updateCourse(ctx, change),
  }),
);

builder.mutationField('writeCourseText', (t) =>
  t.field({
    type: Course,
    permission: writers,
    args: {
      courseId: t.arg.id({ required: true }),
      version: t.arg.int({ required: true, description: 'The version the change is based on.' }),
      locale: t.arg.string({ required: true }),
      courseTexts: t.arg({ type: CourseTextsInput, required: true }),
    },
    resolve: (_, change, ctx) => writeCourseText(ctx, change),
  }),
);

builder.mutationField('removeCourseText', (t) =>
  t.field({
    type: Course,
    permission: writers,
    description: 'Not in the course’s own language.',
    args: {
      courseId: t.arg.id({ required: true }),
      version: t.arg.int({ required: true, description: 'The version the change is based on.' }),
      locale: t.arg.string({ required: true }),
    },
    resolve: (_, change, ctx) => removeCourseText(ctx, change),
  }),
);

builder.mutationField('archiveCourse', (t) =>
  t.field({
    type: Course,
    permission: writers,
    args: { courseId: t.arg.id({ required: true }), archived: t.arg.boolean({ required: true }) },
    resolve: (_, { courseId, archived }, ctx) => archiveCourse(ctx, courseId, archived),
  }),
);

builder.mutationField('deleteCourse', (t) =>
  t.boolean({
    description: 'Refused for one that has lessons or was taught.',
    permission: writers,
    args: { courseId: t.arg.id({ required: true }) },
    resolve: (_, { courseId }, ctx) => deleteCourse(ctx, courseId),
  }),
);
