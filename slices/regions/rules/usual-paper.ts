export const PAPERS = ['A4', 'LETTER'] as const;
export type PaperKind = (typeof PAPERS)[number];

/** Where offices print on Letter (ISO 3166, as campuses have it): North America, much of Central and South America, the Philippines. */
const LETTER_COUNTRIES: ReadonlySet<string> = new Set(
  'USA CAN MEX PRI BLZ GTM SLV NIC CRI PAN COL VEN CHL PHL'.split(' '),
);

/** The paper that lies in the printers of a country. */
export const usualPaper = (country: string): PaperKind => (LETTER_COUNTRIES.has(country) ? 'LETTER' : 'A4');
