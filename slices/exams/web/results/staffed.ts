import type { StaffAttemptQuery } from './results.graphql.generated.ts';

export type Staffed = NonNullable<StaffAttemptQuery['staffAttempt']>;

export type StaffQuestion = Staffed['attempt']['questions'][number];
