import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('grades', {
  gradesAreFinal: {
    text: 'The grades for this course are final. Unlock them first.',
    about: 'Shown when staff change a grade of a course that is finalised for the group.',
  },
  gradeReasonMissing: {
    text: 'Give a reason of up to 1,000 characters. The student will see it.',
    about: 'Shown when staff enter a grade, or unlock final grades, without a reason.',
  },
  amendmentCommentsTooLong: {
    text: 'Write a note of up to {max, number} characters.',
    about: 'Shown when the note of a decision about a grade amendment is too long.',
  },
  enteredGradeInvalid: {
    text: 'Enter a grade from 0 to 100 with up to two decimals.',
    about: 'Shown when a grade is no percentage.',
  },
  enteredCompleteInvalid: {
    text: 'This part is either complete or incomplete. It has no percentage.',
    about: 'Shown when a percentage is entered for a part that is only complete or not.',
  },
  tooManyGrades: {
    text: 'Enter up to {max} grades at once.',
    about: 'Shown when staff paste too many grades.',
  },
  nobodyToGrade: {
    text: 'No students in this group take this course.',
    about: 'Shown when staff finalise a course that nobody takes.',
  },
  weightInvalid: {
    text: 'Enter a whole number from 0 to 10,000.',
    about: 'Shown when the weight of an exam or assignment is no such number.',
  },
  weightsAllZero: {
    text: 'At least one part must count.',
    about: 'Shown when all exams and assignments of a course were given no weight.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof problems.sources, true> {}
}
