const HOUR = 60;

/** Making one takes longer than writing a hundred numbers with it. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(languageTag: string, unit: 'hour' | 'minute'): Intl.NumberFormat {
  const key = `${languageTag} ${unit}`;
  const format =
    formats.get(key) ?? new Intl.NumberFormat(languageTag, { style: 'unit', unit, unitDisplay: 'short' });
  formats.set(key, format);
  return format;
}

/** A time as people of a language write it: “12 hr 30 min”, “45 min”, “40 hr”; each part stays in one piece. */
export function writtenMinutes(minutes: number, languageTag: string): string {
  const written = (value: number, unit: 'hour' | 'minute'): string =>
    formatOf(languageTag, unit).format(value).replaceAll(' ', '\u00A0');
  const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR];
  if (rest === 0) return written(hours, 'hour');
  return hours === 0 ? written(rest, 'minute') : `${written(hours, 'hour')} ${written(rest, 'minute')}`;
}

/** The same for many times of which most are alike, as those of a class. */
export function writtenOften(languageTag: string): (minutes: number) => string {
  const written = new Map<number, string>();
  return (minutes) => {
    const text = written.get(minutes) ?? writtenMinutes(minutes, languageTag);
    written.set(minutes, text);
    return text;
  };
}
