import type { Day } from '#kit/calendar/day.ts';

// The words that the parts of the demo college share: each part returns what it made, and the next takes it.

export const CAMPUS_NAMES = ['colorado', 'walsall', 'jakarta'] as const;
export type CampusName = (typeof CAMPUS_NAMES)[number];
export type RegionName = CampusName | 'office' | 'alumni' | 'default' | 'appTesting';

export interface DemoRegion {
  id: string;
  slug: string;
  name: string;
  currency: string;
  timeZone: string;
  addressCountry: string;
}

export type DemoRegions = Readonly<Record<RegionName, DemoRegion>>;

export type StudyYear = 1 | 2 | 3;
export type Session = 'DAY' | 'EVENING';

/** The class somebody was in last. A college twice as large has two classes side by side, and so on. */
export interface Studies {
  year: StudyYear;
  session: Session;
  classNumber: number;
  /** How many academic years ago that was; 0 for those who are in it now. */
  yearsAgo: number;
}

/**
 * A STUDENT is in a class of now; a COMPANION learns in the companion app; ONLINE takes the free course only;
 * an ALUMNUS has graduated and gone; LEFT gave up in the first year.
 */
export type PersonKind = 'STAFF' | 'STUDENT' | 'COMPANION' | 'ONLINE' | 'ALUMNUS' | 'LEFT';

export interface DemoPerson {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  kind: PersonKind;
  status: 'ACTIVE' | 'UNVERIFIED' | 'DISABLED';
  home: RegionName;
  studies: Studies | null;
  /** Second-year graduation, which makes somebody an alumnus even while they go on to a third year. */
  graduatedOn: Day | null;
  createdAt: Date;
}
