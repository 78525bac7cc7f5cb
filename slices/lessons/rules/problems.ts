import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('lessons', {
  watchedInvalid: {
    text: 'Your progress couldn’t be saved.',
    about: 'Shown when a player reports something impossible about what was watched.',
  },
  courseNotTaken: {
    text: 'You’re not taking this course, so your progress isn’t saved.',
    about:
      'Shown when a user who only looks at a course, such as a teacher, tries to record progress or notes.',
  },
  noteInvalid: {
    text: 'Write a note of up to 4,000 characters.',
    about: 'Shown when a note beside a lesson is empty or far too long.',
  },
  lessonTitleInvalid: {
    text: 'Enter a title of up to 200 characters, on one line.',
    about: 'Shown when the title of a lesson is missing, too long or has a line break.',
  },
  lessonDescriptionTooLong: {
    text: 'The description is too long.',
    about: 'Shown when the description of a lesson is far too long.',
  },
  chapterTitleInvalid: {
    text: 'Give each chapter a name of up to 120 characters.',
    about: 'Shown when a chapter of a lesson has no name or a far too long one.',
  },
  chaptersOutOfOrder: {
    text: 'Chapters must be in order of time.',
    about: 'Shown when chapters of a lesson are not in the order of their times, or two begin at once.',
  },
  chaptersTooMany: {
    text: 'A lesson can have up to 100 chapters.',
    about: 'Shown when a lesson is given too many chapters.',
  },
  lessonsTooMany: {
    text: 'A course can have up to 200 lessons.',
    about: 'Shown when a user adds a lesson to a course that has too many already.',
  },
  lessonInUse: {
    text: 'Students have watched this lesson or written notes on it. Hide it instead.',
    about: 'Shown when a user tries to delete a lesson that has been used.',
  },
  lessonLanguageUnknown: {
    text: 'Choose a language from the list.',
    about: 'Shown when a lesson is given words or subtitles in a language the college does not know.',
  },
  subtitlesUnreadable: {
    text: 'This file doesn’t contain subtitles. Choose a WebVTT (.vtt) or SubRip (.srt) file.',
    about: 'Shown when a user uploads a file as subtitles that is something else.',
  },
  filmNotAFilm: {
    text: 'This file isn’t a video. Upload an MP4, MOV, WebM, MKV or MPEG file.',
    about: 'Why an uploaded film cannot be shown: its content is something else.',
  },
  filmDamaged: {
    text: 'This video is damaged. Export it again and upload the new file.',
    about: 'Why an uploaded film cannot be shown.',
  },
  filmWithoutPictureOrSound: {
    text: 'This video has neither picture nor sound.',
    about: 'Why an uploaded film cannot be shown.',
  },
  filmFormatNotPlayable: {
    text: 'Browsers can’t play this type of video. Export it as MP4 (H.264 and AAC) and upload it again.',
    about: 'Why an uploaded film cannot be shown: this server cannot encode films.',
  },
  filmTookTooLong: {
    text: 'Processing this video took too long and was stopped.',
    about: 'Why an uploaded film cannot be shown.',
  },
  filmPreparationFailed: {
    text: 'This video couldn’t be processed. Please try again, or ask for help.',
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
