// As with courses: an address of the site itself, which asks who is there and then leads to the store.

export const LESSON_FILE_ADDRESS = '/downloads/lesson-files/:fileId';

/** The lists of a film: its qualities, and its small pictures. The pass in the address is the right to read them. */
export const FILM_LIST_ADDRESS = '/films/:filmId/:pass/:file';

export const filmListAddress = (filmId: string, pass: string, file: string): string =>
  FILM_LIST_ADDRESS.replace(':filmId', filmId).replace(':pass', pass).replace(':file', file);

export const lessonFileAddress = (fileId: string): string => LESSON_FILE_ADDRESS.replace(':fileId', fileId);
