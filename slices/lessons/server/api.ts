export { lessonFileInStore } from './download-lesson-file.ts';
export { addFilm } from './films/add-film.ts';
export { prepareFilm } from './films/prepare-film.ts';
export { readFilmList } from './films/read-film-list.ts';
export { sweepFilms } from './films/sweep-films.ts';
export { writeDemoFilms } from './demo/write-demo-films.ts';
/** @public for whoever sends films. */
export { refuseSharedLesson } from './managing/refuse-shared-lesson.ts';
