import { call } from '#kit/client/call/call.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { readCues, writeVtt } from '#slices/lessons/rules/cue.ts';
import { movedTo } from '#slices/lessons/rules/lesson.ts';
import { subtitlesOfLesson } from '../lesson.graphql.generated.ts';
import {
  deleteLesson,
  hideLesson,
  managedLessons,
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
export function useLessonActions(courseId: string, lessons: readonly ManagedLessonFragment[]): LessonActions {
  const text = useText();
  const undoToast = useUndoToast();
  const { mutate, attempt } = useMutation({ stale: [managedLessons], afterRefusalToo: true });

  async function arrange(lessonIds: readonly string[], before: readonly string[]): Promise<void> {
    if (!(await mutate(reorderLessons, { courseId, lessonIds }))) return;
    undoToast(text('lessonsReordered'), () => void arrange(before, lessonIds));
  }

  async function setHidden(lessonId: string, hidden: boolean): Promise<void> {
    if (!(await mutate(hideLesson, { lessonId, hidden }))) return;
    undoToast(text(hidden ? 'lessonWasHidden' : 'lessonIsShown'), () => void setHidden(lessonId, !hidden));
  }

  async function storeSubtitles(lessonId: string, locale: string, file: string): Promise<void> {
    const saved = await mutate(saveLessonSubtitles, { lessonId, locale, file });
    if (saved && file) showToast('success', text('subtitlesSaved'));
  }

  return {
    move(from, to) {
      const order = lessons.map(({ _id }) => _id);
      const next = movedTo(order, from, to);
      return next.join() === order.join() ? Promise.resolve() : arrange(next, order);
    },
    hide: ({ _id, hidden }) => setHidden(_id, !hidden),
    async remove({ _id: lessonId }) {
      if (await mutate(deleteLesson, { lessonId })) showToast('success', text('lessonDeleted'));
    },
    async giveSubtitles(lessonId, locale, file) {
      const cues = readCues(await file.text());
      // Only what is shown is sent; a file without any is sent as it is, for the server to say so.
      await storeSubtitles(lessonId, locale, cues.length > 0 ? writeVtt(cues) : await file.text());
    },
    async takeSubtitles(lessonId, locale) {
      const taken = await attempt(async () => {
        const before = await call(subtitlesOfLesson, { lessonId, locale });
        await call(saveLessonSubtitles, { lessonId, locale, file: '' });
        return before;
      });
      const before = taken?.lessonSubtitles;
      if (before) undoToast(text('subtitlesRemoved'), () => void storeSubtitles(lessonId, locale, before));
    },
    prepareAgain: (filmId) => mutate(prepareFilmAgain, { filmId }),
  };
}
