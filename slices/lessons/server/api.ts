export { addFilm } from './films/add-film.ts';
export { readFilmList } from './films/read-film-list.ts';
/** @public for whoever sends films. */
export { refuseSharedLesson } from './managing/refuse-shared-lesson.ts';
