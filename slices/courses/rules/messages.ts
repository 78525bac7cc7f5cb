import { defineMessages } from '#kit/messages/define-messages.ts';
import { historyMessages } from './history-messages.ts';
import { officeMessages } from './office-messages.ts';

export const messages = defineMessages('courses', {
  courseCatalogue: {
    text: 'Course catalogue',
    about: 'Heading in the search over everything: all courses of the college, for staff.',
  },
  seasonOfYear: {
    text: '{season, select, AUTUMN {Autumn} WINTER {Winter} SPRING {Spring} other {Summer}} {year}',
    about: 'Name of a term. Keep the words in capitals as they are.',
  },
  menuCourses: { text: 'Courses', about: 'Menu entry of students: the courses they take.' },
  menuPreviewCourses: {
    text: 'Preview Courses',
    about: 'Entry of the settings menu: courses as students see them.',
  },
  menuCourseManager: { text: 'Course Manager', about: 'Entry of the restricted settings: making courses.' },
  ...officeMessages,
  ownCoursesLead: {
    text: 'All the courses you’re taking, by group.',
    about: 'Quiet line under the heading of a student’s courses.',
  },
  keptCoursesLead: {
    text: 'The courses you took, by group, to watch and read again.',
    about: 'Quiet line under the heading of a graduate’s courses.',
  },
  pastGroup: { text: 'Past', about: 'Mark of a group that a graduate was in.' },
  taughtCoursesLead: {
    text: 'All the courses you teach, by group.',
    about: 'Quiet line under the heading of the courses of a user who only teaches.',
  },
  taughtAndOwnLead: {
    text: 'All the courses you teach and take, by group.',
    about: 'Quiet line under the heading of the courses of a user who teaches some and takes others.',
  },
  searchOwnCourses: { text: 'Search your courses', about: 'Label of the search over a student’s courses.' },
  selectAGroup: { text: 'Select a group', about: 'Stands where no group is chosen yet.' },
  noFilesToDisplay: {
    text: 'No files to display',
    about: 'Stands where a group’s courses have no outlines.',
  },
  noCoursesYet: {
    text: 'This group has no courses yet.',
    about: 'Stands under the name of a group without courses.',
  },
  noCourseMatches: { text: 'No courses match', about: 'Stands where a search has found nothing.' },
  allOutlines: {
    text: 'All outlines (ZIP)',
    about: 'Link that downloads one file with all course outlines.',
  },
  courseOutline: { text: 'Course outline', about: 'Link that downloads what a course holds.' },
  lessonsCompleted: {
    text: '{completed} of {lessons, plural, one {# lesson} other {# lessons}} watched',
    about: 'How far a student is in a course. Both are numbers.',
  },
  nextLessonNamed: { text: 'Next: {title}', about: 'Link to the lesson to open next; title is its own.' },
  resumeLessonNamed: { text: 'Resume: {title}', about: 'Link to a lesson that was begun; title is its own.' },
  coreCourse: {
    text: 'Core course',
    about: 'Says that everybody takes a course. One of several facts in a line.',
  },
  electiveCourse: {
    text: 'Elective',
    about: 'Says that a course is chosen. One of several facts in a line.',
  },
  creditsCount: {
    text: '{credits, plural, one {# credit} other {# credits}}',
    about: 'What a course counts. Within a line.',
  },
  courseInLanguage: {
    text: 'In {language}',
    about: 'Says in which language a course is shown that was not written in the reader’s own.',
  },
  coursesTaught: {
    text: 'Courses',
    about: 'Heading over the courses that a group is taught, or that a teacher teaches.',
  },
  teachesNoCourse: {
    text: 'This teacher isn’t listed on any course yet.',
    about: 'Stands on the page of a teacher whom no course of the catalogue names.',
  },
  taughtCourses: { text: 'Courses you teach', about: 'Heading over the courses that the reader teaches.' },
  yourStudents: {
    text: 'Your students',
    about: 'Heading in the palette over students whom the reader teaches.',
  },
  examsOfCourse: {
    text: 'Exams: {name}',
    about: 'Line of the palette that leads to the exam results of a class. name is that of the course.',
  },
  studentsCounted: {
    text: '{count, plural, one {# student} other {# students}}',
    about: 'How many students a group has. Within a line.',
  },
  coursesCounted: {
    text: '{count, plural, one {# course} other {# courses}}',
    about: 'How many courses a list has. Within a line and within sentences.',
  },
  nothingTaughtToday: {
    text: 'You have no current courses.',
    about: 'Stands where the courses would that the reader teaches today.',
  },
  allTaught: {
    text: 'All ({count})',
    about: 'Link under the first few courses that the reader teaches, to all of them.',
  },
  taughtLater: { text: 'Coming up ({count})', about: 'Unfolds so many courses that begin later.' },
  taughtBefore: { text: 'Past ({count})', about: 'Unfolds so many courses that have ended.' },
  studentsBehind: {
    text: '{count} behind',
    about: 'Chip: so many students of a group have watched less than expected by today.',
  },
  nobodyBehind: { text: 'No one behind', about: 'Chip: all students have watched what was expected.' },
  rollRunsNow: { text: 'Take roll', about: 'Button: goes to the roll of a class that is running now.' },
  ...historyMessages,
});
