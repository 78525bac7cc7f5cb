/** The zone the reader has chosen to be told times in. */
let chosen: string | null = null;

/** Chooses a zone for as long as the page lives; null for that of the reader's own clock. */
export function chooseReaderZone(zone: string | null): void {
  chosen = zone;
}

/** The zone in which times are told: the chosen one, or that of the clock the reader looks at. */
export const readerZone = (): string => chosen ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
