import type { CategoryRecord } from '#slices/categories/server/api.ts';
import type { CourseValues, CourseTexts } from '../rules/course.ts';

/** A file that students may take with them. */
export interface StoredFile {
  key: string;
  name: string;
  bytes: number;
}

/** A course as it is read in one language. */
export interface CourseRecord extends CourseValues, CourseTexts {
  id: string;
  /** The language its name is told in: the one asked for, or the course's own. */
  locale: string;
  /** The languages it has been written in. */
  locales: string[];
  outline: (StoredFile & { locale: string }) | null;
  archived: boolean;
  version: number;
}

/** Whoever teaches a course, as students know them. */
export interface CourseTeacherFacts {
  id: string;
  name: string;
  photoId: string | null;
}

/** A course as lists carry it: what came along with it is not asked for again, what did not is asked for when wanted. */
export interface ListedCourse extends Omit<CourseRecord, 'locales'> {
  locales?: string[];
  teacher?: CourseTeacherFacts | null;
  category?: CategoryRecord | null;
  /** Whether whoever asked takes it today. */
  isTaken?: boolean;
}
