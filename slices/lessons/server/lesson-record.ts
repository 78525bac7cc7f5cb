import type { Chapter } from '../rules/chapter.ts';
import type { Span } from '../rules/watched.ts';
import type { FilmRecord } from './films/film-record.ts';
import type { LessonFileRecord } from './lesson-files.queries.ts';

/** A lesson as it is read in one language. */
export interface LessonRecord {
  id: string;
  courseId: string;
  courseName: string;
  position: number;
  hidden: boolean;
  /** Length of the film or recording; none until there is one. */
  seconds: number | null;
  version: number;
  /** The one its course was first written in. */
  ownLocale: string;
  /** The language its title is told in: the one asked for, else the course's own, else any. */
  locale: string;
  /** The languages it has been written in. */
  locales: string[];
  title: string;
  description: string;
  chapters: Chapter[];
}

/** How far somebody is in a lesson. */
export interface LessonProgress {
  /** The lesson's. */
  id: string;
  watched: Span[];
  watchedSeconds: number;
  position: number;
  watchedAt: Date;
  completed: boolean;
}

/** A lesson as pages carry it: what came along with it is not asked for again, what did not is asked for when wanted. */
export interface ShownLesson extends LessonRecord {
  subtitles?: { locale: string }[];
  files?: LessonFileRecord[];
  films?: FilmRecord[];
  /** How far whoever asked is; null when they never opened it. */
  progress?: LessonProgress | null;
  /** Those of whoever asked. */
  notes?: LessonNote[];
}

export interface LessonNote {
  id: string;
  lessonId: string;
  atSecond: number;
  body: string;
  version: number;
  updatedAt: Date;
}
