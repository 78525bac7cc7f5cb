import { call } from '#kit/client/call/call.ts';
import { CallProblem } from '#kit/client/call/call-problem.ts';
import { wasRefused } from '#kit/offline/refused.ts';
import { saveLessonNote, type OwnNoteFragment } from '../lesson.graphql.generated.ts';
import { keepNote, keptNote, keptNotes, letNoteGo, type KeptNote } from './kept-notes.ts';

interface Heard {
  onStored: (note: OwnNoteFragment) => void;
  onRefused: (problem: unknown) => void;
}

/** A note is empty while nobody has written in it yet. */
const hasWords = ({ body }: KeptNote): boolean => body.trim() !== '';

/** Says whether the server was reached. */
async function sendOne(note: KeptNote, heard: Heard): Promise<boolean> {
  try {
    const { saveLessonNote: stored } = await call(saveLessonNote, note);
    heard.onStored(stored);
    const newest = keptNote(note.noteId);
    if (newest?.body === note.body) letNoteGo(note.noteId);
    else if (newest) keepNote({ ...newest, version: stored.version });
    return true;
  } catch (problem) {
    if (!wasRefused(problem)) return false;
    letNoteGo(note.noteId);
    // Another device has changed it: both are kept, as two notes.
    if (problem instanceof CallProblem && problem.problem === 'changedMeanwhile')
      return sendOne({ ...note, noteId: crypto.randomUUID(), version: 0 }, heard);
    heard.onRefused(problem);
    return true;
  }
}

/** Sends all notes of a lesson that the device keeps. */
export async function sendNotes(lessonId: string, heard: Heard): Promise<'nothing' | 'sent' | 'unreachable'> {
  const waiting = keptNotes.get().notes.filter((note) => note.lessonId === lessonId && hasWords(note));
  if (waiting.length === 0) return 'nothing';
  for (const note of waiting) if (!(await sendOne(note, heard))) return 'unreachable';
  return 'sent';
}
