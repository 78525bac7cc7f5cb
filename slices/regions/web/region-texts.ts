import type { SelectOption } from '#kit/ui/field/select-field.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { ALL_ZONES, REGION_TYPES, type RegionType, type Zone } from '../rules/region.ts';

export const ZONE_TEXTS: Readonly<Record<Zone, MessageId>> = {
  NORTH_AMERICA: 'zoneNorthAmerica',
  LATIN_AMERICA: 'zoneLatinAmerica',
  EUROPE: 'zoneEurope',
  AFRICA: 'zoneAfrica',
  ASIA_PACIFIC: 'zoneAsiaPacific',
  SYSTEM: 'zoneSystem',
};

export const REGION_TYPE_TEXTS: Readonly<Record<RegionType, MessageId>> = {
  OFFICE: 'regionTypeOffice',
  CAMPUS: 'regionTypeCampus',
};

export function useRegionOptions(): { zones: SelectOption[]; types: SelectOption[] } {
  const text = useText();
  return {
    zones: ALL_ZONES.map((value) => ({ value, label: text(ZONE_TEXTS[value]) })),
    types: REGION_TYPES.map((value) => ({ value, label: text(REGION_TYPE_TEXTS[value]) })),
  };
}
