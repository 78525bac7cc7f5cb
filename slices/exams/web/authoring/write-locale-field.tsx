import { changeAppState, useAppState } from '#kit/client/storage/app-state.ts';
import { isLocale, LOCALE_NAMES, LOCALES } from '#kit/messages/locales.ts';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { useText } from '#kit/ui/text/use-text.ts';

export function WriteLocaleField() {
  const text = useText();
  const { writeLocale } = useAppState();
  return (
    <SelectField
      name="writeLocale"
      label={text('examLanguage')}
      hidesPlaceholder
      value={writeLocale}
      options={LOCALES.map((locale) => ({ value: locale, label: LOCALE_NAMES[locale] }))}
      onChange={({ currentTarget: { value } }) => isLocale(value) && changeAppState({ writeLocale: value })}
    />
  );
}
