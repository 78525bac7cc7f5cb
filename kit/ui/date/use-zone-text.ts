import { useIntl, type IntlShape } from 'react-intl';

/** Says a zone, and which of two equal times is meant, in the reader's language. */
export const useZoneText = (zone: string) => zoneText(useIntl(), zone);

export function zoneText({ formatDateToParts }: Pick<IntlShape, 'formatDateToParts'>, zone: string) {
  const part = (instant: Date, timeZoneName: 'longGeneric' | 'long'): string =>
    formatDateToParts(instant, { timeZone: zone, timeZoneName }).find(({ type }) => type === 'timeZoneName')
      ?.value ?? zone;
  return {
    /** Without the season: Mountain Time. */
    name: part(new Date(0), 'longGeneric'),
    /** In its season: Mountain Daylight Time. */
    nameAt: (instant: Date): string => part(instant, 'long'),
  };
}
