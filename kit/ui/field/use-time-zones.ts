import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { timeZoneOptions, zoneName } from '#kit/calendar/time-zone.ts';

/** The zones to choose from, in the reader's language and with what their clocks show today. */
export function useTimeZones(stored: string) {
  const { locale } = useIntl();
  const [now] = useState(() => new Date());
  return useMemo(() => timeZoneOptions(stored, locale, now), [stored, locale, now]);
}

/** One zone, in the same words; today, or at the moment that is spoken of. */
export function useZoneName(): (zone: string, at?: Date) => string {
  const { locale } = useIntl();
  const [now] = useState(() => new Date());
  return (zone, at = now) => zoneName(zone, locale, at);
}
