import { builder } from '#kit/graphql/builder.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import { writers } from './change-courses.graphql.ts';
import { findCourseFiles } from '../course-files.queries.ts';
import { findCourseTexts, type CourseTextRecord } from './course-texts.queries.ts';
import { campusesToAsk } from './course-use.ts';
import { Course, CourseFile, CourseOutline } from '../courses.graphql.ts';
import type { CourseRecord } from '../course-record.ts';
import { listCourseOfferingsOfCourse } from '../offerings/list-course-offerings.ts';
import { courseToRead } from '../read-course.ts';
import { CourseOffering } from '../offerings/course-offerings.graphql.ts';

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

const ManagedCourse = builder.objectRef<CourseRecord>('ManagedCourse').implement({
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
