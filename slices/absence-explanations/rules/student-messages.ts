import type { MessageSource } from '#kit/messages/define-messages.ts';

/** What students read about their own absences. */
export const studentMessages = {
  absenceExplanations: {
    text: 'Absence explanations',
    about: 'Name of a tab and of a list: what students have written about classes they missed.',
  },
  absencesToExplain: {
    text: 'Absences you can explain',
    about: 'Heading over the classes a student missed in the last two weeks.',
  },
  ownExplanations: { text: 'Your explanations', about: 'Heading over what a student has explained.' },
  explainAbsence: {
    text: 'Explain',
    about: 'Button beside a missed class: the student writes why they were absent.',
  },
  explainAbsenceNamed: {
    text: 'Explain your absence',
    about: 'Title of a window in which a student writes why they were absent.',
  },
  changeExplanation: {
    text: 'Edit explanation',
    about: 'Item of a menu and title of a window: a student changes an explanation.',
  },
  explainUntil: {
    text: 'Explain by {day}',
    about: 'Under a missed class: the last day to explain it, such as “Tue, Nov 24”.',
  },
  explanationText: { text: 'Why were you absent?', about: 'Field: the explanation of a student.' },
  sendExplanation: { text: 'Send explanation', about: 'Button that sends an explanation.' },
  explanationSent: {
    text: 'Your explanation was sent.',
    about: 'Toast after a student explained an absence.',
  },
  explanationChanged: {
    text: 'Your explanation was saved.',
    about: 'Toast after a student changed an explanation.',
  },
  withdrawExplanation: {
    text: 'Withdraw',
    about: 'Item of a menu and button: a student takes an explanation back.',
  },
  withdrawExplanationTitle: {
    text: 'Withdraw this explanation?',
    about: 'Title of a window that asks before an explanation is deleted.',
  },
  withdrawExplanationLead: {
    text: 'Your words and the file are deleted. You can explain the absence again until {day}.',
    about: 'In the window that asks before an explanation is deleted. day is such as “Tue, Nov 24”.',
  },
  explanationWithdrawn: { text: 'Your explanation was withdrawn.', about: 'Toast.' },
  explanationClass: { text: 'Class', about: 'Head of a column: the day and the course of a missed class.' },
  explanationWords: { text: 'Explanation', about: 'Head of a column and heading: what the student wrote.' },
  explanationStatus: { text: 'Status', about: 'Head of a column: what became of an explanation.' },
  explanationPending: {
    text: 'Pending',
    about: 'Status of an explanation that nobody has decided, and a tab.',
  },
  explanationExplained: {
    text: 'Explained',
    about: 'Status of an explanation that was noted while the absence still counts, and a tab.',
  },
  explanationExcused: {
    text: 'Excused',
    about: 'Status of an explanation whose absence is excused, and a tab.',
  },
  explanationExplainedMeans: {
    text: 'Noted, but the class still counts as absent.',
    about: 'Under an explanation that was noted.',
  },
  explanationExcusedMeans: {
    text: 'The class counts as excused.',
    about: 'Under an explanation that was excused.',
  },
  explainedAt: { text: 'Sent {moment}', about: 'When an absence was explained, such as “Sent today 07:31”.' },
  explanationDecidedBy: {
    text: '{name}, {moment}',
    about: 'Who decided an explanation and when.',
  },
  explanationComment: {
    text: 'Note from the college',
    about: 'Over what the staff wrote about an explanation.',
  },
  explanationsCounted: {
    text: '{count, plural, one {# explanation} other {# explanations}}',
    about: 'How many a list has.',
  },
  noAbsencesToExplain: {
    text: 'No absences to explain',
    about: 'Stands in place of the classes a student can explain.',
  },
  noAbsencesToExplainHelp: {
    text: 'Classes you missed in the last 14 days appear here.',
    about: 'Under “No absences to explain”.',
  },
  noOwnExplanations: {
    text: 'No explanations yet',
    about: 'Stands in place of what a student has explained.',
  },
  missedClassOfNoCourse: { text: 'Class', about: 'A class that belongs to no course, in place of its name.' },
} as const satisfies Record<string, MessageSource>;
