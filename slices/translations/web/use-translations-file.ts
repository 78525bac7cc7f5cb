import { useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { tellTextsChanged } from '#kit/client/changed-texts.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import type { Locale } from '#kit/messages/locales.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { readTextFile } from '#kit/ui/upload/read-text-file.ts';
import { readTranslationsFile } from '../rules/translations-file.ts';
import { inPortions } from './in-portions.ts';
import { SHOWN_TEXTS } from './shown-texts.ts';
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
export function useTranslationsFile(locale: Locale): TranslationsFile {
  const text = useText();
  const undoToast = useUndoToast();
  const reading = useMutation();
  // What came before the portion that was refused is saved.
  const saving = useMutation({ stale: SHOWN_TEXTS, afterRefusalToo: true });
  const [plan, setPlan] = useState<FilePlan | null>(null);
  const [progress, setProgress] = useState<TranslationsFile['progress']>(null);
  const follow = (total: number) => (done: number) => setProgress({ done, total });

  async function read(file: File): Promise<void> {
    const found = await reading.attempt(async () => {
      const words = readTranslationsFile(await readTextFile(file));
      const check = async (portion: typeof words) =>
        (await call(checkTranslations, { locale, words: portion })).checkTranslations;
      const checked = (await inPortions(words, check, follow(words.length))).flat();
      return {
        lines: words.length,
        changes: checked.filter(({ problem }) => !problem),
        refused: checked.filter(({ problem }) => problem),
      };
    });
    if (found) setPlan(found);
    setProgress(null);
  }

  const send = (changes: readonly Change[], onDone: (count: number) => void) =>
    saving.attempt(() =>
      inPortions(changes, (portion) => call(saveTranslations, { locale, changes: portion }), onDone).finally(
        tellTextsChanged,
      ),
    );

  async function save({ changes }: FilePlan): Promise<boolean> {
    const count = changes.length;
    const parsed = changes.map(({ id, text: words, before }) => ({
      id,
      text: words,
      knownText: before ?? null,
    }));
    const saved = await send(parsed, follow(count));
    setProgress(null);
    if (!saved) {
      // What another window has changed meanwhile is looked at again.
      setPlan(null);
      return false;
    }
    const back = parsed.map(({ id, text: words, knownText }) => ({ id, text: knownText, knownText: words }));
    undoToast(text('textsImported', { count }), () => void send(back, () => undefined));
    return true;
  }

  return { plan, progress, read, save };
}
