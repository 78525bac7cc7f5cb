import { createContext, use } from 'react';

/** Where a course is opened: among those of a student, or in a library whose readers leave no trace. */
export interface Shelf {
  /** Courses stand under it. */
  address: string;
  /** What it is called on the way to a course; a student's own goes without saying. */
  name: string | null;
}

const OWN_COURSES: Shelf = { address: '/student/courses', name: null };

export const ShelfContext = createContext(OWN_COURSES);

export const useShelf = (): Shelf => use(ShelfContext);

export const useIsLibrary = (): boolean => useShelf() !== OWN_COURSES;

/** The address of a course, or of one of its lessons, where its reader is. */
export function useCourseAddress(): (courseId: string, lessonId?: string) => string {
  const { address } = useShelf();
  return (courseId, lessonId) =>
    lessonId === undefined ? `${address}/${courseId}` : `${address}/${courseId}/lessons/${lessonId}`;
}
