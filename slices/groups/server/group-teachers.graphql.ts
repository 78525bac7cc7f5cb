import { builder } from '#kit/graphql/builder.ts';
import { loaderByOwner } from '#kit/graphql/loader.ts';
import { findTeachers, Teacher } from '#slices/teachers/server/api.ts';
import { findGroupsTaught, findCourseOfferings } from './group-teachers.queries.ts';
import { Group } from './groups.graphql.ts';
import { ManagedGroup } from './managed-groups.graphql.ts';

const teachersByGroup = loaderByOwner(
  async (ctx, groupIds) => {
    const courseOfferings = await findCourseOfferings(ctx.db, groupIds);
    const teachers = await findTeachers(ctx.db, [
      ...new Set(courseOfferings.map(({ teacherId }) => teacherId)),
    ]);
    const known = new Map(teachers.map((teacher) => [teacher.id, teacher]));
    return courseOfferings.flatMap(({ groupId, teacherId }) => {
      const teacher = known.get(teacherId);
      return teacher ? [{ groupId, teacher }] : [];
    });
  },
  ({ groupId }) => groupId,
);

const groupsByTeacher = loaderByOwner(
  (ctx, teacherIds) => findGroupsTaught(ctx.db, teacherIds),
  ({ teacherId }) => teacherId,
);

builder.objectFields(ManagedGroup, (t) => ({
  teachers: t.field({
    type: [Teacher],
    resolve: async ({ id }, _, ctx) => (await teachersByGroup(ctx).load(id)).map(({ teacher }) => teacher),
  }),
}));

builder.objectFields(Teacher, (t) => ({
  groups: t.field({
    type: [Group],
    description: 'The groups this teacher teaches, current ones first.',
    resolve: ({ id }, _, ctx) => groupsByTeacher(ctx).load(id),
  }),
}));
