import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('lessons', {
  watchedInvalid: {
    text: 'What you have watched could not be understood.',
    about: 'Shown when a player reports something impossible about what was watched.',
  },
  courseNotTaken: {
    text: 'You do not take this course, so nothing is recorded for you.',
    about:
      'Shown when somebody who only looks at a course, such as a teacher, tries to record progress or notes.',
  },
  noteInvalid: {
    text: 'A note needs some words, at most 4,000 characters.',
    about: 'Shown when a note beside a lesson is empty or far too long.',
  },
  lessonTitleInvalid: {
    text: 'A lesson needs a title of at most 200 characters on one line.',
    about: 'Shown when the title of a lesson is missing, too long or has a line break.',
  },
  lessonDescriptionTooLong: {
    text: 'The description is too long.',
    about: 'Shown when the description of a lesson is far too long.',
  },
  chapterTitleInvalid: {
    text: 'Each chapter needs a name of at most 120 characters.',
    about: 'Shown when a chapter of a lesson has no name or a far too long one.',
  },
  chaptersOutOfOrder: {
    text: 'Chapters must follow each other in time.',
    about: 'Shown when chapters of a lesson are not in the order of their times, or two begin at once.',
  },
  chaptersTooMany: {
    text: 'A lesson has at most 100 chapters.',
    about: 'Shown when a lesson is given too many chapters.',
  },
  lessonsTooMany: {
    text: 'A course has at most 200 lessons.',
    about: 'Shown when somebody adds a lesson to a course that has too many already.',
  },
  lessonInUse: {
    text: 'Students have watched this lesson or written notes on it. Hide it instead.',
    about: 'Shown when somebody tries to delete a lesson that has been used.',
  },
  lessonLanguageUnknown: {
    text: 'Please choose a language from the list.',
    about: 'Shown when a lesson is given words or subtitles in a language the college does not know.',
  },
  subtitlesUnreadable: {
    text: 'This file holds no subtitles. Please choose a WebVTT (.vtt) or SubRip (.srt) file.',
    about: 'Shown when somebody uploads a file as subtitles that is something else.',
  },
  filmNotAFilm: {
    text: 'This file is no film. Please upload an MP4, MOV, WebM, MKV or MPEG file.',
    about: 'Why an uploaded film cannot be shown: its content is something else.',
  },
  filmDamaged: {
    text: 'This film cannot be read to its end. Please save it anew and upload it again.',
    about: 'Why an uploaded film cannot be shown.',
  },
  filmWithoutPictureOrSound: {
    text: 'There is neither a picture nor a sound in this film.',
    about: 'Why an uploaded film cannot be shown.',
  },
  filmFormatNotPlayable: {
    text: 'Browsers cannot show this kind of film. Please save it as MP4 with H.264 and AAC, and upload it again.',
    about: 'Why an uploaded film cannot be shown: this server cannot encode films.',
  },
  filmTookTooLong: {
    text: 'Preparing this film took far too long, so it was given up.',
    about: 'Why an uploaded film cannot be shown.',
  },
  filmPreparationFailed: {
    text: 'This film could not be prepared. Please try again, or ask for help.',
    about: 'Why an uploaded film cannot be shown, when nobody foresaw the reason.',
  },
  subtitlesTooLong: {
    text: 'These subtitles are too long for one lesson.',
    about: 'Shown when a file of subtitles is far too large.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof problems.sources, true> {}
}
