import {
  DEFAULT_LOCALE,
  type Locale,
  LOCALE_NAMES,
  localeOrDefault,
  LOCALES,
} from '#kit/messages/locales.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { RichText } from '#kit/ui/rich-text/rich-text.tsx';
import { listWithin } from '#kit/ui/table/list-within.ts';
import { useList } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { UnsavedChangesGuard } from '#kit/ui/unsaved-changes/unsaved-changes-guard.tsx';
import { isOlderThanEnglish } from '../../rules/document.ts';
import { BodyEditor, useBodyDrafts } from './body-editor.tsx';
import { BodyHistory } from './body-history.tsx';
import styles from './documents.module.css';
import type { OneDocumentFragment } from './managed-document.graphql.generated.ts';
import { bodyIn, useBodyActions } from './use-body-actions.ts';

/** What stands in a document, one language at a time and beside English; the address says which. */
export function DocumentBodies({ document }: { document: OneDocumentFragment }) {
  const list = useList(['locale']);
  const locale = localeOrDefault(list.params.filters['locale']);
  const drafts = useBodyDrafts();
  const actions = useBodyActions(document._id, locale);
  const body = bodyIn(document, locale);
  const english = bodyIn(document, DEFAULT_LOCALE);
  return (
    <div className={styles['cards']}>
      <UnsavedChangesGuard hasChanges={() => drafts.locales.length > 0} />
      <BodyLanguage
        document={document}
        locale={locale}
        onChoose={(chosen) => list.ask({ filters: { locale: chosen } })}
      />
      {drafts.locales.length > 0 && (
        <Note>
          <Text
            id="bodiesNotSaved"
            values={{ languages: drafts.locales.map((one) => LOCALE_NAMES[one]).join(', ') }}
          />
        </Note>
      )}
      <div className={styles['sides']}>
        {locale !== DEFAULT_LOCALE && english && (
          <Card title={<Text id="englishBody" />}>
            <RichText html={english.content} lang="en" />
          </Card>
        )}
        <BodyEditor key={locale} document={document} locale={locale} drafts={drafts} actions={actions} />
      </div>
      <BodyHistory
        key={`${locale}.${body?.number ?? 0}`}
        document={document}
        locale={locale}
        body={body}
        list={listWithin(list, 'locale')}
        actions={actions}
      />
    </div>
  );
}

interface BodyLanguageProps {
  document: OneDocumentFragment;
  locale: Locale;
  onChoose: (locale: string) => void;
}

function BodyLanguage({ document, locale, onChoose }: BodyLanguageProps) {
  const text = useText();
  const labelOf = (value: Locale): string => {
    const language = LOCALE_NAMES[value];
    const body = bodyIn(document, value);
    if (!body || body.content === '') return text('languageMissing', { language });
    return isOlderThanEnglish(body, bodyIn(document, 'en')) ? text('languageOlder', { language }) : language;
  };
  return (
    <div className={styles['language']}>
      <SelectField
        name="locale"
        label={text('language')}
        options={LOCALES.map((value) => ({ value, label: labelOf(value) }))}
        hidesPlaceholder
        value={locale}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      />
    </div>
  );
}
