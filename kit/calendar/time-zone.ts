/** Whether a time zone has a name and rules; a bare offset knows no summer time and is none. */
export function isTimeZone(zone: string): boolean {
  if (!/^[a-z_]+(?:\/[a-z\d_+-]+)*$/i.test(zone)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Every zone the browser knows, and the stored one, which another browser may have called by an older name. */
export function timeZoneOptions(stored: string): { value: string; label: string }[] {
  const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), ...(stored ? [stored] : [])]);
  return [...zones].toSorted().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}
