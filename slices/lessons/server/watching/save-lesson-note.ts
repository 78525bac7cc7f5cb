import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { parsedInput } from '#kit/graphql/change-record.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { lessonNote } from '#slices/lessons/rules/watching/note.ts';
import { deleteNote, insertNote, lockNote, updateNote } from './lesson-notes.queries.ts';
import type { LessonNote } from '../lesson.queries.ts';
import { takenLesson } from './taken-lesson.ts';

interface Written {
  /** Made on the device, so that a note which is sent twice is one note. */
  noteId: string;
  lessonId: string;
  /** The version it is based on; 0 where there was none. */
  version: number;
  atSecond: number;
  body: string;
}

/**
 * Keeps a note. One that was deleted elsewhere meanwhile comes back: words are never lost to a slow network. What it
 * says is private to the student, so the audit log only records that it was begun.
 */
export async function saveLessonNote(ctx: Context, written: Written): Promise<LessonNote> {
  const { noteId: id, lessonId, version } = written;
  const { atSecond, body } = parsedInput(lessonNote, written);
  await takenLesson(ctx, lessonId);
  const { personId } = actorOf(ctx);
  return transaction(ctx.db, async (tx) => {
    const before = await lockNote(tx, personId, id);
    if (before && before.lessonId !== lessonId) throw new RuleError('recordNotFound', 'NOT_FOUND');
    if (before && before.body === body && before.atSecond === atSecond) return before;
    if (before && before.version !== version) throw new RuleError('changedMeanwhile');
    if (before) await updateNote(tx, { id, atSecond, body });
    else if (await insertNote(tx, { id, lessonId, personId, atSecond, body }))
      await audit(tx, ctx, { action: 'beginLessonNote', entity: 'lessonNote', entityId: id });
    const after = await lockNote(tx, personId, id);
    if (!after) throw new RuleError('recordNotFound', 'NOT_FOUND');
    return after;
  });
}

export async function deleteLessonNote(ctx: Context, noteId: string): Promise<string> {
  return transaction(ctx.db, async (tx) => {
    if (!(await lockNote(tx, actorOf(ctx).personId, noteId)))
      throw new RuleError('recordNotFound', 'NOT_FOUND');
    await deleteNote(tx, noteId);
    await audit(tx, ctx, { action: 'deleteLessonNote', entity: 'lessonNote', entityId: noteId });
    return noteId;
  });
}
