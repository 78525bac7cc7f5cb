/** What is said about lessons on the screens of staff alone. */
export const officeMessages = {
  showHiddenLessons: { text: 'Show hidden lessons', about: 'Switch over the list of lessons, for staff.' },
  showHiddenToMove: {
    text: 'Show hidden lessons to change the order.',
    about: 'Hint over the list of lessons, for staff.',
  },
  newLesson: { text: 'New lesson', about: 'Button and heading of the window that makes a lesson.' },
  editLesson: { text: 'Edit lesson', about: 'Entry of a menu and heading of a window.' },
  editTheLessons: {
    text: 'Edit lessons',
    about: 'Link from the preview of a course to where its lessons are written.',
  },
  previewLesson: { text: 'Preview', about: 'Entry of a menu: see a lesson as students do.' },
  hideLesson: { text: 'Hide from students', about: 'Entry of a menu.' },
  showLesson: { text: 'Show to students', about: 'Entry of a menu.' },
  deleteLesson: { text: 'Delete lesson', about: 'Entry of a menu, heading and button of a question.' },
  deleteLessonMeans: {
    text: '“{title}” will be deleted with its videos, subtitles and files. This can’t be undone.',
    about: 'Asked before a lesson is deleted.',
  },
  lessonWatchers: {
    text: '{count, plural, one {Watched by # student} other {Watched by # students}}',
    about: 'In the list of what hangs on a lesson.',
  },
  lessonNotesOfStudents: {
    text: '{count, plural, one {# note of a student} other {# notes of students}}',
    about: 'In the list of what hangs on a lesson.',
  },
  lessonVideosCounted: {
    text: '{count, plural, one {# video} other {# videos}}',
    about: 'In the list of what hangs on a lesson.',
  },
  lessonFilesCounted: {
    text: '{count, plural, one {# file} other {# files}}',
    about: 'In the list of what hangs on a lesson.',
  },
  lessonDeleted: { text: 'The lesson was deleted.', about: 'Told after a lesson was deleted.' },
  lessonDeeds: {
    text: 'Actions for {title}',
    about: 'Name of the button that opens the menu of a lesson.',
  },
  lessonHidden: { text: 'Hidden', about: 'Mark of a lesson that students do not see.' },
  lessonWasHidden: {
    text: 'The lesson is hidden from students now.',
    about: 'Told after a lesson was hidden.',
  },
  lessonIsShown: { text: 'Students can see the lesson now.', about: 'Told after a lesson was shown again.' },
  lessonsReordered: { text: 'The order was changed.', about: 'Told after lessons were moved.' },
  moveLessonUp: { text: 'Move {title} up', about: 'Name of a button.' },
  moveLessonDown: { text: 'Move {title} down', about: 'Name of a button.' },
  lessonTitle: { text: 'Title', about: 'Label of a field of a lesson.' },
  lessonDescription: { text: 'Description', about: 'Label of a field of a lesson.' },
  lessonChapters: { text: 'Chapters', about: 'Label of a field of a lesson.' },
  lessonChaptersHelp: {
    text: 'One per line, with its time: 18:42 Now concerning',
    about: 'Help under the field for the chapters of a lesson.',
  },
  chaptersUnreadable: {
    text: 'Each line needs a time and a name, such as: 18:42 Now concerning',
    about: 'Shown when the chapters of a lesson cannot be understood.',
  },
  lessonLanguage: { text: 'Language', about: 'Label of a drop-down: the language a lesson is written in.' },
  lessonSaved: { text: 'The lesson was saved.', about: 'Told after a lesson was saved.' },
  newSubtitles: { text: 'Subtitles (WebVTT or SubRip)', about: 'Label of a place to drop a file.' },
  otherSubtitles: { text: 'Replace subtitles', about: 'Label of a place to drop a file.' },
  removeSubtitles: { text: 'Remove subtitles', about: 'Button.' },
  subtitlesSaved: { text: 'The subtitles were saved.', about: 'Told after subtitles were uploaded.' },
  subtitlesRemoved: {
    text: 'The subtitles were removed.',
    about: 'Told after subtitles were removed; it can be undone.',
  },
  subtitlesIn: { text: 'Subtitles: {locale}', about: 'Mark of a lesson: it has subtitles in a language.' },
  lessonFileName: { text: 'File name', about: 'Label of a field.' },
  renameFile: { text: 'Rename {name}', about: 'Name of a button beside a file; name is the file’s.' },
  removeFileTitle: { text: 'Remove file', about: 'Heading and button of a question.' },
  removeFileMeans: {
    text: 'Students will no longer be able to download “{name}”. This can’t be undone.',
    about: 'Asked before a file of a lesson is removed; name is the file’s.',
  },
  filmOfLesson: { text: 'Video or audio', about: 'Label of a place to drop a film on.' },
  filmsForLessons: {
    text: 'Upload several videos',
    about: 'Button and heading of the window that takes many films at once.',
  },
  filmsOfLessons: { text: 'Video or audio files', about: 'Label of a place to drop many films on.' },
  filmsFindLessons: {
    text: 'Check which lesson each file goes to, and change it where needed.',
    about: 'Over the list of files that are about to be uploaded, each with its lesson.',
  },
  lessonNumbered: { text: '{number}. {title}', about: 'One choice of a drop-down: a lesson.' },
  lessonWithFilm: {
    text: '{number}. {title} (replaces its video)',
    about: 'One choice of a drop-down: a lesson that has a film already.',
  },
  leaveFilmOut: { text: 'Skip', about: 'One choice of a drop-down: this file is not uploaded.' },
  newLessonTitle: {
    text: 'Title of the new lesson',
    about: 'Label of a field: the lesson is made for a film.',
  },
  lessonGivenTwice: {
    text: 'Another file already goes to this lesson.',
    about: 'Shown beside two files that are to be the film of the same lesson.',
  },
  sendFilms: {
    text: '{count, plural, =0 {Upload} one {Upload # file} other {Upload # files}}',
    about: 'Button that begins to upload several films.',
  },
  filmWaits: { text: 'Video, {language}: waiting', about: 'State of the film of a lesson in a language.' },
  filmIsPrepared: {
    text: 'Video, {language}: {percent}% processed',
    about: 'State of the film of a lesson in a language.',
  },
  filmReady: {
    text: 'Video, {language}',
    about: 'State of the film of a lesson in a language: it can be watched.',
  },
  filmNotReady: { text: 'Video, {language}: failed', about: 'State of the film of a lesson in a language.' },
};
