import { LOCALE_NAMES, LOCALES, type Locale } from '#kit/messages/locales.ts';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { InterfaceCoverageQuery } from './translations.graphql.generated.ts';
import styles from './translations.module.css';

interface LanguageChoiceProps {
  locale: Locale;
  coverage: InterfaceCoverageQuery['interfaceCoverage'];
  onChoose: (locale: string) => void;
}

/** Which language is worked on, and how much of the interface each of them says. */
export function LanguageChoice({ locale, coverage, onChoose }: LanguageChoiceProps) {
  const text = useText();
  const options = LOCALES.map((value) => {
    const covered = coverage.find((one) => one.locale === value);
    const language = LOCALE_NAMES[value];
    return {
      value,
      label: covered
        ? `${language} · ${text('coveredOfTotal', { translated: covered.translated, total: covered.total })}`
        : language,
    };
  });
  return (
    <div className={styles['language']}>
      <SelectField
        name="locale"
        label={text('language')}
        options={options}
        hidesPlaceholder
        value={locale}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      />
    </div>
  );
}
