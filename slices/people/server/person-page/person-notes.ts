import { holds, holdsIn } from '#kit/access/actor.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { checkNote, mayReadNote, mayRemoveNote, NOTE_MAX } from '#slices/people/rules/note.ts';
import { findNote, findNotesAbout, insertNote, storeNoteRemoved, type NoteRecord } from './note.queries.ts';
import { personInReach, reachPerson } from '../load-person-for-update.ts';

/** What the admins of a campus have written about somebody. */
export async function listNotes(ctx: Context, userId: string): Promise<NoteRecord[]> {
  if (!(await personInReach(ctx, userId))) return [];
  const notes = await findNotesAbout(ctx.db, userId);
  return notes.filter((note) => mayReadNote(actorOf(ctx), note));
}

interface Writing {
  noteId: string;
  userId: string;
  body: string;
}

/** Writes something down about somebody, for the campus the writer looks after. Sent twice, it is written once. */
export async function writeNote(ctx: Context, { noteId, userId, body }: Writing): Promise<NoteRecord> {
  const actor = actorOf(ctx);
  const { regionIds } = await reachPerson(ctx, userId);
  const words = body.trim();
  const problem = checkNote(words);
  if (problem) throw new RuleError(problem, 'BAD_USER_INPUT', { count: NOTE_MAX });
  const regionId = regionIds.find((id) => holds(actor, 'superadmin') || holdsIn(actor, 'admin', id));
  if (!regionId) throw new RuleError('campusMissing');
  if (!mayReadNote(actor, { aboutId: userId, regionId })) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return transaction(ctx.db, async (tx) => {
    const isNew = await insertNote(tx, {
      id: noteId,
      aboutId: userId,
      regionId,
      body: words,
      createdBy: actor.personId,
      createdAt: ctx.services.now(),
    });
    const note = await findNote(tx, noteId);
    if (note?.aboutId !== userId || note.body !== words) throw new RuleError('recordNotFound', 'NOT_FOUND');
    if (isNew)
      await audit(tx, ctx, { action: 'writeNote', entity: 'person', entityId: userId, after: { noteId } });
    return note;
  });
}

/** Takes a note away, or brings it back. */
export const removeNote = (
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
