/** @public for the slices above: what is taught is theirs to add to. */
export type { CourseRecord } from './course-record.ts';
/** @public */
export { onCourseCopied } from './after-copy.ts';
/** @public */
export { writers } from './change-courses.graphql.ts';
/** @public */
export { Course, CourseKindType } from './courses.graphql.ts';
export { courseFileInStore, outlineInStore } from './download-course-file.ts';
/** @public */
export { SentFileInput } from './course-files.graphql.ts';
export { forgetCourseFile } from './kept-files.ts';
/** @public for files that belong to a part of a course. */
export { forgetUnlessKept, receiveFile, type AnnouncedFile } from './kept-files.ts';
export { outlinesZip } from './outlines-zip.ts';
/** @public for whoever changes a part of a course, or shows who may. */
export { campusesToAsk, refuseIfShared } from './course-use.ts';
/** @public */
export { courseToRead, courseWithStanding, readingLocale } from './read-course.ts';
/** @public for whoever shows how students get on. */
export { listTeachings, teachingToFollow } from './list-teachings.ts';
/** @public */
export type { TeachingRecord } from './teaching-record.ts';
/** @public */
export { Teaching } from './teachings.graphql.ts';
export { writeDemoOutlines } from './write-demo-outlines.ts';
