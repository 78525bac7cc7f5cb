/** Whether a time zone has a name and rules; a bare offset knows no summer time and is none. */
export function isTimeZone(zone: string): boolean {
  if (!/^[a-z_]+(?:\/[a-z\d_+-]+)*$/i.test(zone)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** What people call a zone by: its city, behind which a state or an island may stand. */
const cityOf = (zone: string): string =>
  zone.split('/').slice(1).toReversed().join(', ').replaceAll('_', ' ') || zone;

/** How far its clocks are from Greenwich at a moment, as a language writes that; nothing where the zone is unknown here. */
function offsetOf(zone: string, language: string, at: Date): string {
  if (!isTimeZone(zone)) return '';
  const clock = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'shortOffset' });
  return clock.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** A zone as people speak of it: Denver (GMT-7). */
export function zoneName(zone: string, language: string, at: Date): string {
  const [city, offset] = [cityOf(zone), offsetOf(zone, language, at)];
  return offset && city !== zone ? `${city} (${offset})` : city;
}

/** Every zone the browser knows, and the stored one, which another browser may have called by an older name. */
export function timeZoneOptions(
  stored: string,
  language: string,
  at: Date,
): { value: string; label: string; aside: string }[] {
  const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), ...(stored ? [stored] : [])]);
  const { compare } = new Intl.Collator(language);
  return [...zones]
    .map((zone) => ({ value: zone, label: zoneName(zone, language, at), aside: zone }))
    .toSorted((one, other) => compare(one.label, other.label));
}
