import { builder } from '#kit/graphql/builder.ts';
import { viaParent, withRole } from '#kit/graphql/permission.ts';
import { fullName } from '#slices/people/rules/person.ts';
import type { HistoryEntry } from './history.queries.ts';
import { nameById } from '../loaders.ts';
import type { NoteRecord } from './note.queries.ts';
import { listNotes, removeNote, writeNote } from './person-notes.ts';
import { changesIn, readHistory, type HistoryChange, type HistoryPage } from './read-history.ts';
import { setGraduation } from './set-graduation.ts';

type NameContext = Parameters<typeof nameById>[0];

const nameOf = async (ctx: NameContext, personId: string | null): Promise<string | null> => {
  const name = personId ? await nameById(ctx).load(personId) : null;
  return name ? fullName(name) : null;
};

const PersonNote = builder.objectRef<NoteRecord>('PersonNote').implement({
  description: 'What the admins of a campus write about somebody for each other.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    body: t.exposeString('body'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    createdBy: t.exposeID('createdBy', { nullable: true }),
    createdByName: t.string({ nullable: true, resolve: ({ createdBy }, _, ctx) => nameOf(ctx, createdBy) }),
    isRemoved: t.boolean({ resolve: ({ removedAt }) => removedAt !== null }),
  }),
});

const PersonChange = builder.objectRef<HistoryChange>('PersonChange').implement({
  permission: viaParent,
  fields: (t) => ({
    field: t.exposeString('field'),
    before: t.exposeString('before', { nullable: true, description: 'As JSON.' }),
    after: t.exposeString('after', { nullable: true, description: 'As JSON.' }),
  }),
});

const PersonAction = builder.objectRef<HistoryEntry>('PersonAction').implement({
  description: 'Something that was done to a person, from the audit log.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    at: t.expose('at', { type: 'DateTime' }),
    action: t.exposeString('action'),
    actorName: t.string({ nullable: true, resolve: ({ actorId }, _, ctx) => nameOf(ctx, actorId) }),
    impersonatorName: t.string({
      nullable: true,
      resolve: ({ impersonatorId }, _, ctx) => nameOf(ctx, impersonatorId),
    }),
    reason: t.exposeString('reason', { nullable: true }),
    changes: t.field({ type: [PersonChange], resolve: changesIn }),
  }),
});

const PersonActionPage = builder.objectRef<HistoryPage>('PersonActionPage').implement({
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id', { description: 'The person’s.' }),
    rows: t.expose('rows', { type: [PersonAction] }),
    nextCursor: t.exposeID('nextCursor', { nullable: true }),
  }),
});

builder.queryFields((t) => ({
  personNotes: t.field({
    type: [PersonNote],
    permission: withRole('admin'),
    args: { userId: t.arg.id({ required: true }) },
    resolve: (_, { userId }, ctx) => listNotes(ctx, userId),
  }),
  personHistory: t.field({
    type: PersonActionPage,
    nullable: true,
    permission: withRole('admin'),
    args: {
      userId: t.arg.id({ required: true }),
      first: t.arg.int({ defaultValue: 30 }),
      after: t.arg.string(),
    },
    resolve: (_, { userId, first, after }, ctx) =>
      readHistory(ctx, { userId, first: first ?? 30, after: after ?? null }),
  }),
}));

builder.mutationFields((t) => ({
  writePersonNote: t.field({
    type: PersonNote,
    permission: withRole('admin'),
    args: {
      noteId: t.arg.id({ required: true, description: 'A new id, made by the form.' }),
      userId: t.arg.id({ required: true }),
      body: t.arg.string({ required: true }),
    },
    resolve: (_, written, ctx) => writeNote(ctx, written),
  }),
  removePersonNote: t.field({
    type: PersonNote,
    permission: withRole('admin'),
    args: { noteId: t.arg.id({ required: true }), isRemoved: t.arg.boolean({ required: true }) },
    resolve: (_, asked, ctx) => removeNote(ctx, asked),
  }),
  setGraduation: t.boolean({
    description: 'Marks that somebody has graduated from the second year; without a day, takes it back.',
    permission: withRole('admin'),
    args: {
      userId: t.arg.id({ required: true }),
      graduatedOn: t.arg({ type: 'Day', description: 'A day: 2026-05-17.' }),
      place: t.arg.string(),
    },
    resolve: (_, { userId, graduatedOn, place }, ctx) =>
      setGraduation(ctx, { userId, graduatedOn: graduatedOn ?? null, place: place ?? '' }),
  }),
}));
