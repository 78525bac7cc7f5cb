/** What is kept on a student for every exam. */
export const accommodationMessages = {
  accommodations: {
    text: 'Accommodations',
    about: 'Tab of a person and heading: extra time and attempts that a student has in every exam.',
  },
  accommodationMeans: {
    text: 'Applies to every exam. An exam in progress gets the extra time right away and never loses any.',
    about: 'Note over the form of what a student has in every exam.',
  },
  extraTimeField: { text: 'Extra time', about: 'Label of a field, in percent of the time of an exam.' },
  accommodationLastDay: {
    text: 'Last day (optional)',
    about: 'Label of a field: until when a student has extra time in exams.',
  },
  accommodationNote: {
    text: 'Note for staff (optional)',
    about: 'Label of a field: why a student has extra time in every exam. The student does not see it.',
  },
  accommodationSaved: {
    text: 'Accommodations saved.',
    about: 'Told after saving what a student has in every exam; it can be undone.',
  },
  accommodationRemoved: {
    text: 'Accommodations removed.',
    about: 'Told after removing what a student had in every exam; it can be undone.',
  },
  removeAccommodation: { text: 'Remove accommodations', about: 'Button.' },
  accommodationBy: {
    text: 'Set by {name}, {when}',
    about: 'Under what a student has in every exam. {when} is a date.',
  },
  accommodationEnded: { text: 'Ended', about: 'Mark beside accommodations whose last day has passed.' },
  accommodationTime: {
    text: '{percent} extra time',
    about: 'What a student has in every exam. {percent} reads like +50%.',
  },
  accommodationAttempts: {
    text: '{count, plural, one {# extra attempt} other {# extra attempts}}',
    about: 'What a student has in every exam.',
  },
  accommodationLine: {
    text: '{name}, every exam: {given}',
    about:
      'What a student has in every exam, such as “Ana Cole, every exam: +50% extra time, 1 extra attempt”.',
  },
  grantTime: { text: 'Grant time', about: 'Button on an attempt: more time or attempts for its student.' },
  attemptsWithExtra: {
    text: '{done, number} of {total, number}, {extra, number} of them extra',
    about: 'How many attempts a student has used, and that some were given beyond the usual ones.',
  },
  timeGiven: {
    text: 'Time given',
    about: 'Term before what the time of an attempt is made of, such as “30 min + 50% = 45 min”.',
  },
  grantToNamed: {
    text: 'Grant time or attempts: {name}',
    about: 'Heading of a window: more for the named student.',
  },
  examGrantNextAttempt: {
    text: 'This attempt has ended and keeps its time and grade. What you grant counts for the student’s next attempt at this exam.',
    about: 'Stands over the form for more time or attempts, opened from an attempt that has ended.',
  },
  grantReasonHelp: {
    text: 'Required. It is kept with what you grant.',
    about: 'Help under the field for the reason of more time or attempts.',
  },
};
