import type { StudentCourseQuery } from './student-course.graphql.generated.ts';

/** A course as the parts of its page read it. */
export type ReadCourse = NonNullable<StudentCourseQuery['course']>;
