/** @public for the slices above: what is taught is theirs to add to. */
export type { CourseRecord } from './course-record.ts';
/** @public */
export { Course } from './courses.graphql.ts';
export { courseFileInStore, outlineInStore } from './download-course-file.ts';
/** @public */
export { courseToRead, courseWithStanding, readingLocale } from './read-course.ts';
