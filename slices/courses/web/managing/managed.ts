import type { ManagedCourseQuery } from './course.graphql.generated.ts';

/** A course with everything that is written about it and everybody it is taught to. */
export type Managed = NonNullable<ManagedCourseQuery['managedCourse']>;
