import { useMemo } from 'react';
import { call } from '#kit/client/call/call.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { RecordDialog } from '#kit/client/records/record-dialog.tsx';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { spokenLocale } from '#kit/client/spoken-locale.ts';
import { DEFAULT_LOCALE } from '#kit/messages/locales.ts';
import { Checkbox } from '#kit/ui/choice/checkbox.tsx';
import { Combobox } from '#kit/ui/combobox/combobox.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { useCurrencyOption } from '#kit/ui/field/use-currency-option.ts';
import { useTimeZones } from '#kit/ui/field/use-time-zones.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { countryOptions } from '#slices/regions/rules/country-options.ts';
import { can } from '#slices/regions/rules/permissions.ts';
import { region as fields } from '#slices/regions/rules/region.ts';
import {
  createRegion,
  currenciesOfRegions,
  managedRegions,
  oneRegion,
  updateRegion,
  type OneRegionFragment,
} from './regions.graphql.generated.ts';
import { useRegionOptions } from './region-texts.ts';

/** The lines over the country, by the names they have in every address form. */
const ADDRESS_LINES = [
  ['addressLine1', 'line1'],
  ['addressLine2', 'line2'],
  ['addressCity', 'city'],
  ['addressState', 'state'],
  ['addressPostcode', 'postcode'],
] as const;

interface RegionDialogProps {
  /** Null for one that is still to be opened. */
  region: OneRegionFragment | null;
  onClose: () => void;
  /** Told what is stored now, and what the change was based on. */
  onSaved: (saved: OneRegionFragment, before: OneRegionFragment | null) => void;
}

/** A region of the software is nowhere, so that the server alone asks for the country. */
export function RegionDialog({ region, onClose, onSaved }: RegionDialogProps) {
  const text = useText();
  const currencyOption = useCurrencyOption();
  const answer = useQuery(currenciesOfRegions, {});
  const clocks = useTimeZones(region?.timeZone ?? '');
  const countries = useMemo(() => countryOptions(spokenLocale() ?? DEFAULT_LOCALE), []);
  const { zones, types } = useRegionOptions();
  // Only a superadmin changes what reports count by.
  const isKindFixed = !can.arrange({ roles: useSignedInUser().roles ?? [] });
  return (
    <RecordDialog
      id="region"
      title={<Text id={region ? 'editRegion' : 'newRegion'} />}
      fields={fields}
      stored={region}
      initial={{ currency: 'USD', type: 'CAMPUS' }}
      waitsFor={answer}
      save={async (regionInput, { id: regionId, version }) =>
        version === null
          ? (await call(createRegion, { regionId, regionInput })).createRegion
          : (await call(updateRegion, { regionId, version, regionInput })).updateRegion
      }
      stale={[managedRegions]}
      onSaved={(saved, { before }) => onSaved(saved, before)}
      reload={async (regionId) => (await call(oneRegion, { regionId })).managedRegion}
      onClose={onClose}
    >
      {({ control, choice }) => (
        <>
          <TextField {...control('name')} label={text('regionName')} autoComplete="off" autoFocus />
          <TextArea {...control('description')} label={text('regionDescription')} rows={2} />
          <SelectField
            {...choice('type')}
            label={text('regionType')}
            options={types}
            disabled={isKindFixed}
            hidesPlaceholder
          />
          <SelectField
            {...choice('zone')}
            label={text('regionZone')}
            options={zones}
            disabled={isKindFixed}
          />
          {ADDRESS_LINES.map(([name, label]) => (
            <TextField key={name} {...control(name)} label={text(label)} autoComplete="off" />
          ))}
          <SelectField
            {...choice('addressCountry')}
            required={false}
            label={text('country')}
            options={countries}
          />
          <TextField {...control('phone')} label={text('regionPhone')} type="tel" autoComplete="off" />
          <Combobox
            name="timeZone"
            label={text('timeZone')}
            source={clocks}
            defaultChosen={clocks.find(({ value }) => value === choice('timeZone').defaultValue) ?? null}
            required
          />
          <SelectField
            {...choice('currency')}
            label={text('currency')}
            options={(answer.data?.currencies ?? []).map(currencyOption)}
            disabled={isKindFixed}
            hidesPlaceholder
          />
          <Checkbox
            {...control('cardPaymentsEnabled')}
            label={text('cardPayments')}
            help={text('cardPaymentsHelp')}
          />
        </>
      )}
    </RecordDialog>
  );
}
