import { builder } from '#kit/graphql/builder.ts';
import { CARRIES_SECRET } from '#kit/graphql/limits.ts';
import { recordInput } from '#kit/graphql/record-types.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import type { OpenedSending } from '#kit/files/sent-file.ts';
import { Assignment, AssignmentKindType, schedulers, writers } from '../assignments.graphql.ts';
import { assignmentTexts } from '../../rules/assignment.ts';
import {
  addAssignmentFile,
  archiveAssignment,
  openAssignmentUpload,
  removeAssignmentFile,
  saveAssignment,
  scheduleAssignment,
  unscheduleAssignment,
} from './assignment.actions.ts';

export const FileSending = builder.objectRef<OpenedSending>('FileSending').implement({
  description: 'Where a browser PUTs a file within the hour, part by part.',
  permission: viaParent,
  fields: (t) => ({
    uploadId: t.exposeString('uploadId'),
    urls: t.exposeStringList('urls', {
      description: 'One for each part, in their order.',
      extensions: CARRIES_SECRET,
    }),
    partBytes: t.exposeInt('partBytes', { description: 'The size of every part but the last.' }),
  }),
});

export const SentWorkInput = builder.inputType('SentWorkInput', {
  description: 'A file that was sent to the store.',
  fields: (t) => ({
    fileId: t.id({ required: true }),
    uploadId: t.string({ required: true }),
    name: t.string({ required: true }),
    bytes: t.int({ required: true }),
  }),
});

const AssignmentTextsInput = recordInput('AssignmentTextsInput', assignmentTexts);

builder.mutationField('saveAssignment', (t) =>
  t.field({
    type: Assignment,
    permission: writers,
    args: {
      assignmentId: t.arg.id({ required: true, description: 'A new id, made by the form, or a known one.' }),
      courseId: t.arg.id({ required: true }),
      version: t.arg.int({ description: 'The version the change is based on; none for a new one.' }),
      kind: t.arg({ type: AssignmentKindType, required: true }),
      words: t.arg({ type: AssignmentTextsInput, required: true }),
    },
    resolve: (_, saved, ctx) => saveAssignment(ctx, saved),
  }),
);

builder.mutationField('archiveAssignment', (t) =>
  t.field({
    type: Assignment,
    permission: writers,
    args: { assignmentId: t.arg.id({ required: true }), archived: t.arg.boolean({ required: true }) },
    resolve: (_, args, ctx) => archiveAssignment(ctx, args),
  }),
);

const groupOfAssignment = (t: Parameters<Parameters<typeof builder.mutationField>[1]>[0]) => ({
  assignmentId: t.arg.id({ required: true }),
  groupId: t.arg.id({ required: true }),
  version: t.arg.int({ description: 'That of the deadline; none when the group has none yet.' }),
});

builder.mutationField('scheduleAssignment', (t) =>
  t.field({
    type: Assignment,
    permission: schedulers,
    args: { ...groupOfAssignment(t), dueAt: t.arg({ type: 'DateTime', required: true }) },
    resolve: (_, args, ctx) => scheduleAssignment(ctx, args),
  }),
);

builder.mutationField('unscheduleAssignment', (t) =>
  t.field({
    type: Assignment,
    permission: schedulers,
    args: groupOfAssignment(t),
    resolve: (_, args, ctx) => unscheduleAssignment(ctx, args),
  }),
);

builder.mutationField('openAssignmentUpload', (t) =>
  t.field({
    type: FileSending,
    permission: writers,
    args: {
      assignmentId: t.arg.id({ required: true }),
      fileId: t.arg.id({ required: true, description: 'A new id, made by the browser.' }),
      name: t.arg.string({ required: true }),
      bytes: t.arg.int({ required: true }),
    },
    resolve: (_, file, ctx) => openAssignmentUpload(ctx, file),
  }),
);

builder.mutationField('addAssignmentFile', (t) =>
  t.field({
    type: Assignment,
    permission: writers,
    args: {
      assignmentId: t.arg.id({ required: true }),
      locale: t.arg.string({ description: 'For everybody without it.' }),
      file: t.arg({ type: SentWorkInput, required: true }),
    },
    resolve: (_, args, ctx) => addAssignmentFile(ctx, args),
  }),
);

builder.mutationField('removeAssignmentFile', (t) =>
  t.field({
    type: Assignment,
    permission: writers,
    args: { assignmentId: t.arg.id({ required: true }), fileId: t.arg.id({ required: true }) },
    resolve: (_, args, ctx) => removeAssignmentFile(ctx, args),
  }),
);
