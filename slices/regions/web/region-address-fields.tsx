import { useMemo } from 'react';
import { spokenLocale } from '#kit/client/spoken-locale.ts';
import { DEFAULT_LOCALE } from '#kit/messages/locales.ts';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { countryOptions } from '../rules/country-options.ts';
import { REGION_LINE_MAX } from '../rules/region.ts';
import type { RegionFields } from './region-fields.ts';

/** The lines over the country, by the names they have in every address form. */
const LINES = [
  ['addressLine1', 'line1'],
  ['addressLine2', 'line2'],
  ['addressCity', 'city'],
  ['addressState', 'state'],
  ['addressPostcode', 'postcode'],
] as const;

interface RegionAddressFieldsProps {
  fields: RegionFields;
}

/** Where a region is. A region of the software is nowhere, so that the server alone asks for the country. */
export function RegionAddressFields({ fields }: RegionAddressFieldsProps) {
  const text = useText();
  const countries = useMemo(() => countryOptions(spokenLocale() ?? DEFAULT_LOCALE), []);
  return (
    <>
      {LINES.map(([name, label]) => (
        <TextField
          key={name}
          name={name}
          label={text(label)}
          defaultValue={fields[name]}
          maxLength={REGION_LINE_MAX}
          autoComplete="off"
        />
      ))}
      <SelectField
        name="addressCountry"
        label={text('country')}
        options={countries}
        defaultValue={fields.addressCountry}
      />
    </>
  );
}
