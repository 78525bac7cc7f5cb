import { useIntl } from 'react-intl';
import type { Place } from '#kit/world-map/projection.ts';
import { useText } from '../text/use-text.ts';

/** A place in degrees, in the reader's words. */
export function usePlaceText(): (place: Place) => string {
  const text = useText();
  const { formatNumber } = useIntl();
  const degrees = (value: number): string => formatNumber(Math.abs(value), { minimumFractionDigits: 1 });
  return ({ latitude, longitude }) =>
    text('mapDegrees', {
      latitude: degrees(latitude),
      hemisphere: latitude < 0 ? 'south' : 'north',
      longitude: degrees(longitude),
      side: longitude < 0 ? 'west' : 'east',
    });
}
