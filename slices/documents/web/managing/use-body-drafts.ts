import { useState } from 'react';
import { LOCALES, type Locale } from '#kit/messages/locales.ts';

/** What was written in a language and not saved, and the number of the body it began from. */
export interface BodyDraft {
  html: string;
  begunFrom: number;
}

export interface BodyDrafts {
  /** The languages with something that was not saved. */
  locales: readonly Locale[];
  of: (locale: Locale) => BodyDraft | null;
  /** Forgets the draft when there is none any more. */
  keep: (locale: Locale, draft: BodyDraft | null) => void;
  /** Forgets what was saved, but not what was written while it was on its way. */
  noteSaved: (locale: Locale, html: string, number: number) => void;
}

/** What is being written lives with the screen, not with its editor: looking at another language loses nothing. */
export function useBodyDrafts(): BodyDrafts {
  const [drafts, setDrafts] = useState<ReadonlyMap<Locale, BodyDraft>>(new Map());

  const change = (locale: Locale, next: (before: BodyDraft | undefined) => BodyDraft | null): void =>
    setDrafts((before) => {
      const draft = next(before.get(locale));
      const others = [...before].filter(([other]) => other !== locale);
      return new Map(draft ? [...others, [locale, draft]] : others);
    });

  return {
    locales: LOCALES.filter((locale) => drafts.has(locale)),
    of: (locale) => drafts.get(locale) ?? null,
    keep: (locale, draft) => change(locale, () => draft),
    noteSaved: (locale, html, number) =>
      change(locale, (draft) =>
        draft && draft.html.trim() !== html.trim() ? { html: draft.html, begunFrom: number } : null,
      ),
  };
}
