import { call } from '#kit/client/call/call.ts';
import { handOverLargeUpload } from '#kit/client/sending/large-uploads.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import type { FilmToGive } from '../../rules/films-to-give.ts';
import { createLesson, managedLessons } from './managed-lessons.graphql.generated.ts';

interface FilmsGiven {
  isGiving: boolean;
  /** Gives films to their lessons; says which are left because something went wrong. */
  give: (films: readonly FilmToGive<File>[]) => Promise<FilmToGive<File>[]>;
}

/** Makes the lessons that are wanted, and puts every film into the tray, one after the other. */
export function useFilmsGiven(course: { _id: string; ownLocale: string }, locale: string): FilmsGiven {
  const { isBusy: isGiving, attempt } = useMutation({ stale: [managedLessons], afterRefusalToo: true });

  async function lessonFor({ key, to }: FilmToGive<File>): Promise<string | null> {
    if (to.kind !== 'new') return to.kind === 'lesson' ? to.lessonId : null;
    const { _id: courseId, ownLocale } = course;
    await call(createLesson, { lessonId: key, courseId, locale: ownLocale, title: to.title.trim() });
    return key;
  }

  async function give(films: readonly FilmToGive<File>[]): Promise<FilmToGive<File>[]> {
    const left = [...films];
    await attempt(async () => {
      for (const film of films) {
        const itemId = await lessonFor(film);
        if (itemId) handOverLargeUpload({ itemType: 'lesson', itemId, locale, file: film.file });
        left.shift();
      }
      return films;
    });
    return left;
  }

  return { isGiving, give };
}
