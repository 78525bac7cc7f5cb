import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('courses', {
  courseSearchTooLong: {
    text: 'Search for up to {max} characters.',
    about: 'Shown when a user searches the list of courses for a text that is far too long.',
  },
  courseCodeInvalid: {
    text: 'Enter a code of up to 20 characters, on one line.',
    about: 'Shown when the code of a course, such as NT 201, is missing, too long or has a line break.',
  },
  courseCodeTaken: {
    text: 'A course with this code already exists.',
    about: 'Shown when a user gives a course the code of another one.',
  },
  creditsInvalid: {
    text: 'Enter credits from 0 to 60, in steps of 0.5.',
    about: 'Shown when the credits of a course are no such number.',
  },
  courseNameInvalid: {
    text: 'Enter a name of up to 200 characters, on one line.',
    about: 'Shown when the name of a course is missing, too long or has a line break.',
  },
  courseDescriptionTooLong: {
    text: 'A description can have up to 4,000 characters.',
    about: 'Shown when the description of a course is too long.',
  },
  courseTeacherUnknown: {
    text: 'Choose a teacher from the list.',
    about: 'Shown when a course is given a teacher who is not there any more.',
  },
  courseInUse: {
    text: 'This course has lessons or is taught to a group. Archive it instead.',
    about: 'Shown when a user tries to delete a course that is in use.',
  },
  courseUsedElsewhere: {
    text: 'This course is also used in {campuses}. Ask a superadmin to change it, or copy the course for your campus.',
    about:
      'Shown when an admin wants to change a course, or a lesson, an exam or an assignment of it, that campuses use of which the reader is no admin.',
  },
  courseOwnLanguage: {
    text: 'You can’t remove the course’s main language.',
    about: 'Shown when a user tries to take away the language a course was first written in.',
  },
  courseLanguageMissing: {
    text: 'The course has no text in this language yet.',
    about: 'Shown when a user adds a file in, or makes a course’s own, a language it was not written in.',
  },
  termInvalid: {
    text: 'A term can have up to 40 characters, on one line.',
    about: 'Shown when the name of a term, such as Autumn 2026, is too long or has a line break.',
  },
  teachingDaysReversed: {
    text: 'The last day can’t be before the first day.',
    about: 'Shown when a course would end in a group before it begins.',
  },
  courseIsArchived: {
    text: 'This course is archived. Restore it before you assign it to a group.',
    about: 'Shown when a user tries to have an archived course taught.',
  },
  tooManyGroups: {
    text: 'Choose up to {max} groups at once.',
    about: 'Shown when a user gives a course to very many groups in one step.',
  },
  keptFileTooLarge: {
    text: 'A file can be up to 50 MB.',
    about: 'Shown when a user adds a file to a course that is too large.',
  },
  keptFileEmpty: { text: 'This file is empty.', about: 'Shown when a user adds a file without content.' },
  keptFileNameInvalid: {
    text: 'The file name is too long or contains a slash.',
    about: 'Shown when a user adds a file with a name that cannot be kept.',
  },
  keptFileTypeRefused: {
    text: 'This type of file isn’t supported. Use PDF, Word or an image.',
    about: 'Shown when a user adds a web page, or a file of an unknown kind.',
  },
  keptFileNotArrived: {
    text: 'The file wasn’t uploaded completely. Please try again.',
    about: 'Shown when a file was broken off on its way.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof problems.sources, true> {}
}
