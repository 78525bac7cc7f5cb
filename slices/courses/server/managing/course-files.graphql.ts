import { builder } from '#kit/graphql/builder.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import { writers } from './change-courses.graphql.ts';
import { addCourseFile, removeCourseFile } from './change-course-files.ts';
import { Course } from '../courses.graphql.ts';
import { openUpload, type OpenedUpload } from './stored-files.ts';
import { removeCourseOutline, setCourseOutline } from './set-course-outline.ts';

const CourseUpload = builder.objectRef<OpenedUpload>('CourseUpload').implement({
  permission: viaParent,
  fields: (t) => ({
    uploadId: t.exposeString('uploadId'),
    url: t.exposeString('url', { description: 'Where the browser PUTs the bytes within the hour.' }),
  }),
});

export const SentFileInput = builder.inputType('SentFileInput', {
  description: 'A file that was sent to the store.',
  fields: (t) => ({
    uploadId: t.string({ required: true }),
    name: t.string({ required: true }),
    bytes: t.int({ required: true }),
  }),
});

builder.mutationField('openCourseUpload', (t) =>
  t.field({
    type: CourseUpload,
    permission: writers,
    args: {
      courseId: t.arg.id({ required: true }),
      fileId: t.arg.id({ required: true, description: 'A new id, made by the browser.' }),
      name: t.arg.string({ required: true }),
      bytes: t.arg.int({ required: true }),
    },
    resolve: (_, file, ctx) => openUpload(ctx, file),
  }),
);

builder.mutationField('setCourseOutline', (t) =>
  t.field({
    type: Course,
    permission: writers,
    args: {
      courseId: t.arg.id({ required: true }),
      locale: t.arg.string({ required: true }),
      fileId: t.arg.id({ required: true }),
      sent: t.arg({ type: SentFileInput, required: true }),
    },
    resolve: (_, { sent, ...place }, ctx) => setCourseOutline(ctx, { ...place, ...sent }),
  }),
);

builder.mutationField('removeCourseOutline', (t) =>
  t.field({
    type: Course,
    permission: writers,
    args: { courseId: t.arg.id({ required: true }), locale: t.arg.string({ required: true }) },
    resolve: (_, place, ctx) => removeCourseOutline(ctx, place),
  }),
);

builder.mutationField('addCourseFile', (t) =>
  t.field({
    type: Course,
    permission: writers,
    args: {
      courseId: t.arg.id({ required: true }),
      fileId: t.arg.id({ required: true }),
      locale: t.arg.string({ description: 'For everybody without it.' }),
      sent: t.arg({ type: SentFileInput, required: true }),
    },
    resolve: (_, { sent, locale, ...place }, ctx) =>
      addCourseFile(ctx, { ...place, ...sent, locale: locale ?? null }),
  }),
);

builder.mutationField('removeCourseFile', (t) =>
  t.field({
    type: Course,
    permission: writers,
    args: { courseId: t.arg.id({ required: true }), fileId: t.arg.id({ required: true }) },
    resolve: (_, place, ctx) => removeCourseFile(ctx, place),
  }),
);
