import { unsentChoices } from '#kit/client/storage/stored-choices.ts';
import type { OwnNoteFragment } from '../lesson.graphql.generated.ts';

/** A note whose newest words the server does not have yet. */
export interface KeptNote {
  noteId: string;
  lessonId: string;
  version: number;
  atSecond: number;
  body: string;
}

interface Kept {
  notes: readonly KeptNote[];
}

/** Kept by the device until the server has said that it has them. */
export const keptNotes = unsentChoices<Kept>('lessonNotes', { notes: [] }, { notes: Array.isArray });

export function keepNote(note: KeptNote): void {
  const others = keptNotes.get().notes.filter(({ noteId }) => noteId !== note.noteId);
  keptNotes.change({ notes: [...others, note] });
}

export const letNoteGo = (noteId: string): void =>
  keptNotes.change({ notes: keptNotes.get().notes.filter((note) => note.noteId !== noteId) });

export const keptNote = (noteId: string): KeptNote | undefined =>
  keptNotes.get().notes.find((note) => note.noteId === noteId);

/** The notes of a lesson as their writer knows them: what the device keeps is newer than what the server has. */
export function notesToShow(
  stored: readonly OwnNoteFragment[],
  kept: readonly KeptNote[],
): (Omit<OwnNoteFragment, '__typename'> & { isKept: boolean })[] {
  const newer = kept.map(({ noteId, atSecond, body, version }) => ({
    _id: noteId,
    atSecond,
    body,
    version,
    isKept: true,
  }));
  const rest = stored
    .filter(({ _id }) => !kept.some(({ noteId }) => noteId === _id))
    .map((note) => ({ ...note, isKept: false }));
  return [...rest, ...newer].toSorted((a, b) => a.atSecond - b.atSecond || a._id.localeCompare(b._id));
}
