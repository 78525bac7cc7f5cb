import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('teachers', {
  teacherNameInvalid: {
    text: 'Enter a name of up to 120 characters, on one line.',
    about: 'Shown when the name of a teacher is missing, too long or has a line break.',
  },
  biographyTooLong: {
    text: 'The biography is too long.',
    about: 'Shown when the biography of a teacher is far too long.',
  },
  teacherSearchTooLong: {
    text: 'Search for up to {max} characters.',
    about: 'Shown when a user searches the list of teachers for a text that is far too long.',
  },
  teacherAccountElsewhere: {
    text: 'This account isn’t at the teacher’s campus.',
    about: 'Shown when a user links a teacher with the account of a person of another campus.',
  },
  teacherAccountTaken: {
    text: 'This account already belongs to another teacher at this campus.',
    about: 'Shown when a user links a teacher with an account that is linked with another teacher.',
  },
  teacherActsElsewhere: {
    text: 'This teacher also teaches in {campuses}. Only a superadmin, or someone who is also an admin there, can change the account.',
    about:
      'Shown when a user links a teacher with an account, or takes the link away, and the teacher grades students of campuses of which the reader is no admin.',
  },
  teacherInUse: {
    text: 'This teacher is assigned to a group or a course and can’t be deleted. Archive the teacher instead.',
    about: 'Shown when a user tries to delete a teacher who is named by a group or a course.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof problems.sources, true> {}
}
