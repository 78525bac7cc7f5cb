import type { MessageId } from '#kit/ui/text/message-id.ts';
import type { RegionType, Zone } from '../rules/region.ts';

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
