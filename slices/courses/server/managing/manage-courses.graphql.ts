import { builder } from '#kit/graphql/builder.ts';
import { CARRIES_SECRET } from '#kit/graphql/limits.ts';
import { byRule, viaParent } from '#kit/graphql/permission.ts';
import { recordInput } from '#kit/graphql/record-types.ts';
import { course as fields, courseTexts } from '../../rules/course.ts';
import { can } from '../../rules/permissions.ts';
import { findCourseFiles } from '../course-files.queries.ts';
import type { CourseRecord } from '../course.queries.ts';
import { Course, CourseFile, CourseOutline } from '../courses.graphql.ts';
import { CourseOffering } from '../offerings/course-offerings.graphql.ts';
import { listCourseOfferingsOfCourse, studentsNow } from '../offerings/list-course-offerings.ts';
import { courseToRead } from '../read-course.ts';
import { addCourseFile, openUpload, removeCourseFile, type OpenedUpload } from './course-files.actions.ts';
import {
  removeCourseOutline,
  removeCourseText,
  setCourseOutline,
  writeCourseText,
} from './course-texts.actions.ts';
import { findCourseTexts, type CourseTextRecord } from './course-texts.queries.ts';
import { campusesToAsk } from './course-use.ts';
import { archiveCourse, createCourse, deleteCourse, updateCourse } from './course.actions.ts';

export const writers = byRule('those who write the catalogue', can.write);

const CourseText = builder.objectRef<CourseTextRecord>('CourseText').implement({
  description: 'A course in one language, as those see it who write it.',
  permission: viaParent,
  fields: (t) => ({
    locale: t.exposeString('locale'),
    name: t.exposeString('name'),
    description: t.expose('description', { type: 'RichText' }),
    outline: t.field({
      type: CourseOutline,
      nullable: true,
      resolve: ({ courseId, locale, outline }) => outline && { ...outline, courseId, locale },
    }),
  }),
});

export const ManagedCourse = builder.objectRef<CourseRecord>('ManagedCourse').implement({
  description: 'A course with everything that was written, as those see it who write it.',
  permission: viaParent,
  fields: (t) => ({
    course: t.field({ type: Course, resolve: (course) => course }),
    usedElsewhere: t.stringList({
      description: 'The campuses because of which the caller may not change it, by name (COUR-15).',
      resolve: ({ id }, _, ctx) => campusesToAsk(ctx, id),
    }),
    texts: t.field({
      type: [CourseText],
      description: 'In every language, without falling back.',
      resolve: ({ id }, _, ctx) => findCourseTexts(ctx.db, [id]),
    }),
    files: t.field({
      type: [CourseFile],
      description: 'For every language.',
      resolve: ({ id }, _, ctx) => findCourseFiles(ctx.db, [id]),
    }),
    courseOfferings: t.field({
      type: [CourseOffering],
      description: 'The groups of the caller’s campuses that it is taught to.',
      resolve: ({ id }, _, ctx) => listCourseOfferingsOfCourse(ctx, id),
    }),
    studentsNow: t.int({
      description: 'How many students of the caller’s campuses take it today.',
      resolve: ({ id }, _, ctx) => studentsNow(ctx, id),
    }),
  }),
});

builder.queryField('managedCourse', (t) =>
  t.field({
    type: ManagedCourse,
    nullable: true,
    permission: writers,
    args: { courseId: t.arg.id({ required: true }), locale: t.arg.string() },
    resolve: (_, { courseId, locale }, ctx) => courseToRead(ctx, courseId, locale),
  }),
);

const CourseInput = recordInput('CourseInput', fields);
const CourseTextsInput = recordInput('CourseTextsInput', courseTexts);

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

const CourseUpload = builder.objectRef<OpenedUpload>('CourseUpload').implement({
  permission: viaParent,
  fields: (t) => ({
    uploadId: t.exposeString('uploadId'),
    url: t.exposeString('url', {
      description: 'Where the browser PUTs the bytes within the hour.',
      extensions: CARRIES_SECRET,
    }),
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
