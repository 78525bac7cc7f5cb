import { SYSTEM_ZONE } from '#slices/regions/rules/region.ts';

/** What decides whether a region stands in charts. */
export interface ChartedRegion {
  _id: string;
  zone?: string | null;
  type?: string | null;
  addressCountry?: string | null;
  closed?: boolean | null;
}

/** Which regions a user looks at. The names are the specification's (TRAP-48). */
export interface RegionChoice {
  /** None: all of them. */
  selectedRegions: readonly string[];
  /** Offices. */
  showAWM: boolean;
  /** Campuses. */
  showCBC: boolean;
  showUS: boolean;
  showIntl: boolean;
  showClosed: boolean;
}

/** Whether a region is shown: by its kind, by its place and by whether it is open. The software's own never are. */
export function isCharted(region: ChartedRegion, choice: RegionChoice): boolean {
  const { selectedRegions, showAWM, showCBC, showUS, showIntl, showClosed } = choice;
  return (
    region.zone !== SYSTEM_ZONE &&
    (region.type === 'OFFICE' ? showAWM : showCBC) &&
    (region.addressCountry === 'USA' ? showUS : showIntl) &&
    (showClosed || region.closed !== true) &&
    (selectedRegions.length === 0 || selectedRegions.includes(region._id))
  );
}
