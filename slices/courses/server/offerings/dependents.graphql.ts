import { builder } from '#kit/graphql/builder.ts';
import { loaderById } from '#kit/graphql/loader.ts';
import { ManagedGroup } from '#slices/groups/server/api.ts';
import { Teacher } from '#slices/teachers/server/api.ts';
import { countCoursesNow, countCoursesOfTeachers } from './course-offerings.queries.ts';

const coursesNowByGroup = loaderById((ctx, ids) => countCoursesNow(ctx.db, ids, ctx.services.now()));
const coursesByTeacher = loaderById((ctx, ids) => countCoursesOfTeachers(ctx.db, ids));

builder.objectField(ManagedGroup, 'coursesNow', (t) =>
  t.int({
    description: 'How many courses run in it today.',
    resolve: async ({ id }, _, ctx) => Number((await coursesNowByGroup(ctx).load(id))?.count ?? 0),
  }),
);

builder.objectField(Teacher, 'courseCount', (t) =>
  t.int({
    description: 'How many courses of the catalogue name this teacher, also those that are archived.',
    resolve: async ({ id }, _, ctx) => Number((await coursesByTeacher(ctx).load(id))?.count ?? 0),
  }),
);
