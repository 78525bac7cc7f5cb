import { builder } from '#kit/graphql/builder.ts';
import { viaParent, withRole } from '#kit/graphql/permission.ts';
import { holds, holdsIn } from '#kit/access/actor.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { parsedInput } from '#kit/graphql/change-record.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { mayReadNote, mayRemoveNote, personNote } from '#slices/people/rules/note.ts';
import { type HistoryEntry, findHistoryOf } from './history.queries.ts';
import { nameById } from '../loaders.ts';
import { LogAboutType, nameActions, type LogAbout } from '#slices/system-log/server/api.ts';
import { type NoteRecord, findNote, findNotesAbout, insertNote, storeNoteRemoved } from './note.queries.ts';
import { setGraduation } from './set-graduation.ts';
import { personInReach, reachPerson } from '../load-person-for-update.ts';

type NameContext = Parameters<typeof nameById>[0];

const nameOf = async (ctx: NameContext, personId: string | null): Promise<string | null> => {
  const name = personId ? await nameById(ctx).load(personId) : null;
  return name ? fullName(name) : null;
};

const PersonNote = builder.objectRef<NoteRecord>('PersonNote').implement({
  description: 'What the admins of a campus write about a user for each other.',
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

const PersonAction = builder.objectRef<NamedEntry>('PersonAction').implement({
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
    isAutomatic: t.exposeBoolean('isAutomatic', { description: 'Done by the server itself.' }),
    about: t.expose('about', { type: LogAboutType }),
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
    resolve: (_, args, ctx) => removeNote(ctx, args),
  }),
  setGraduation: t.boolean({
    description: 'Marks that a user has graduated from the second year; without a day, takes it back.',
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

async function listNotes(ctx: Context, userId: string): Promise<NoteRecord[]> {
  if (!(await personInReach(ctx, userId))) return [];
  const notes = await findNotesAbout(ctx.db, userId);
  return notes.filter((note) => mayReadNote(actorOf(ctx), note));
}

interface Writing {
  noteId: string;
  userId: string;
  body: string;
}

/** Sent twice, it is written once. */
async function writeNote(ctx: Context, { noteId, userId, ...input }: Writing): Promise<NoteRecord> {
  const actor = actorOf(ctx);
  const { regionIds } = await reachPerson(ctx, userId);
  const { body } = parsedInput(personNote, input);
  const regionId = regionIds.find((id) => holds(actor, 'superadmin') || holdsIn(actor, 'admin', id));
  if (!regionId) throw new RuleError('campusMissing');
  if (!mayReadNote(actor, { aboutId: userId, regionId })) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return transaction(ctx.db, async (tx) => {
    const isNew = await insertNote(tx, {
      id: noteId,
      aboutId: userId,
      regionId,
      body,
      createdBy: actor.personId,
      createdAt: ctx.services.now(),
    });
    const note = await findNote(tx, noteId);
    if (note?.aboutId !== userId || note.body !== body) throw new RuleError('recordNotFound', 'NOT_FOUND');
    if (isNew)
      await audit(tx, ctx, { action: 'writeNote', entity: 'person', entityId: userId, after: { noteId } });
    return note;
  });
}

const removeNote = (
  ctx: Context,
  { noteId, isRemoved }: { noteId: string; isRemoved: boolean },
): Promise<NoteRecord> =>
  transaction(ctx.db, async (tx) => {
    const note = await findNote(tx, noteId);
    if (!note || !mayRemoveNote(actorOf(ctx), note)) throw new RuleError('recordNotFound', 'NOT_FOUND');
    if ((note.removedAt !== null) === isRemoved) return note;
    const removedAt = isRemoved ? ctx.services.now() : null;
    await storeNoteRemoved(tx, noteId, removedAt);
    await audit(tx, ctx, {
      action: isRemoved ? 'removeNote' : 'restoreNote',
      entity: 'person',
      entityId: note.aboutId,
      after: { noteId },
    });
    return { ...note, removedAt };
  });

interface NamedEntry extends HistoryEntry {
  about: LogAbout;
}

interface HistoryPage {
  id: string;
  rows: NamedEntry[];
  nextCursor: string | null;
}

async function readHistory(
  ctx: Context,
  { userId, first, after }: { userId: string; first: number; after: string | null },
): Promise<HistoryPage | null> {
  if (!(await personInReach(ctx, userId))) return null;
  if (after !== null && !/^\d{1,18}$/.test(after)) throw new RuleError('listMovedOn', 'NOT_FOUND');
  const found = await findHistoryOf(ctx.db, userId, first + 1, after);
  const shown = found.slice(0, first);
  const actions = shown.map((entry) => ({ ...entry, entity: 'person', entityId: userId }));
  const rows = await nameActions(ctx.db, actions, ctx.locale);
  return { id: userId, rows, nextCursor: found.length > first ? (rows.at(-1)?.id ?? null) : null };
}

interface HistoryChange {
  field: string;
  /** As JSON; null where there was nothing. */
  before: string | null;
  after: string | null;
}

function changesIn({ before, after }: Pick<HistoryEntry, 'before' | 'after'>): HistoryChange[] {
  const inJson = (value: unknown) =>
    value === undefined || value === null || value === '' ? null : JSON.stringify(value);
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].map((field) => ({
    field,
    before: inJson(before?.[field]),
    after: inJson(after?.[field]),
  }));
}
