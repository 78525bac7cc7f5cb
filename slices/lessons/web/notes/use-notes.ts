import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
import type { SavedState } from '#kit/ui/saved-chip/saved-chip.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { wasRefused } from '#kit/offline/refused.ts';
import { deleteLessonNote, type OwnNoteFragment } from '../lesson.graphql.generated.ts';
import { keepNote, keptNotes, letNoteGo, notesToShow, type KeptNote } from './kept-notes.ts';
import { sendNotes } from './send-notes.ts';

/** Letters that follow each other faster than this are saved together. */
const SAVE_AFTER_MS = 1_000;
/** How long a network that is gone is left alone. */
const TRY_AGAIN_MS = 20_000;

export interface Notes {
  notes: ReturnType<typeof notesToShow>;
  saved: SavedState | null;
  add: (atSecond: number) => string;
  write: (noteId: string, body: string) => void;
  remove: (noteId: string) => void;
}

/** Somebody's notes beside a lesson: saved while they write, on the device at once and on the server when it can be reached. */
export function useNotes(lessonId: string, first: readonly OwnNoteFragment[]): Notes {
  const text = useText();
  const toastProblem = useProblemToast();
  const undoToast = useUndoToast();
  const [stored, setStored] = useState(first);
  const [saved, setSaved] = useState<SavedState | null>(null);
  const [plan, setPlan] = useState({ afterMs: 0 });
  const kept = keptNotes.use().notes.filter((note) => note.lessonId === lessonId);
  const notes = notesToShow(stored, kept);

  const saveAll = useEffectEvent(async (): Promise<void> => {
    if (kept.some(({ body }) => body.trim() !== '')) setSaved({ status: 'saving' });
    const outcome = await sendNotes(lessonId, {
      onStored: (note) => setStored((before) => [...before.filter(({ _id }) => _id !== note._id), note]),
      onRefused: toastProblem,
    });
    if (outcome === 'sent') setSaved({ status: 'saved', at: new Date() });
    if (outcome === 'unreachable') setSaved({ status: 'onDevice' });
    if (outcome === 'unreachable') setPlan({ afterMs: TRY_AGAIN_MS });
  });

  useEffect(
    function saveWhenItIsTime() {
      const timer = setTimeout(() => void saveAll(), plan.afterMs);
      return () => clearTimeout(timer);
    },
    [plan],
  );
  useEffect(function saveWhenTheNetworkIsBack() {
    const save = (): void => void saveAll();
    window.addEventListener('online', save);
    return () => window.removeEventListener('online', save);
  }, []);

  function keep(note: KeptNote): void {
    keepNote(note);
    setPlan({ afterMs: SAVE_AFTER_MS });
  }

  return {
    notes,
    saved,
    add(atSecond) {
      const noteId = crypto.randomUUID();
      keepNote({ noteId, lessonId, version: 0, atSecond: Math.floor(atSecond), body: '' });
      return noteId;
    },
    write(noteId, body) {
      const note = notes.find(({ _id }) => _id === noteId);
      if (note) keep({ noteId, lessonId, version: note.version, atSecond: note.atSecond, body });
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
        keep({ noteId: crypto.randomUUID(), lessonId, version: 0, atSecond, body }),
      );
    },
  };
}
