import { useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { tellTextsChanged } from '#kit/client/changed-texts.ts';
import { useAttempt } from '#kit/client/call/use-attempt.ts';
import type { Locale } from '#kit/messages/locales.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { readTextFile } from '#kit/ui/upload/read-text-file.ts';
import { readTranslationsFile } from '../rules/translations-file.ts';
import { inPortions } from './in-portions.ts';
import {
  checkTranslations,
  saveTranslations,
  type CheckedTranslationFragment,
} from './translations.graphql.generated.ts';

/** What a file would do. */
export interface FilePlan {
  /** How many lines had words. */
  lines: number;
  changes: CheckedTranslationFragment[];
  refused: CheckedTranslationFragment[];
}

interface Change {
  id: string;
  text: string | null;
  knownText: string | null;
}

interface TranslationsFile {
  plan: FilePlan | null;
  /** How far the work under way is. */
  progress: { done: number; total: number } | null;
  read: (file: File) => Promise<unknown>;
  save: (plan: FilePlan) => Promise<boolean>;
}

/** A file with the college's own words: held against what is there first, then saved, with a way back. */
export function useTranslationsFile(locale: Locale, onChanged: () => void): TranslationsFile {
  const text = useText();
  const undoToast = useUndoToast();
  const attempt = useAttempt();
  const [plan, setPlan] = useState<FilePlan | null>(null);
  const [progress, setProgress] = useState<TranslationsFile['progress']>(null);
  const follow = (total: number) => (done: number) => setProgress({ done, total });

  async function read(file: File): Promise<void> {
    const words = readTranslationsFile(await readTextFile(file));
    const check = async (portion: typeof words) =>
      (await call(checkTranslations, { locale, words: portion })).checkTranslations;
    const checked = (await inPortions(words, check, follow(words.length))).flat();
    setPlan({
      lines: words.length,
      changes: checked.filter(({ problem }) => !problem),
      refused: checked.filter(({ problem }) => problem),
    });
  }

  async function send(changes: readonly Change[], onDone: (count: number) => void): Promise<void> {
    try {
      await inPortions(changes, (portion) => call(saveTranslations, { locale, changes: portion }), onDone);
    } finally {
      // What came before the portion that was refused is saved.
      tellTextsChanged();
      onChanged();
    }
  }

  async function save({ changes }: FilePlan): Promise<void> {
    const count = changes.length;
    const parsed = changes.map(({ id, text: words, before }) => ({
      id,
      text: words,
      knownText: before ?? null,
    }));
    await send(parsed, follow(count));
    const back = parsed.map(({ id, text: words, knownText }) => ({ id, text: knownText, knownText: words }));
    undoToast(text('textsImported', { count }), () => void attempt(() => send(back, () => undefined)));
  }

  const working = async (work: () => Promise<void>): Promise<boolean> => {
    const isDone = await attempt(work);
    setProgress(null);
    return isDone;
  };
  return {
    plan,
    progress,
    read: (file) => working(() => read(file)),
    save: async (parsed) => {
      const isSaved = await working(() => save(parsed));
      // What another window has changed meanwhile is looked at anew.
      if (!isSaved) setPlan(null);
      return isSaved;
    },
  };
}
