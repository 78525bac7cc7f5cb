import type { ExamResultQuery } from '../result.graphql.generated.ts';

/** An attempt as its result is told. */
export type ShownAttempt = NonNullable<ExamResultQuery['examAttempt']>;
