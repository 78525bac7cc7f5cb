/** What is said of exams wherever a student meets them. */
export const studentMessages = {
  examDue: { text: 'due {when}', about: 'Beside an exam in a list: until when it should be handed in.' },
  examDueBy: {
    text: 'Due {when}',
    about: 'On a student’s dashboard, beside an exam or an assignment: Due today 23:59, Due Thursday 23:59.',
  },
  examOpens: { text: 'opens {when}', about: 'Beside an exam in a list: from when on it can be sat.' },
  attemptsUsed: {
    text: 'Attempts used: {used} of {allowed}',
    about: 'How often a student has sat an exam, and how often they may.',
  },
  attemptGoesOnNow: {
    text: 'In progress',
    about: 'State of an attempt at an exam that was begun and has not ended.',
  },
  waitsToBeMarked: {
    text: 'Awaiting grade',
    about: 'State of an exam of which a person still has to read an answer.',
  },
  examPassed: { text: 'Passed', about: 'State of an exam. A grade follows.' },
  examFailed: { text: 'Failed', about: 'State of an exam. A grade follows.' },
  examOpensTerm: { text: 'Opens', about: 'Term before the time at which an exam opens.' },
  examDeadline: { text: 'Deadline', about: 'Term before the time until which an exam should be handed in.' },
  examAttemptsTerm: {
    text: 'Attempts',
    about: 'Term before how often an exam was sat, and heading over the attempts.',
  },
  examOfCourse: { text: 'Exam', about: 'Heading of the card of the one exam of a course.' },
  examLength: { text: 'Length', about: 'Term before the number of questions and the minutes of an exam.' },
  questionsLong: {
    text: '{count, plural, one {# question} other {# questions}}',
    about: 'How many questions an exam has.',
  },
  attemptsUsedOf: {
    text: '{used} of {allowed} used',
    about: 'After “Attempts”: how often a student has sat an exam, and how often they may.',
  },
  stepToExam: {
    text: '{step, select, START {Start exam} RETAKE {Retake exam} CONTINUE {Continue exam} RESULT {See result} other {About the exam}}',
    about: 'Button on the page of a course that leads to its exam. Keep the words in capitals as they are.',
  },
  examOpenNow: { text: 'Open now', about: 'State of an exam that can be sat.' },
  examNotOpen: { text: 'Not open yet', about: 'State of an exam that opens later.' },
  examClosed: { text: 'Closed', about: 'State of an exam that was not sat and cannot be any more.' },
  coursePace: {
    text: '{lessonsPerWeek, plural, one {One lesson} =2 {Two lessons} =3 {Three lessons} other {# lessons}} a week finishes this course by {day}, {daysBefore, plural, =0 {the day the exam is due} one {one day before the exam is due} =2 {two days before the exam is due} =3 {three days before the exam is due} other {# days before the exam is due}}.',
    about: 'Under how far a student is in a course: the pace that is enough until its exam.',
  },
  coursePaceToEnd: {
    text: '{lessonsPerWeek, plural, one {One lesson} =2 {Two lessons} =3 {Three lessons} other {# lessons}} a week finishes this course by {day}, {daysBefore, plural, =0 {the day it ends} one {one day before it ends} =2 {two days before it ends} =3 {three days before it ends} other {# days before it ends}}.',
    about:
      'Under how far a student is in a course without an exam to come: the pace that is enough until it ends.',
  },
  lessonsLeftUntil: {
    text: '{lessons, plural, one {# lesson} other {# lessons}} left. {end, select, EXAM {The exam is due} other {The course ends}} {day}.',
    about: 'Under how far a student is in a course that ends too soon for a steady pace.',
  },
} as const;
