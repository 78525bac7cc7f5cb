import { call } from '#kit/client/call/call.ts';
import { Outbox } from '#kit/offline/outbox.ts';
import { wasRefused } from '#kit/offline/refused.ts';
import { saveLessonNote, type OwnNoteFragment } from '../lesson.graphql.generated.ts';

/** A note whose newest words the server does not have yet. */
export interface PendingNote {
  noteId: string;
  lessonId: string;
  version: number;
  atSecond: number;
  body: string;
}

interface Listener {
  onStored: (note: OwnNoteFragment, lessonId: string) => void;
  onRefused: (problem: unknown) => void;
}

/** Letters that follow each other faster than this are saved together. */
const SAVE_AFTER_MS = 1_000;

const listeners = new Set<Listener>();
let timer: ReturnType<typeof setTimeout> | undefined;

export function hearOfNotes(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isNote =
  (id: string) =>
  ({ noteId }: PendingNote): boolean =>
    noteId === id;

/** A note is empty while nobody has written in it yet. */
export const hasText = ({ body }: PendingNote): boolean => body.trim() !== '';

/** Kept by the device until the server has said that it has them. */
export const pendingNotes = new Outbox<PendingNote>({
  name: 'lesson-notes',
  isReady: hasText,
  send: sendNote,
});

export function storeNote(note: PendingNote): void {
  pendingNotes.append(note, isNote(note.noteId));
  clearTimeout(timer);
  timer = setTimeout(() => void pendingNotes.send(), SAVE_AFTER_MS);
}

export const letNoteGo = (noteId: string): void =>
  pendingNotes.acknowledge(pendingNotes.state.get().waiting.filter(isNote(noteId)));

async function sendNote(
  [first, ...others]: readonly PendingNote[],
  signal: AbortSignal,
): Promise<PendingNote[]> {
  if (!first) return [];
  const { noteId } = first;
  const told = [first, ...others.filter(isNote(noteId))];
  const note = told.at(-1) ?? first;
  try {
    const { saveLessonNote: stored } = await call(saveLessonNote, note, { signal });
    for (const { onStored } of listeners) onStored(stored, note.lessonId);
    const newest = pendingNotes.state.get().waiting.findLast(isNote(noteId));
    if (newest && !told.includes(newest)) storeNote({ ...newest, version: stored.version });
  } catch (problem) {
    if (!wasRefused(problem)) throw problem;
    // Another device has changed it: both are kept, as two notes.
    if (problem.problem === 'changedMeanwhile')
      storeNote({ ...note, noteId: crypto.randomUUID(), version: 0 });
    else for (const { onRefused } of listeners) onRefused(problem);
  }
  return told;
}

/** The notes of a lesson as their writer knows them: what the device keeps is newer than what the server has. */
export function notesToShow(
  stored: readonly OwnNoteFragment[],
  kept: readonly PendingNote[],
): Omit<OwnNoteFragment, '__typename'>[] {
  const newer = kept.map(({ noteId, atSecond, body, version }) => ({ _id: noteId, atSecond, body, version }));
  const rest = stored.filter(({ _id }) => !kept.some(isNote(_id)));
  return [...rest, ...newer].toSorted((a, b) => a.atSecond - b.atSecond || a._id.localeCompare(b._id));
}
