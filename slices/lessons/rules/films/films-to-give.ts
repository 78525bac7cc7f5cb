import { lessonsOfFiles, titleOfFile } from './film-files.ts';
import { LESSON_TITLE_MAX } from '../lesson.ts';

/** Where a film goes: to a lesson, to one that is made for it, or nowhere. */
export type FilmGoal =
  | { kind: 'lesson'; lessonId: string }
  | { kind: 'new'; title: string }
  | { kind: 'nowhere' };

/** A file on its way to a lesson, before it is sent. */
export interface FilmToGive<File> {
  /** Also the id of the lesson that is made for it, so that a second try makes no second one. */
  key: string;
  file: File;
  /** How a lesson is called that is made for it. */
  title: string;
  to: FilmGoal;
}

interface Named {
  name: string;
  size: number;
}

/** Those that were there, and new files in the order of their names, each with the lesson it is meant for. */
export function filmsWith<File extends Named>(
  before: readonly FilmToGive<File>[],
  files: readonly File[],
  lessons: readonly { _id: string; title: string }[],
  newKey: () => string,
): FilmToGive<File>[] {
  const isNew = ({ name, size }: File): boolean =>
    before.every(({ file }) => file.name !== name || file.size !== size);
  const added = files
    .filter(isNew)
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }));
  const given = new Set(before.map(({ to }) => (to.kind === 'lesson' ? to.lessonId : null)));
  const names = added.map(({ name }) => name);
  const meant = lessonsOfFiles(names, lessons);
  return [
    ...before,
    ...added.map((file, index): FilmToGive<File> => {
      const lessonId = meant[index];
      const title = titleOfFile(file.name, names).slice(0, LESSON_TITLE_MAX);
      const isMeant = lessonId && !given.has(lessonId);
      return {
        key: newKey(),
        file,
        title,
        to: isMeant ? { kind: 'lesson', lessonId } : { kind: 'new', title },
      };
    }),
  ];
}

/**
 * A film whose new lesson is there already goes to that one. Its answer was lost on the way, and the person who has written
 * another title since would be refused for ever.
 */
export const withMade = <File>(
  films: readonly FilmToGive<File>[],
  lessons: readonly { _id: string }[],
): FilmToGive<File>[] =>
  films.map((film) =>
    film.to.kind === 'new' && lessons.some(({ _id }) => _id === film.key)
      ? { ...film, to: { kind: 'lesson', lessonId: film.key } }
      : film,
  );

/** Another goal for a film, as a person has chosen it: a lesson, or one of the two words below. */
export function filmTo<File>(film: FilmToGive<File>, choice: string): FilmToGive<File> {
  if (choice === NOWHERE) return { ...film, to: { kind: 'nowhere' } };
  const { title } = film;
  return {
    ...film,
    to: choice === NEW_LESSON ? { kind: 'new', title } : { kind: 'lesson', lessonId: choice },
  };
}

export const NEW_LESSON = 'new';
export const NOWHERE = 'nowhere';

export const choiceOf = ({ to }: Pick<FilmToGive<unknown>, 'to'>): string =>
  to.kind === 'lesson' ? to.lessonId : to.kind === 'new' ? NEW_LESSON : NOWHERE;

/** Whether another film is for the same lesson: the one that came later would replace it. */
export const isGivenTwice = (
  { key, to }: Pick<FilmToGive<unknown>, 'key' | 'to'>,
  films: readonly Pick<FilmToGive<unknown>, 'key' | 'to'>[],
): boolean =>
  to.kind === 'lesson' &&
  films.some((other) => other.key !== key && other.to.kind === 'lesson' && other.to.lessonId === to.lessonId);

/** Those that can be sent; null while there is none, or one of them cannot be. */
export function filmsToSend<File>(films: readonly FilmToGive<File>[]): readonly FilmToGive<File>[] | null {
  const sent = films.filter(({ to }) => to.kind !== 'nowhere');
  const isWrong = (film: FilmToGive<File>): boolean =>
    isGivenTwice(film, sent) || (film.to.kind === 'new' && film.to.title.trim() === '');
  return sent.length === 0 || sent.some(isWrong) ? null : sent;
}
