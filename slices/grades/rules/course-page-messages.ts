/** What is said of a grade on the page of its course too, where the other texts of this slice are not. */
export const coursePageMessages = {
  courseOutcome: {
    text: '{state, select, PASSED {Passed} FAILED {Failed} INCOMPLETE {Incomplete} other {In progress}}',
    about: 'How a student stands in a course.',
  },
  gradeOfCourse: { text: 'Grade', about: 'Under a grade that is settled; also the head of a column.' },
  gradeOfCourseSoFar: {
    text: 'Grade so far',
    about: 'Heading over a grade that may still change, on the page of its course.',
  },
  howGradeIsCalculated: {
    text: 'How it’s calculated',
    about: 'Link under the grade of a course that leads to all grades and how they came about.',
  },
} as const;
