import { builder } from '#kit/graphql/builder.ts';
import { signedIn, viaParent, withRole } from '#kit/graphql/permission.ts';
import { outlinesZipAddress } from '#slices/courses/rules/downloads.ts';
import { Course } from '../courses.graphql.ts';
import type { StudentCourses as Shown, TakenCourse as Taken } from './shelf.queries.ts';
import { ownCourses, previewedCourses } from './student-courses.ts';

interface GroupTaught {
  id: string;
  name: string;
  isPast: boolean;
  hasOutlines: boolean;
}

const CourseGroup = builder.objectRef<GroupTaught>('CourseGroup').implement({
  description: 'A group that takes its courses together.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    isPast: t.exposeBoolean('isPast', {
      description: 'Whether the caller was in it before they graduated: its courses are there to be read.',
    }),
    outlinesUrl: t.string({
      nullable: true,
      description: 'One zip of all outlines of its courses; none when there are no files.',
      resolve: ({ id, hasOutlines }) => (hasOutlines ? outlinesZipAddress(id) : null),
    }),
  }),
});

const TakenCourse = builder.objectRef<Taken>('TakenCourse').implement({
  description: 'A course as a group takes it.',
  permission: viaParent,
  fields: (t) => ({
    groupId: t.exposeID('groupId'),
    firstDay: t.expose('firstDay', { type: 'Day', description: 'A day of the group’s campus.' }),
    course: t.expose('course', { type: Course }),
  }),
});

const StudentCourses = builder.objectRef<Shown>('StudentCourses').implement({
  description: 'Groups, and what these are taught as their students see it, in each group’s order.',
  permission: viaParent,
  fields: (t) => ({
    groups: t.field({
      type: [CourseGroup],
      resolve: ({ groups, taken }) =>
        groups.map(({ id, name, isPast }) => ({
          id,
          name,
          isPast,
          hasOutlines: taken.some(({ groupId, course }) => groupId === id && course.outline !== null),
        })),
    }),
    taken: t.expose('taken', { type: [TakenCourse] }),
  }),
});

builder.queryField('ownCourses', (t) =>
  t.field({
    type: StudentCourses,
    permission: signedIn,
    description:
      'The caller’s groups, with those of before if they have graduated, and what these are taught.',
    args: { locale: t.arg.string({ description: 'The language to read in; the caller’s own without it.' }) },
    resolve: (_, { locale }, ctx) => ownCourses(ctx, locale),
  }),
);

builder.queryField('previewedCourses', (t) =>
  t.field({
    type: StudentCourses,
    nullable: true,
    permission: withRole('admin', 'superadmin'),
    description: 'A group as its students see it. Nothing is recorded.',
    args: { groupId: t.arg.id({ required: true }), locale: t.arg.string() },
    resolve: (_, { groupId, locale }, ctx) => previewedCourses(ctx, groupId, locale),
  }),
);
