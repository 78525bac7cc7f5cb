import { type SyntheticEvent, useState } from 'react';
import { languageTag, type Locale, LOCALE_NAMES, LOCALES } from '#kit/messages/locales.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { RichTextField } from '#kit/ui/rich-text/rich-text-field.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { isOlderThanEnglish } from '../../rules/document.ts';
import { ComparedTexts } from './compared-texts.tsx';
import styles from './documents.module.css';
import type { OneDocumentFragment, WrittenBodyFragment } from './managed-document.graphql.generated.ts';
import { type BodyActions, bodyIn } from './use-body-actions.ts';

interface BodyEditorProps {
  document: OneDocumentFragment;
  locale: Locale;
  drafts: BodyDrafts;
  actions: BodyActions;
}

/** Where a document is written in one language. What another window has saved meanwhile is never undone unseen. */
export function BodyEditor({ document, locale, drafts, actions }: BodyEditorProps) {
  const text = useText();
  const [saved, setSaved] = useState<WrittenBodyFragment | null>(null);
  const [isLate, setIsLate] = useState(false);
  const [round, setRound] = useState(0);
  const body = newer(saved, bodyIn(document, locale));
  const draft = drafts.of(locale);
  const begunFrom = draft?.begunFrom ?? body?.number ?? 0;

  function rememberTyped({ target }: SyntheticEvent): void {
    if (target instanceof HTMLTextAreaElement) drafts.keep(locale, { html: target.value, begunFrom });
  }

  async function save({ content }: Record<'content', string>): Promise<void> {
    const { status, body: inUse } = await actions.save(content, begunFrom);
    if (status === 'refused') return;
    setSaved(inUse);
    setIsLate(status === 'changedMeanwhile');
    // After another person's change it is known what would be replaced: pressing again does it.
    if (status === 'saved') drafts.noteSaved(locale, content, inUse.number);
    else drafts.keep(locale, { html: content, begunFrom: inUse.number });
  }

  function takeTheirs(): void {
    drafts.keep(locale, null);
    setIsLate(false);
    setRound(round + 1);
  }

  return (
    <div lang={languageTag(locale)} onInput={rememberTyped}>
      <div className={styles['notes']}>
        {body && body.content !== '' && isOlderThanEnglish(body, bodyIn(document, 'en')) && (
          <Note tone="warning">{text('bodyOlderThanEnglish')}</Note>
        )}
        {isLate && body && draft && (
          <SavedByOther theirs={body.content} yours={draft.html} onTake={takeTheirs} />
        )}
      </div>
      <Form<'content'> key={`${begunFrom}.${round}`} id={`body-${locale}`} onSubmit={save}>
        <RichTextField
          name="content"
          label={text('bodyIn', { language: LOCALE_NAMES[locale] })}
          defaultHtml={body?.content ?? ''}
          writtenHtml={draft?.html}
        />
      </Form>
    </div>
  );
}

/** What this editor has saved is known before the page has asked for it again. */
const newer = (
  saved: WrittenBodyFragment | null,
  asked: WrittenBodyFragment | undefined,
): WrittenBodyFragment | undefined => (saved && saved.number > (asked?.number ?? 0) ? saved : asked);

interface SavedByOtherProps {
  theirs: string;
  yours: string;
  onTake: () => void;
}

function SavedByOther({ theirs, yours, onTake }: SavedByOtherProps) {
  const text = useText();
  const [isCompared, setIsCompared] = useState(false);
  return (
    <>
      <Note tone="danger">
        <Text id="bodySavedByOther" />
        <div className={styles['choices']}>
          <Button aria-expanded={isCompared} onClick={() => setIsCompared(!isCompared)}>
            {text('compareVersion')}
          </Button>
          <Button onClick={onTake}>{text('takeTheirs')}</Button>
        </div>
      </Note>
      {isCompared && (
        <Card title={<Text id="theirsAndYours" />}>
          <ComparedTexts before={theirs} after={yours} />
        </Card>
      )}
    </>
  );
}

/** What was written in a language and not saved, and the number of the body it began from. */
interface BodyDraft {
  html: string;
  begunFrom: number;
}

interface BodyDrafts {
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
