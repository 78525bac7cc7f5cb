import { holds } from '#kit/access/actor.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import { countedPageType } from '#kit/graphql/page.ts';
import { viaParent, withRole } from '#kit/graphql/permission.ts';
import { recordFields } from '#kit/graphql/record-types.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { nameById } from '#slices/people/server/api.ts';
import { can } from '../rules/permissions.ts';
import { teacher } from '../rules/teacher.ts';
import { listTeachers, readTeacher } from './read-teachers.ts';
import type { TeacherRecord } from './teacher.queries.ts';

const staff = withRole('manager', 'admin');

/** The width of a face in a list. */
const USUAL_WIDTH = 96;

export const Teacher = builder.objectRef<TeacherRecord>('Teacher').implement({
  description: 'A user who teaches on a campus, with or without an account.',
  permission: viaParent,
  fields: (t) => ({
    ...recordFields(t, teacher),
    regionId: t.exposeID('regionId'),
    regionName: t.exposeString('regionName'),
    photoUrl: t.string({
      nullable: true,
      args: { width: t.arg.int() },
      resolve: ({ photoId }, { width }, ctx) =>
        photoId && ctx.services.images.url(photoId, { width: width ?? USUAL_WIDTH }),
    }),
    personName: t.string({
      nullable: true,
      resolve: async ({ personId }, _, ctx) => {
        const name = personId ? await nameById(ctx).load(personId) : null;
        return name && fullName(name);
      },
    }),
    archived: t.exposeBoolean('archived'),
    mayManage: t.boolean({
      description: 'Whether the caller may change, archive and delete the teacher.',
      resolve: (found, _, ctx) => holds(actorOf(ctx), 'admin') && can.manage(actorOf(ctx), found),
    }),
  }),
});

const TeacherFilter = builder.inputType('TeacherFilter', {
  fields: (t) => ({
    search: t.string({ description: 'Beginnings of words of the name; accents do not count.' }),
    regionId: t.id(),
    archived: t.boolean({ description: 'Both kinds without it.' }),
  }),
});

const TeacherPage = countedPageType('TeacherPage', Teacher);

builder.queryField('teachers', (t) =>
  t.field({
    type: TeacherPage,
    permission: staff,
    args: {
      filter: t.arg({ type: TeacherFilter }),
      descending: t.arg.boolean({ defaultValue: false }),
      first: t.arg.int({ defaultValue: 20 }),
      after: t.arg.id(),
    },
    resolve: (_, { filter, descending, ...page }, ctx) =>
      listTeachers(ctx, { filter: filter ?? {}, isDescending: descending ?? false }, page),
  }),
);

builder.queryField('teacher', (t) =>
  t.field({
    type: Teacher,
    nullable: true,
    permission: staff,
    args: { teacherId: t.arg.id({ required: true }) },
    resolve: (_, { teacherId }, ctx) => readTeacher(ctx, teacherId),
  }),
);
