/** @public for the slices above: what is taught is theirs to add to. */
export type { CourseRecord } from './course.queries.ts';
/** @public */
export { onCourseCopied } from './managing/course.actions.ts';
/** @public */
export { ManagedCourse, SentFileInput, writers } from './managing/manage-courses.graphql.ts';
/** @public */
export { Course, CourseKindType } from './courses.graphql.ts';
/** @public for files that belong to a part of a course. */
export { forgetUnlessKept, receiveFile, type AnnouncedFile } from './managing/course-files.actions.ts';
/** @public for parts of a course that are changed, and to show who may change them. */
export { campusesToAsk, refuseIfShared, regionsUsing } from './managing/course-use.ts';
/** @public */
export { courseToRead, courseWithStanding, isInReach, readingLocale } from './read-course.ts';
/** @public for lists of what belongs to courses. */
export { standingToday } from './course-standing.queries.ts';
/** @public for parts of a course that are looked for by their words. */
export { coursesToFindIn, MAX_FOUND, type StudySearch } from './student/find-in-studies.ts';
/** @public */
export { FoundInStudies } from './student/find-in-studies.graphql.ts';
/** @public to show how students get on. */
export { listCourseOfferings, courseOfferingToFollow } from './offerings/list-course-offerings.ts';
/** @public to read more with what is followed, in the same statement. */
export { courseOfferingsToFollow } from './offerings/course-offerings.queries.ts';
/** @public */
export type { CourseOfferingRecord } from './offerings/course-offerings.queries.ts';
/** @public */
export { CourseOffering } from './offerings/course-offerings.graphql.ts';
/** @public for the area of the alumni, who may read and watch these. */
export { listLibraryCategories, listLibraryCourses } from './library/library-courses.ts';
