import { isElsewhere } from '#kit/world-map/country-of-place.ts';
import type { MinistryValues } from './ministry.ts';

interface MinistryProblem {
  problem: 'ministryPlaceInvalid' | 'ministryPlaceElsewhere' | 'ministryEmailMissing';
  field: 'latitude' | 'longitude' | 'country' | 'contactEmail';
}

/** All that does not go together in what is said of a ministry. */
export function ministryProblems(
  values: Pick<MinistryValues, 'latitude' | 'longitude' | 'country' | 'contactEmail' | 'showsContactEmail'>,
): MinistryProblem[] {
  const { latitude, longitude, country, contactEmail, showsContactEmail } = values;
  const found: MinistryProblem[] = [];
  if ((latitude === null) !== (longitude === null))
    found.push({ problem: 'ministryPlaceInvalid', field: latitude === null ? 'latitude' : 'longitude' });
  if (latitude !== null && longitude !== null && isElsewhere(country, { latitude, longitude }))
    found.push({ problem: 'ministryPlaceElsewhere', field: 'country' });
  if (showsContactEmail && contactEmail === '')
    found.push({ problem: 'ministryEmailMissing', field: 'contactEmail' });
  return found;
}
