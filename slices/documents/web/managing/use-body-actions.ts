import { call } from '#kit/client/call/call.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import type { Locale } from '#kit/messages/locales.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import {
  oneDocument,
  restoreDocumentVersion,
  saveDocumentBody,
  type OneDocumentFragment,
  type WrittenBodyFragment,
} from './managed-document.graphql.generated.ts';

/** How saving ended, and the body that is in use now: one's own, or the one another window had saved. */
type Saving =
  | { status: 'saved' | 'changedMeanwhile'; body: WrittenBodyFragment }
  | { status: 'refused'; body: null };

export interface BodyActions {
  save: (content: string, begunFrom: number) => Promise<Saving>;
  restore: (number: number, begunFrom: number) => Promise<unknown>;
}

/** What can be done with a document in one language. Each action is told in a toast that offers to take it back. */
export function useBodyActions(documentId: string, locale: Locale): BodyActions {
  const text = useText();
  const undoToast = useUndoToast();
  const { attempt, mutate } = useMutation();
  const place = { documentId, locale };
  const numberIn = (document: OneDocumentFragment): number => bodyIn(document, locale)?.number ?? 0;

  /** Puts an earlier body back; before the first one there was none. */
  const goBackTo = (number: number, version: number) =>
    attempt(async () =>
      number === 0
        ? (await call(saveDocumentBody, { ...place, version, content: '' })).saveDocumentBody
        : (await call(restoreDocumentVersion, { ...place, version, number })).restoreDocumentVersion,
    );

  async function restore(number: number, begunFrom: number): Promise<void> {
    const restored = await goBackTo(number, begunFrom);
    if (!restored) return;
    undoToast(text('bodyRestored', { number }), () => void goBackTo(begunFrom, numberIn(restored)));
  }

  async function save(content: string, begunFrom: number): Promise<Saving> {
    let theirs: WrittenBodyFragment | null = null;
    const answer = await mutate(
      saveDocumentBody,
      { ...place, version: begunFrom, content },
      { changedMeanwhile: async () => (theirs = await fetchBody()) },
    );
    if (!answer)
      return theirs ? { status: 'changedMeanwhile', body: theirs } : { status: 'refused', body: null };
    const { saveDocumentBody: saved } = answer;
    undoToast(text('bodySaved'), () => void goBackTo(begunFrom, numberIn(saved)));
    return { status: 'saved', body: bodyIn(saved, locale) ?? nothingIn(locale) };
  }

  async function fetchBody(): Promise<WrittenBodyFragment | null> {
    const { managedDocument } = await call(oneDocument, { documentId });
    return (managedDocument && bodyIn(managedDocument, locale)) ?? null;
  }

  return { save, restore };
}

const nothingIn = (locale: Locale): WrittenBodyFragment => ({
  locale,
  number: 0,
  content: '',
  writtenAt: '1970-01-01T00:00:00.000Z',
});

export const bodyIn = (
  { bodies }: Pick<OneDocumentFragment, 'bodies'>,
  locale: Locale,
): WrittenBodyFragment | undefined => bodies.find((body) => body.locale === locale);
