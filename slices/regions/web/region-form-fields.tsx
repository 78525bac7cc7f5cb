import { Checkbox } from '#kit/ui/choice/checkbox.tsx';
import { Combobox } from '#kit/ui/combobox/combobox.tsx';
import { SelectField, type SelectOption } from '#kit/ui/field/select-field.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { useTimeZones } from '#kit/ui/field/use-time-zones.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import {
  ALL_ZONES,
  REGION_DESCRIPTION_MAX,
  REGION_LINE_MAX,
  REGION_NAME_MAX,
  REGION_TYPES,
} from '../rules/region.ts';
import { RegionAddressFields } from './region-address-fields.tsx';
import type { RegionFields } from './region-fields.ts';
import { REGION_TYPE_TEXTS, ZONE_TEXTS } from './region-texts.ts';

interface RegionFormFieldsProps {
  fields: RegionFields;
  currencies: readonly SelectOption[];
  /** Only a superadmin changes what reports count by. */
  isKindFixed: boolean;
}

export function RegionFormFields({ fields, currencies, isKindFixed }: RegionFormFieldsProps) {
  const text = useText();
  const zones = ALL_ZONES.map((zone) => ({ value: zone, label: text(ZONE_TEXTS[zone]) }));
  const types = REGION_TYPES.map((type) => ({ value: type, label: text(REGION_TYPE_TEXTS[type]) }));
  const clocks = useTimeZones(fields.timeZone);
  return (
    <>
      <TextField
        name="name"
        label={text('regionName')}
        defaultValue={fields.name}
        maxLength={REGION_NAME_MAX}
        autoComplete="off"
        required
        autoFocus
      />
      <TextArea
        name="description"
        label={text('regionDescription')}
        defaultValue={fields.description}
        maxLength={REGION_DESCRIPTION_MAX}
        rows={2}
      />
      <SelectField
        name="type"
        label={text('regionType')}
        options={types}
        defaultValue={fields.type}
        disabled={isKindFixed}
        hidesPlaceholder
      />
      <SelectField
        name="zone"
        label={text('regionZone')}
        options={zones}
        defaultValue={fields.zone}
        disabled={isKindFixed}
        required
      />
      <RegionAddressFields fields={fields} />
      <TextField
        name="phone"
        label={text('regionPhone')}
        defaultValue={fields.phone}
        maxLength={REGION_LINE_MAX}
        type="tel"
        autoComplete="off"
      />
      <Combobox
        name="timeZone"
        label={text('timeZone')}
        source={clocks}
        defaultChosen={clocks.find(({ value }) => value === fields.timeZone) ?? null}
        required
      />
      <SelectField
        name="currency"
        label={text('currency')}
        options={currencies}
        defaultValue={fields.currency}
        disabled={isKindFixed}
        hidesPlaceholder
      />
      <Checkbox
        name="cardPaymentsEnabled"
        label={text('cardPayments')}
        help={text('cardPaymentsHelp')}
        defaultChecked={fields.cardPaymentsEnabled === 'on'}
      />
    </>
  );
}
