export { lessonFileInStore } from './download-lesson-file.ts';
export { addFilm } from './add-film.ts';
export { prepareFilm } from './prepare-film.ts';
export { readFilmList } from './read-film-list.ts';
export { sweepFilms } from './sweep-films.ts';
export { writeDemoFilms } from './write-demo-films.ts';
/** @public for whoever sends films. */
export { refuseSharedLesson } from './refuse-shared-lesson.ts';
