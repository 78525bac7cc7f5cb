import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('assignments', {
  assignmentTitleInvalid: {
    text: 'An assignment needs a title of at most 200 characters on one line.',
    about: 'Shown when the title of an assignment is missing, too long or has a line break.',
  },
  assignmentContentTooLong: {
    text: 'These instructions are too long. Put part of them into a file.',
    about: 'Shown when the text of an assignment is too long.',
  },
  assignmentKindSettled: {
    text: 'Work has been graded already, so this stays as it is: graded in percent, or complete or not.',
    about: 'Shown when staff change the kind of an assignment after grades were given.',
  },
  assignmentHasSubmissions: {
    text: 'Students of this group have handed in work. Move the deadline instead.',
    about: 'Shown when staff take an assignment away from a group that has already worked on it.',
  },
  assignmentIsGraded: {
    text: 'This assignment has been graded and is closed.',
    about: 'Shown when a student hands in an assignment, or staff give more time, after it was graded.',
  },
  assignmentIsClosed: {
    text: 'The deadline has passed. This assignment is closed.',
    about: 'Shown when a student hands in an assignment after its deadline.',
  },
  noFilesToSubmit: {
    text: 'Choose at least one file.',
    about: 'Shown when a student hands in an assignment without a file.',
  },
  tooManyFilesToSubmit: {
    text: 'Hand in at most 10 files.',
    about: 'Shown when a student hands in too many files at once.',
  },
  submittedFileTooLarge: {
    text: 'A file has at most 25 MB.',
    about: 'Shown when a file that is handed in, or given back with a grade, is too large.',
  },
  submittedFileEmpty: {
    text: 'One of these files is empty.',
    about: 'Shown when a file that is handed in has no content.',
  },
  submittedFileName: {
    text: 'The name of a file is too long or has a slash in it.',
    about: 'Shown when a file that is handed in has a name that cannot be kept.',
  },
  submittedFileType: {
    text: '“{name}”: Hand in PDF, Word, OpenDocument, RTF, text, JPEG or PNG files.',
    about:
      'Shown when a file is of a kind that is not accepted, or is not what its name says. name is the file’s.',
  },
  submittedFileNotArrived: {
    text: '“{name}” did not arrive whole. Please try again.',
    about: 'Shown when a file was broken off on its way. name is the file’s.',
  },
  submittedFileDamaged: {
    text: '“{name}” is no longer as it was handed in, so it is not given out. The office sees this in the system log.',
    about:
      'Shown in place of a file that a student handed in when what is stored differs from what was sent.',
  },
  submissionChanged: {
    text: 'You have handed in another version meanwhile. Look at it before you hand in again.',
    about: 'Shown when a student hands in from a page that does not know of a newer version.',
  },
  gradeOutOfRange: {
    text: 'A grade lies between 0 and 100%.',
    about: 'Shown when staff grade an assignment with a number that is too small or too large.',
  },
  gradeIncomplete: {
    text: 'Say whether the assignment is complete.',
    about: 'Shown when staff grade an assignment that is either complete or not, and say neither.',
  },
  gradeReason: {
    text: 'The student was given a grade already. Say in a few words why it changes.',
    about: 'Shown when staff change or take away a grade that a student was given, and do not say why.',
  },
  gradeCommentTooLong: {
    text: 'A comment has at most 10,000 characters.',
    about: 'Shown when the comment beside a grade is too long.',
  },
  extensionTooEarly: {
    text: 'More time ends after the deadline of the group and after now.',
    about: 'Shown when staff give a student more time until a moment that is too early.',
  },
  extensionNeedsReason: {
    text: 'Say in at most 1,000 characters why this student has more time.',
    about: 'Shown when staff give a student more time without a reason.',
  },
  nothingToReturn: {
    text: 'Nothing has been handed in yet.',
    about: 'Shown when staff give an assignment back for another version and there is none.',
  },
  returnNeedsTime: {
    text: 'The deadline has passed. Say until when it may be handed in again.',
    about: 'Shown when staff give an assignment back after its deadline without a new one.',
  },
  returnNoteMissing: {
    text: 'Say in at most 4,000 characters what is to be changed.',
    about: 'Shown when staff give an assignment back without a word.',
  },
  bankCommentInvalid: {
    text: 'A comment to keep has between 1 and 1,000 characters.',
    about: 'Shown when staff keep a comment for later that is empty or too long.',
  },
  bankCommentsTooMany: {
    text: 'Keep at most 100 comments. Remove one first.',
    about: 'Shown when staff keep very many comments for later.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof problems.sources, true> {}
}
