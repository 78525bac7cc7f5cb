import { LOCALE_NAMES, LOCALES, type Locale } from '#kit/messages/locales.ts';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { isOlderThanEnglish } from '#slices/documents/rules/document.ts';
import styles from './documents.module.css';
import type { OneDocumentFragment } from './managed-document.graphql.generated.ts';
import { bodyIn } from './use-body-actions.ts';

interface BodyLanguageProps {
  document: OneDocumentFragment;
  locale: Locale;
  onChoose: (locale: string) => void;
}

/** Which language is written, and what the others lack. */
export function BodyLanguage({ document, locale, onChoose }: BodyLanguageProps) {
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
