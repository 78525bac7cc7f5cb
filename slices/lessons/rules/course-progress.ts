export interface LessonStanding {
  _id: string;
  seconds: number | null;
  /** How much of it was seen, in seconds; nothing counted twice. */
  watchedSeconds: number;
  completed: boolean;
  /** When it was last watched, in milliseconds since 1970; none when it never was. */
  watchedAtMs: number | null;
}

export interface CourseProgress {
  lessons: number;
  completed: number;
  /** What is left to see of the lessons that are not complete. */
  secondsLeft: number;
}

export const progressOf = (lessons: readonly LessonStanding[]): CourseProgress => ({
  lessons: lessons.length,
  completed: lessons.filter(({ completed }) => completed).length,
  secondsLeft: lessons
    .filter(({ completed }) => !completed)
    .reduce((sum, { seconds, watchedSeconds }) => sum + Math.max(0, (seconds ?? 0) - watchedSeconds), 0),
});

/** How much of a lesson is done, between 0 and 1: one that is complete is whole, though its last words were not heard. */
export const shareOf = ({ seconds, watchedSeconds, completed }: LessonStanding): number =>
  completed ? 1 : seconds ? Math.min(1, watchedSeconds / seconds) : 0;

/**
 * The lesson to open next: the one a person is in the middle of, the latest if there are several; else the first not
 * seen after the last one that was; else any that was left out. None when the course is done.
 */
export function nextLesson<Lesson extends LessonStanding>(lessons: readonly Lesson[]): Lesson | null {
  const open = lessons.filter(({ completed }) => !completed);
  const begun = open
    .filter(({ watchedAtMs }) => watchedAtMs !== null)
    .toSorted((a, b) => (b.watchedAtMs ?? 0) - (a.watchedAtMs ?? 0));
  if (begun[0]) return begun[0];
  const lastDone = lessons.findLastIndex(({ completed }) => completed);
  return lessons.slice(lastDone + 1).find(({ completed }) => !completed) ?? open[0] ?? null;
}

/** The lesson after another in the order of the course. */
export const lessonAfter = <Lesson extends { _id: string }>(
  lessons: readonly Lesson[],
  lessonId: string,
): Lesson | null => {
  const index = lessons.findIndex(({ _id }) => _id === lessonId);
  return index === -1 ? null : (lessons[index + 1] ?? null);
};
