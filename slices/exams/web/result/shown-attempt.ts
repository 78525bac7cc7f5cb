import type { ExamResultQuery } from '../result.graphql.generated.ts';

export type ShownAttempt = NonNullable<ExamResultQuery['examAttempt']>;
