import { builder } from '#kit/graphql/builder.ts';
import { countById } from '#kit/graphql/loader.ts';
import { ManagedGroup } from '#slices/groups/server/api.ts';
import { Teacher } from '#slices/teachers/server/api.ts';
import { CourseOffering } from './course-offerings.graphql.ts';
import {
  countCoursesNow,
  countCoursesOfTeachers,
  countStudentsOfOfferings,
} from './course-offerings.queries.ts';

const coursesNowByGroup = countById((ctx, ids) => countCoursesNow(ctx.db, ids, ctx.services.now()));
const coursesByTeacher = countById((ctx, ids) => countCoursesOfTeachers(ctx.db, ids));
const studentsByOffering = countById((ctx, ids) => countStudentsOfOfferings(ctx.db, ids, ctx.services.now()));

builder.objectField(CourseOffering, 'studentsNow', (t) =>
  t.int({
    description: 'How many students are in its group today.',
    resolve: ({ id }, _, ctx) => studentsByOffering(ctx).load(id),
  }),
);

builder.objectField(ManagedGroup, 'coursesNow', (t) =>
  t.int({
    description: 'How many courses run in it today.',
    resolve: ({ id }, _, ctx) => coursesNowByGroup(ctx).load(id),
  }),
);

builder.objectField(Teacher, 'courseCount', (t) =>
  t.int({
    description: 'How many courses of the catalogue name this teacher, also those that are archived.',
    resolve: ({ id }, _, ctx) => coursesByTeacher(ctx).load(id),
  }),
);
