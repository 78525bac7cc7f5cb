/** What the audit log records of this slice. */
export type LessonsAction =
  | 'addLessonFile'
  | 'beginLessonNote'
  | 'createLesson'
  | 'deleteLesson'
  | 'deleteLessonNote'
  | 'failFilm'
  | 'hideLesson'
  | 'prepareFilm'
  | 'prepareFilmAgain'
  | 'removeLessonFile'
  | 'removeLessonSubtitles'
  | 'removeReplacedFilm'
  | 'renameLessonFile'
  | 'reorderLessonFiles'
  | 'reorderLessons'
  | 'saveLessonSubtitles'
  | 'saveLessonText'
  | 'showLesson';

declare module '#kit/access/known-actions.ts' {
  interface KnownActions extends Record<LessonsAction, true> {}
}
