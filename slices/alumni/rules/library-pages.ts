export const LIBRARY_PAGE = '/alumni/library';
export const VIDEOS_PAGE = '/alumni/videos';

/** Where a course of the library is, or one of its lessons. */
export const libraryAddress = (courseId: string, lessonId?: string): string =>
  lessonId === undefined ? `${LIBRARY_PAGE}/${courseId}` : `${LIBRARY_PAGE}/${courseId}/lessons/${lessonId}`;
