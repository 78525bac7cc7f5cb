import { universalMidnight } from '#kit/calendar/day.ts';
import { defineHolds } from '#slices/transcripts/server/api.ts';
import { listHeld } from './dues.queries.ts';

/** Managers read why a transcript is held, and not how much a student owes: amounts stand under Finances. */
defineHolds(async (db, personIds, now) =>
  (await listHeld(db, personIds, now)).map(({ personId, regionId, regionName, since }) => ({
    id: `dues-${personId}-${regionId}`,
    personId,
    regionId,
    putAt: universalMidnight(since),
    says: { id: 'duesHoldTranscripts', values: { campus: regionName } },
    path: `/users/${personId}?tab=finances`,
  })),
);
