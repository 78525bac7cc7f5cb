import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
import { useLiveValue } from '#kit/client/live-value.ts';
import type { SavedState } from '#kit/ui/saved-chip/saved-chip.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { wasRefused } from '#kit/offline/refused.ts';
import { deleteLessonNote, type OwnNoteFragment } from '../lesson.graphql.generated.ts';
import { hasText, hearOfNotes, storeNote, pendingNotes, letNoteGo, notesToShow } from './pending-notes.ts';

export interface Notes {
  notes: ReturnType<typeof notesToShow>;
  saved: SavedState | null;
  add: (atSecond: number) => string;
  write: (noteId: string, body: string) => void;
  remove: (noteId: string) => void;
}

function savedState(isWaiting: boolean, isCutOff: boolean, savedAt: Date | null): SavedState | null {
  if (isWaiting) return { status: isCutOff ? 'onDevice' : 'saving' };
  return savedAt && { status: 'saved', at: savedAt };
}

/** A person's notes beside a lesson: saved while they write, on the device at once and on the server when it can be reached. */
export function useNotes(lessonId: string, first: readonly OwnNoteFragment[]): Notes {
  const text = useText();
  const toastProblem = useProblemToast();
  const undoToast = useUndoToast();
  const [stored, setStored] = useState(first);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const { waiting, isCutOff } = useLiveValue(pendingNotes.state);
  const kept = waiting.filter((note) => note.lessonId === lessonId);
  const notes = notesToShow(stored, kept);

  const onStored = useEffectEvent((note: OwnNoteFragment, ofLesson: string): void => {
    if (ofLesson !== lessonId) return;
    setStored((before) => [...before.filter(({ _id }) => _id !== note._id), note]);
    setSavedAt(new Date());
  });
  const onRefused = useEffectEvent((problem: unknown): void => toastProblem(problem));
  useEffect(function followWhatIsKept() {
    const stop = hearOfNotes({ onStored, onRefused });
    void pendingNotes.sendNow();
    return stop;
  }, []);

  return {
    notes,
    saved: savedState(kept.some(hasText), isCutOff, savedAt),
    add(atSecond) {
      const noteId = crypto.randomUUID();
      storeNote({ noteId, lessonId, version: 0, atSecond: Math.floor(atSecond), body: '' });
      return noteId;
    },
    write(noteId, body) {
      const note = notes.find(({ _id }) => _id === noteId);
      if (note) storeNote({ noteId, lessonId, version: note.version, atSecond: note.atSecond, body });
    },
    remove(noteId) {
      const note = notes.find(({ _id }) => _id === noteId);
      letNoteGo(noteId);
      setStored((before) => before.filter(({ _id }) => _id !== noteId));
      if (!note || note.version === 0) return;
      call(deleteLessonNote, { noteId }).catch((problem: unknown) => {
        if (!wasRefused(problem)) toastProblem(problem);
      });
      const { atSecond, body } = note;
      undoToast(text('noteDeleted'), () =>
        storeNote({ noteId: crypto.randomUUID(), lessonId, version: 0, atSecond, body }),
      );
    },
  };
}
