import { builder } from '#kit/graphql/builder.ts';
import { countedPageType } from '#kit/graphql/page.ts';
import { signedIn, viaParent, withRole } from '#kit/graphql/permission.ts';
import { enumType, recordFields } from '#kit/graphql/record-types.ts';
import { Category } from '#slices/categories/server/api.ts';
import { course as fields, COURSE_KINDS, COURSE_SORTS } from '../rules/course.ts';
import { courseFileAddress, outlineAddress } from '../rules/downloads.ts';
import { filesToRead } from '../rules/stored-file.ts';
import type { CourseRecord, CourseTeacherFacts, ListedCourse } from './course.queries.ts';
import type { CourseFileRecord } from './course-files.queries.ts';
import { listCourses } from './list-courses.ts';
import { categoryById, filesByCourse, localesByCourse, teacherById } from './loaders.ts';
import { courseToOpen } from './read-course.ts';

const staff = withRole('manager', 'admin', 'superadmin');

/** The width of a face beside a name. */
const USUAL_WIDTH = 96;

export const CourseKindType = enumType('CourseKind', COURSE_KINDS);
const CourseSortType = builder.enumType('CourseSort', { values: COURSE_SORTS });

const CourseTeacher = builder.objectRef<CourseTeacherFacts>('CourseTeacher').implement({
  description: 'The user who teaches a course, as students know them.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    photoUrl: t.string({
      nullable: true,
      args: { width: t.arg.int() },
      resolve: ({ photoId }, { width }, ctx) =>
        photoId && ctx.services.images.url(photoId, { width: width ?? USUAL_WIDTH }),
    }),
  }),
});

export const CourseOutline = builder
  .objectRef<NonNullable<CourseRecord['outline']> & { courseId: string }>('CourseOutline')
  .implement({
    permission: viaParent,
    fields: (t) => ({
      locale: t.exposeString('locale', { description: 'The language it is in.' }),
      name: t.exposeString('name'),
      bytes: t.exposeFloat('bytes'),
      url: t.string({ resolve: ({ courseId, locale }) => outlineAddress(courseId, locale) }),
    }),
  });

export const CourseFile = builder.objectRef<CourseFileRecord>('CourseFile').implement({
  description: 'A file that students may take with them.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    bytes: t.exposeFloat('bytes'),
    type: t.exposeString('type'),
    locale: t.exposeString('locale', { nullable: true, description: 'None when it is for everybody.' }),
    url: t.string({ resolve: ({ id }) => courseFileAddress(id) }),
  }),
});

export const Course = builder.objectRef<ListedCourse>('Course').implement({
  description: 'What the college teaches, read in one language.',
  permission: viaParent,
  fields: (t) => ({
    ...recordFields(t, fields),
    name: t.exposeString('name'),
    description: t.expose('description', { type: 'RichText' }),
    locale: t.exposeString('locale', {
      description: 'The language its name is told in: the one asked for, or the course’s own.',
    }),
    locales: t.stringList({
      description: 'The languages it has been written in.',
      resolve: async ({ id, locales }, _, ctx) =>
        locales ?? (await localesByCourse(ctx).load(id)).map(({ locale }) => locale),
    }),
    archived: t.exposeBoolean('archived'),
    teacher: t.field({
      type: CourseTeacher,
      nullable: true,
      resolve: ({ teacherId, teacher }, _, ctx) =>
        teacher === undefined && teacherId ? teacherById(ctx).load(teacherId) : teacher,
    }),
    category: t.field({
      type: Category,
      nullable: true,
      resolve: ({ categoryId, category }, _, ctx) =>
        category === undefined && categoryId ? categoryById(ctx).load(categoryId) : category,
    }),
    outline: t.field({
      type: CourseOutline,
      nullable: true,
      resolve: ({ id, outline }) => outline && { ...outline, courseId: id },
    }),
    files: t.field({
      type: [CourseFile],
      resolve: async (course, _, ctx) =>
        filesToRead(course.files ?? (await filesByCourse(ctx).load(course.id)), course),
    }),
  }),
});

const CourseFilter = builder.inputType('CourseFilter', {
  fields: (t) => ({
    search: t.string({ description: 'Beginnings of words of code and name; accents do not count.' }),
    categoryId: t.id(),
    teacherId: t.id(),
    kind: t.field({ type: CourseKindType }),
    hidden: t.boolean({ description: 'Both kinds without it.' }),
    archived: t.boolean({ description: 'Both kinds without it.' }),
  }),
});

const CoursePage = countedPageType('CoursePage', Course);

builder.queryField('courses', (t) =>
  t.field({
    type: CoursePage,
    permission: staff,
    args: {
      filter: t.arg({ type: CourseFilter }),
      sort: t.arg({ type: CourseSortType, defaultValue: 'CODE' }),
      descending: t.arg.boolean({ defaultValue: false }),
      locale: t.arg.string(),
      first: t.arg.int({ defaultValue: 20 }),
      after: t.arg.id(),
    },
    resolve: (_, { filter, sort, descending, locale, ...page }, ctx) =>
      listCourses(
        ctx,
        { filter: filter ?? {}, sortBy: sort ?? 'CODE', isDescending: descending ?? false, locale },
        page,
      ),
  }),
);

builder.queryField('course', (t) =>
  t.field({
    type: Course,
    nullable: true,
    permission: signedIn,
    args: {
      courseId: t.arg.id({ required: true }),
      locale: t.arg.string({ description: 'The language to read in; the caller’s own without it.' }),
    },
    resolve: (_, { courseId, locale }, ctx) => courseToOpen(ctx, courseId, locale),
  }),
);
