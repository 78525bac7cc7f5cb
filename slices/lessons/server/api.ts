export { addFilm } from './films/prepare-film.ts';
export { readFilmList } from './films/read-film-list.ts';
/** @public for films that are sent. */
export { refuseSharedLesson } from './managing/load-lesson-for-update.ts';
/** @public for the area of the alumni. */
export { Lesson } from './lesson.graphql.ts';
/** @public */
export { listLibraryLessons, type LibraryLesson } from './library/library-lessons.ts';
