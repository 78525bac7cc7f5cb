import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('teachers', {
  teacherNameInvalid: {
    text: 'A teacher needs a name of at most 120 characters on one line.',
    about: 'Shown when the name of a teacher is missing, too long or has a line break.',
  },
  biographyTooLong: {
    text: 'Please shorten the biography.',
    about: 'Shown when the biography of a teacher is far too long.',
  },
  teacherSearchTooLong: {
    text: 'Please search for at most {max} characters.',
    about: 'Shown when somebody searches the list of teachers for a text that is far too long.',
  },
  teacherAccountElsewhere: {
    text: 'This account does not belong to the campus of the teacher.',
    about: 'Shown when somebody links a teacher with the account of a person of another campus.',
  },
  teacherAccountTaken: {
    text: 'This account belongs to another teacher of the campus already.',
    about: 'Shown when somebody links a teacher with an account that is linked with another teacher.',
  },
  teacherActsElsewhere: {
    text: 'This teacher also teaches in {campuses}. Only a superadmin, or somebody who is an admin there too, can change the account.',
    about:
      'Shown when somebody links a teacher with an account, or takes the link away, and the teacher grades students of campuses of which the reader is no admin.',
  },
  teacherInUse: {
    text: 'This teacher teaches a group or a course and cannot be deleted. Archive the teacher instead.',
    about: 'Shown when somebody tries to delete a teacher who is named by a group or a course.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof problems.sources, true> {}
}
