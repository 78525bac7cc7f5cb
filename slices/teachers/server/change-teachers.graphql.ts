import { builder } from '#kit/graphql/builder.ts';
import { withRole } from '#kit/graphql/permission.ts';
import { recordInput } from '#kit/graphql/record-types.ts';
import { teacher } from '../rules/teacher.ts';
import {
  archiveTeacher,
  createTeacher,
  deleteTeacher,
  removeTeacherPhoto,
  setTeacherPhoto,
  updateTeacher,
} from './teacher.actions.ts';
import { Teacher } from './teachers.graphql.ts';

const admins = withRole('admin');

const TeacherInput = recordInput('TeacherInput', teacher);

builder.mutationField('createTeacher', (t) =>
  t.field({
    type: Teacher,
    permission: admins,
    args: {
      teacherId: t.arg.id({ required: true, description: 'A new id, made by the form.' }),
      regionId: t.arg.id({ required: true }),
      teacherInput: t.arg({ type: TeacherInput, required: true }),
    },
    resolve: (_, added, ctx) => createTeacher(ctx, added),
  }),
);

builder.mutationField('updateTeacher', (t) =>
  t.field({
    type: Teacher,
    permission: admins,
    args: {
      teacherId: t.arg.id({ required: true }),
      version: t.arg.int({ required: true, description: 'The version the change is based on.' }),
      teacherInput: t.arg({ type: TeacherInput, required: true }),
    },
    resolve: (_, change, ctx) => updateTeacher(ctx, change),
  }),
);

builder.mutationField('archiveTeacher', (t) =>
  t.field({
    type: Teacher,
    permission: admins,
    args: { teacherId: t.arg.id({ required: true }), archived: t.arg.boolean({ required: true }) },
    resolve: (_, { teacherId, archived }, ctx) => archiveTeacher(ctx, teacherId, archived),
  }),
);

builder.mutationField('deleteTeacher', (t) =>
  t.field({
    type: 'Boolean',
    permission: admins,
    description: 'Only while no group and no course names the teacher.',
    args: { teacherId: t.arg.id({ required: true }) },
    resolve: (_, { teacherId }, ctx) => deleteTeacher(ctx, teacherId),
  }),
);

builder.mutationField('setTeacherPhoto', (t) =>
  t.field({
    type: Teacher,
    permission: admins,
    args: {
      teacherId: t.arg.id({ required: true }),
      photo: t.arg.string({ required: true, description: 'A JPEG, PNG or WebP in base64.' }),
    },
    resolve: (_, { teacherId, photo }, ctx) => setTeacherPhoto(ctx, teacherId, photo),
  }),
);

builder.mutationField('removeTeacherPhoto', (t) =>
  t.field({
    type: Teacher,
    permission: admins,
    args: { teacherId: t.arg.id({ required: true }) },
    resolve: (_, { teacherId }, ctx) => removeTeacherPhoto(ctx, teacherId),
  }),
);
