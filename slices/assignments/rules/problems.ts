import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('assignments', {
  assignmentTitleInvalid: {
    text: 'Enter a title of up to 200 characters, on one line.',
    about: 'Shown when the title of an assignment is missing, too long or has a line break.',
  },
  assignmentContentTooLong: {
    text: 'These instructions are too long. Move part of them to a file.',
    about: 'Shown when the text of an assignment is too long.',
  },
  assignmentKindSettled: {
    text: 'You can’t change how this is graded because work has already been graded.',
    about: 'Shown when staff change the kind of an assignment after grades were given.',
  },
  assignmentHasSubmissions: {
    text: 'Students in this group have already submitted work. Move the deadline instead.',
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
    text: 'Submit up to 10 files.',
    about: 'Shown when a student hands in too many files at once.',
  },
  submittedFileTooLarge: {
    text: 'Each file can be up to 25 MB.',
    about: 'Shown when a file that is handed in, or given back with a grade, is too large.',
  },
  submittedFileEmpty: {
    text: 'One of these files is empty.',
    about: 'Shown when a file that is handed in has no content.',
  },
  submittedFileName: {
    text: 'The file name is too long or contains a slash.',
    about: 'Shown when a file that is handed in has a name that cannot be kept.',
  },
  submittedFileType: {
    text: '“{name}” can’t be submitted. Use PDF, Word, OpenDocument, RTF, text, JPEG or PNG.',
    about:
      'Shown when a file is of a kind that is not accepted, or is not what its name says. name is the file’s.',
  },
  submittedFileNotArrived: {
    text: '“{name}” wasn’t uploaded completely. Please try again.',
    about: 'Shown when a file was broken off on its way. name is the file’s.',
  },
  submittedFileDamaged: {
    text: '“{name}” has changed since it was submitted, so it can’t be opened. The problem is recorded in the system log.',
    about:
      'Shown in place of a file that a student handed in when what is stored differs from what was sent.',
  },
  submissionChanged: {
    text: 'You’ve submitted another version in the meantime. Check it before you submit again.',
    about: 'Shown when a student hands in from a page that does not know of a newer version.',
  },
  gradeOutOfRange: {
    text: 'Enter a grade between 0 and 100%.',
    about: 'Shown when staff grade an assignment with a number that is too small or too large.',
  },
  gradeIncomplete: {
    text: 'Choose complete or incomplete.',
    about: 'Shown when staff grade an assignment that is either complete or not, and say neither.',
  },
  gradeReason: {
    text: 'This work already has a grade. Explain briefly why you’re changing it.',
    about: 'Shown when staff change or take away a grade that a student was given, and do not say why.',
  },
  gradeCommentTooLong: {
    text: 'A comment can have up to 10,000 characters.',
    about: 'Shown when the comment beside a grade is too long.',
  },
  extensionTooEarly: {
    text: 'The new deadline must be in the future and after the group’s deadline.',
    about: 'Shown when staff give a student more time until a moment that is too early.',
  },
  extensionNeedsReason: {
    text: 'Explain in up to 1,000 characters why this student gets more time.',
    about: 'Shown when staff give a student more time without a reason.',
  },
  nothingToReturn: {
    text: 'Nothing has been submitted yet.',
    about: 'Shown when staff give an assignment back for another version and there is none.',
  },
  returnNeedsTime: {
    text: 'The deadline has passed. Set a new deadline for the student.',
    about: 'Shown when staff give an assignment back after its deadline without a new one.',
  },
  returnNoteMissing: {
    text: 'Explain in up to 4,000 characters what needs to change.',
    about: 'Shown when staff give an assignment back without a word.',
  },
  bankCommentInvalid: {
    text: 'A saved comment needs 1 to 1,000 characters.',
    about: 'Shown when staff keep a comment for later that is empty or too long.',
  },
  bankCommentsTooMany: {
    text: 'You can save up to 100 comments. Remove one first.',
    about: 'Shown when staff keep very many comments for later.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof problems.sources, true> {}
}
