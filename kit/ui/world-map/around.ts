import { COUNTRY_MIDDLES } from '#kit/world-map/country-middles.generated.ts';
import { project, type MapPoint, type Place } from '#kit/world-map/projection.ts';

/** So many degrees to each side, until more is known of a country. */
const USUAL = 6;
const LEAST = 1.5;
const MOST = 25;
/** The largest towns of a country tell how large it is. */
const TELLING = 30;

/** The corners of what is shown around a place. */
export const around = ({ latitude, longitude }: Place, degrees = USUAL): MapPoint[] =>
  [-degrees, degrees].map((away) => project({ latitude: latitude + away / 2, longitude: longitude + away }));

/** The corners of what is shown of a country, with its middle in the middle; none where it is not known. */
export function aroundCountry(country: string | null | undefined, towns: readonly Place[]): MapPoint[] {
  const [latitude, longitude] = COUNTRY_MIDDLES[country ?? ''] ?? [];
  if (latitude === undefined || longitude === undefined) return [];
  const away = towns
    .slice(0, TELLING)
    .map((town) => Math.max(2 * Math.abs(town.latitude - latitude), Math.abs(town.longitude - longitude)));
  const degrees = away.length === 0 ? USUAL : Math.max(LEAST, Math.min(MOST, Math.max(...away)));
  return around({ latitude, longitude }, degrees);
}
