/** What the page of a group says of its exams. */
export const groupScheduleMessages = {
  groupSchedule: {
    text: 'Schedule',
    about: 'Name of the tab of a group with its exams and deadlines, for staff.',
  },
  noGroupExams: {
    text: 'No exams are scheduled for this group.',
    about: 'In place of the exams of a group.',
  },
  pastGroupExams: {
    text: '{count, plural, one {# past exam} other {# past exams}}',
    about: 'Opens the exams of a group that are over.',
  },
} as const;
