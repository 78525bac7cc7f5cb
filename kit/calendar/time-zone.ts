/** Whether a time zone has a name and rules; a bare offset knows no summer time and is none. */
export function isTimeZone(zone: string): boolean {
  if (!/^[a-z_]+(?:\/[a-z\d_+-]+)*$/i.test(zone)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Zones that were renamed, by the names that browsers still list them under. */
const RENAMED: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

const modern = (zone: string): string => RENAMED[zone] ?? zone;

/** What people call a zone by: its city, behind which a state or an island may stand. */
const cityOf = (zone: string): string =>
  modern(zone).split('/').slice(1).toReversed().join(', ').replaceAll('_', ' ') || zone;

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

/** Every zone the browser knows, and the stored one, whichever name it was stored under. */
export function timeZoneOptions(
  stored: string,
  language: string,
  at: Date,
): { value: string; label: string; aside: string }[] {
  const known = ['UTC', ...Intl.supportedValuesOf('timeZone')].map(modern);
  const zones = new Set([...known.filter((zone) => zone !== modern(stored)), ...(stored ? [stored] : [])]);
  const { compare } = new Intl.Collator(language);
  return [...zones]
    .map((zone) => ({ value: zone, label: zoneName(zone, language, at), aside: modern(zone) }))
    .toSorted((one, other) => compare(one.label, other.label));
}
