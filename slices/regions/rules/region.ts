/** Parts of the world, for filters and charts. */
export const REGION_ZONES = ['NORTH_AMERICA', 'LATIN_AMERICA', 'EUROPE', 'AFRICA', 'ASIA_PACIFIC'] as const;

/** Marks regions that only the software uses. No filter offers it. */
export const SYSTEM_ZONE = 'SYSTEM';

export const REGION_TYPES = ['OFFICE', 'CAMPUS'] as const;
