import { useAppState } from '#kit/client/storage/app-state.ts';
import { isLocale, LOCALE_NAMES, LOCALES, type Locale } from '#kit/messages/locales.ts';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { useText } from '#kit/ui/text/use-text.ts';

interface LanguageFieldProps {
  onChoose: (locale: Locale) => void;
  disabled?: boolean;
}

/** The language that lessons are written in; whoever shows it says what has to be asked before it changes. */
export function LanguageField({ onChoose, disabled = false }: LanguageFieldProps) {
  const text = useText();
  return (
    <SelectField
      name="locale"
      label={text('lessonLanguage')}
      hidesPlaceholder
      disabled={disabled}
      value={useAppState().writeLocale}
      options={LOCALES.map((locale) => ({ value: locale, label: LOCALE_NAMES[locale] }))}
      onChange={({ currentTarget: { value } }) => isLocale(value) && onChoose(value)}
    />
  );
}
