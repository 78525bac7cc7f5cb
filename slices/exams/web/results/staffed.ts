import type { StaffAttemptQuery } from './results.graphql.generated.ts';

/** An attempt with everything that is known of it. */
export type Staffed = NonNullable<StaffAttemptQuery['staffAttempt']>;

export type StaffQuestion = Staffed['attempt']['questions'][number];
