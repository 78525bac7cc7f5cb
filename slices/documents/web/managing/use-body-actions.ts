import { call } from '#kit/client/call/call.ts';
import { CallProblem } from '#kit/client/call/call-problem.ts';
import { useAttempt } from '#kit/client/call/use-attempt.ts';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
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
  { status: 'saved' | 'changedMeanwhile'; body: WrittenBodyFragment } | { status: 'refused'; body: null };

export interface BodyActions {
  save: (content: string, begunFrom: number) => Promise<Saving>;
  restore: (number: number, begunFrom: number) => Promise<unknown>;
}

/** What can be done with a document in one language. Each action is told in a toast that offers to take it back. */
export function useBodyActions(documentId: string, locale: Locale, onChanged: () => void): BodyActions {
  const text = useText();
  const undoToast = useUndoToast();
  const toastProblem = useProblemToast();
  const place = { documentId, locale };
  const numberIn = (document: OneDocumentFragment): number => bodyIn(document, locale)?.number ?? 0;

  const attempt = useAttempt(onChanged);

  /** Puts an earlier body back; before the first one there was none. */
  const goBackTo = async (number: number, version: number): Promise<OneDocumentFragment> =>
    number === 0
      ? (await call(saveDocumentBody, { ...place, version, content: '' })).saveDocumentBody
      : (await call(restoreDocumentVersion, { ...place, version, number })).restoreDocumentVersion;

  const restore = (number: number, begunFrom: number): Promise<boolean> =>
    attempt(async () => {
      const now = numberIn(await goBackTo(number, begunFrom));
      undoToast(
        text('bodyRestored', { number }),
        () => void attempt(async () => void (await goBackTo(begunFrom, now))),
      );
    });

  async function save(content: string, begunFrom: number): Promise<Saving> {
    try {
      const answer = await call(saveDocumentBody, { ...place, version: begunFrom, content });
      const now = numberIn(answer.saveDocumentBody);
      undoToast(text('bodySaved'), () => void attempt(async () => void (await goBackTo(begunFrom, now))));
      onChanged();
      return { status: 'saved', body: bodyIn(answer.saveDocumentBody, locale) ?? nothingIn(locale) };
    } catch (problem) {
      toastProblem(problem);
      const isLate = problem instanceof CallProblem && problem.problem === 'changedMeanwhile';
      const body = isLate ? await fetchBody().catch(() => null) : null;
      return body ? { status: 'changedMeanwhile', body } : { status: 'refused', body };
    }
  }

  async function fetchBody(): Promise<WrittenBodyFragment | null> {
    const { managedDocument } = await call(oneDocument, { documentId });
    return (managedDocument && bodyIn(managedDocument, locale)) ?? null;
  }

  return { save, restore };
}

/** Saving nothing where there was nothing leaves nothing. */
const nothingIn = (locale: Locale): WrittenBodyFragment => ({
  __typename: 'DocumentBody',
  locale,
  number: 0,
  content: '',
  writtenAt: '',
});

export const bodyIn = (
  { bodies }: Pick<OneDocumentFragment, 'bodies'>,
  locale: Locale,
): WrittenBodyFragment | undefined => bodies.find((body) => body.locale === locale);
