import { useState, type SyntheticEvent } from 'react';
import { languageTag, LOCALE_NAMES, type Locale } from '#kit/messages/locales.ts';
import { Form } from '#kit/ui/form/form.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { RichTextField } from '#kit/ui/rich-text/rich-text-field.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { isOlderThanEnglish } from '#slices/documents/rules/document.ts';
import styles from './documents.module.css';
import type { OneDocumentFragment, WrittenBodyFragment } from './managed-document.graphql.generated.ts';
import { SavedByOther } from './saved-by-other.tsx';
import { bodyIn, type BodyActions } from './use-body-actions.ts';
import type { BodyDrafts } from './use-body-drafts.ts';

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
    // After somebody else's change it is known what would be replaced: pressing again does it.
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
          <Note tone="warning">
            <Text id="bodyOlderThanEnglish" />
          </Note>
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
