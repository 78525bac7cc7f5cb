import { builder } from '#kit/graphql/builder.ts';
import type { CountedPage } from '#kit/graphql/counted-page.ts';
import { viaParent, withRole } from '#kit/graphql/permission.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { nameById } from '#slices/people/server/api.ts';
import { listTeachersPage } from './list-teachers.ts';
import { readTeacher } from './read-teacher.ts';
import type { TeacherRecord } from './teacher-record.ts';

const staff = withRole('manager', 'admin');

/** The width of a face in a list. */
const USUAL_WIDTH = 96;

export const Teacher = builder.objectRef<TeacherRecord>('Teacher').implement({
  description: 'Somebody who teaches on a campus, with or without an account.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    regionId: t.exposeID('regionId'),
    regionName: t.exposeString('regionName'),
    biography: t.expose('biography', { type: 'RichText' }),
    photoUrl: t.string({
      nullable: true,
      args: { width: t.arg.int() },
      resolve: ({ photoId }, { width }, ctx) =>
        photoId && ctx.services.images.url(photoId, { width: width ?? USUAL_WIDTH }),
    }),
    personId: t.exposeID('personId', { nullable: true, description: 'The teacher’s account.' }),
    personName: t.string({
      nullable: true,
      resolve: async ({ personId }, _, ctx) => {
        const name = personId ? await nameById(ctx).load(personId) : null;
        return name && fullName(name);
      },
    }),
    archived: t.exposeBoolean('archived'),
    version: t.exposeInt('version', {
      description: 'Sent back with a change, so that none is overwritten unseen.',
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

const TeacherPage = builder.objectRef<CountedPage<TeacherRecord>>('TeacherPage').implement({
  permission: viaParent,
  fields: (t) => ({
    rows: t.expose('rows', { type: [Teacher] }),
    nextCursor: t.exposeID('nextCursor', { nullable: true }),
    count: t.int({ resolve: async (page) => (await page.counted()).count }),
    countIsOpen: t.boolean({
      description: 'Whether more match than were counted.',
      resolve: async (page) => (await page.counted()).isOpen,
    }),
  }),
});

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
    resolve: (_, { filter, descending, first, after }, ctx) =>
      listTeachersPage(ctx, {
        filter: filter ?? {},
        isDescending: descending ?? false,
        first: first ?? 20,
        after: after ?? null,
      }),
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
