/** The most links of the audit log's chain that are checked at once: few enough to stay far from a time-out. */
export const LINKS_PER_CHECK = 5_000;

/** A place in the audit log or in its chain, as it stands in an address; null for what is none. */
export const placeOf = (written: string | null | undefined): string | null =>
  typeof written === 'string' && /^\d{1,18}$/.test(written) ? written : null;

interface EntryFacts {
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
  reason: string | null;
}

/** What was changed, as one text: each thing that was or is said. The reader opens it like any other payload. */
export function payloadOf({ before, after, reason }: EntryFacts): string {
  const told = { ...(before && { before }), ...(after && { after }), ...(reason !== null && { reason }) };
  return Object.keys(told).length === 0 ? '' : JSON.stringify(told);
}
