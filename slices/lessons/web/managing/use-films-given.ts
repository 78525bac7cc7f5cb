import { useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { handOverLargeUpload } from '#kit/client/sending/large-uploads.ts';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
import type { FilmToGive } from '../../rules/films-to-give.ts';
import { createLesson } from './managed-lessons.graphql.generated.ts';

interface FilmsGiven {
  isGiving: boolean;
  /** Gives films to their lessons; says which are left because something went wrong. */
  give: (films: readonly FilmToGive<File>[]) => Promise<FilmToGive<File>[]>;
}

/** Makes the lessons that are wanted, and puts every film into the tray, one after the other. */
export function useFilmsGiven(course: { _id: string; ownLocale: string }, locale: string): FilmsGiven {
  const [isGiving, setIsGiving] = useState(false);
  const toastProblem = useProblemToast();

  async function lessonFor({ key, to }: FilmToGive<File>): Promise<string | null> {
    if (to.kind !== 'new') return to.kind === 'lesson' ? to.lessonId : null;
    const { _id: courseId, ownLocale } = course;
    await call(createLesson, { lessonId: key, courseId, locale: ownLocale, title: to.title.trim() });
    return key;
  }

  async function give(films: readonly FilmToGive<File>[]): Promise<FilmToGive<File>[]> {
    setIsGiving(true);
    const left = [...films];
    try {
      for (const film of films) {
        const itemId = await lessonFor(film);
        if (itemId) handOverLargeUpload({ itemType: 'lesson', itemId, locale, file: film.file });
        left.shift();
      }
    } catch (problem) {
      toastProblem(problem);
    }
    setIsGiving(false);
    return left;
  }

  return { isGiving, give };
}
