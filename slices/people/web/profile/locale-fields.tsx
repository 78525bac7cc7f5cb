import { LOCALE_NAMES, LOCALES } from '#kit/messages/locales.ts';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { useCurrencyOption } from '#kit/ui/field/use-currency-option.ts';
import { useTimeZones } from '#kit/ui/field/use-time-zones.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import type { ProfileFields } from './profile-fields.ts';
import type { OwnProfileQuery } from './profile.graphql.generated.ts';
import styles from '../profile.module.css';

interface LocaleFieldsProps {
  fields: ProfileFields;
  currencies: OwnProfileQuery['currencies'];
}

const LANGUAGES = LOCALES.map((locale) => ({ value: locale, label: LOCALE_NAMES[locale] }));

export function LocaleFields({ fields, currencies }: LocaleFieldsProps) {
  const text = useText();
  const currencyOption = useCurrencyOption();
  const zone = fields['timezone'] ?? '';
  const zones = useTimeZones(zone);
  return (
    <fieldset className={styles['group']}>
      <legend>{text('languageAndRegion')}</legend>
      <SelectField
        name="language"
        label={text('language')}
        options={LANGUAGES}
        defaultValue={fields['language']}
        hidesPlaceholder
      />
      <SelectField
        name="currency"
        label={text('currency')}
        options={currencies.map(currencyOption)}
        defaultValue={fields['currency']}
      />
      <SelectField name="timezone" label={text('timeZone')} options={zones} defaultValue={zone} />
    </fieldset>
  );
}
