import { did, kind, type HistoryTexts } from '#kit/messages/history-texts.ts';
import type { LessonsAction } from './actions.ts';

export const historyMessages = {
  didAddLessonFile: did('added a file to the lesson'),
  didBeginLessonNote: did('started a note on the lesson'),
  didCreateLesson: did('created the lesson'),
  didDeleteLesson: did('deleted the lesson'),
  didDeleteLessonNote: did('deleted a note on the lesson'),
  didFailFilm: did('could not process the video'),
  didHideLesson: did('hid the lesson'),
  didPrepareFilm: did('processed the video'),
  didPrepareFilmAgain: did('reprocessed the video'),
  didRemoveLessonFile: did('removed a file from the lesson'),
  didRemoveLessonSubtitles: did('removed the subtitles of the lesson'),
  didRemoveReplacedFilm: did('deleted the replaced video'),
  didRenameLessonFile: did('renamed a file of the lesson'),
  didReorderLessonFiles: did('reordered the files of the lesson'),
  didReorderLessons: did('reordered the lessons of the course'),
  didSaveLessonSubtitles: did('saved subtitles for the lesson'),
  didSaveLessonText: did('changed the texts of the lesson'),
  didShowLesson: did('showed the lesson'),
  auditKindLesson: kind('Lesson'),
  auditKindLessonNote: kind('Lesson note'),
  auditKindFilm: kind('Video'),
} satisfies HistoryTexts<LessonsAction, 'lesson' | 'lessonNote' | 'film'>;
