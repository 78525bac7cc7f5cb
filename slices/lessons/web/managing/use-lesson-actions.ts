import { call } from '#kit/client/call/call.ts';
import { useAttempt } from '#kit/client/call/use-attempt.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { readCues, writeVtt } from '#slices/lessons/rules/cue.ts';
import { movedTo } from '#slices/lessons/rules/lesson.ts';
import { subtitlesOfLesson } from '../lesson.graphql.generated.ts';
import {
  deleteLesson,
  hideLesson,
  prepareFilmAgain,
  reorderLessons,
  saveLessonSubtitles,
  type ManagedLessonFragment,
} from './managed-lessons.graphql.generated.ts';

export interface LessonActions {
  move: (from: number, to: number) => Promise<unknown>;
  hide: (lesson: ManagedLessonFragment) => Promise<unknown>;
  remove: (lesson: ManagedLessonFragment) => Promise<unknown>;
  giveSubtitles: (lessonId: string, locale: string, file: File) => Promise<unknown>;
  takeSubtitles: (lessonId: string, locale: string) => Promise<unknown>;
  prepareAgain: (filmId: string) => Promise<unknown>;
}

/** What can be done with the lessons of a course. What can be taken back is offered to be. */
export function useLessonActions(
  courseId: string,
  lessons: readonly ManagedLessonFragment[],
  onChanged: () => void,
): LessonActions {
  const text = useText();
  const undoToast = useUndoToast();

  const attempt = useAttempt(onChanged, { afterRefusalToo: true });

  const arrange = (lessonIds: readonly string[], before: readonly string[]): Promise<boolean> =>
    attempt(async () => {
      await call(reorderLessons, { courseId, lessonIds });
      undoToast(text('lessonsReordered'), () => void arrange(before, lessonIds));
    });

  const setHidden = (lessonId: string, hidden: boolean): Promise<boolean> =>
    attempt(async () => {
      await call(hideLesson, { lessonId, hidden });
      undoToast(text(hidden ? 'lessonWasHidden' : 'lessonIsShown'), () => void setHidden(lessonId, !hidden));
    });

  const storeSubtitles = (lessonId: string, locale: string, file: string): Promise<boolean> =>
    attempt(async () => {
      await call(saveLessonSubtitles, { lessonId, locale, file });
      if (file) showToast('success', text('subtitlesSaved'));
    });

  return {
    move(from, to) {
      const order = lessons.map(({ _id }) => _id);
      const next = movedTo(order, from, to);
      return next.join() === order.join() ? Promise.resolve() : arrange(next, order);
    },
    hide: ({ _id, hidden }) => setHidden(_id, !hidden),
    remove: ({ _id }) =>
      attempt(async () => {
        await call(deleteLesson, { lessonId: _id });
        showToast('success', text('lessonDeleted'));
      }),
    async giveSubtitles(lessonId, locale, file) {
      const cues = readCues(await file.text());
      // Only what is shown is sent; a file without any is sent as it is, for the server to say so.
      await storeSubtitles(lessonId, locale, cues.length > 0 ? writeVtt(cues) : await file.text());
    },
    takeSubtitles: (lessonId, locale) =>
      attempt(async () => {
        const { lessonSubtitles: before } = await call(subtitlesOfLesson, { lessonId, locale });
        await call(saveLessonSubtitles, { lessonId, locale, file: '' });
        if (before) undoToast(text('subtitlesRemoved'), () => void storeSubtitles(lessonId, locale, before));
      }),
    prepareAgain: (filmId) =>
      attempt(async () => {
        await call(prepareFilmAgain, { filmId });
      }),
  };
}
