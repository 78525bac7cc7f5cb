import type { MessageSource } from '#kit/messages/define-messages.ts';

/** What managers read about the hours of their students. */
export const officeMessages = {
  hourQueue: { text: 'Queue', about: 'Tab: hours of students, to be confirmed or refused.' },
  hourTotals: { text: 'Totals', about: 'Tab: the hours of all students of a group.' },
  hourRequirements: { text: 'Requirements', about: 'Tab: how many hours a group asks for.' },
  hoursOldestWaits: {
    text: 'The oldest entry waits since {when}',
    about: 'Quiet line under a heading. when is such as “Saturday” or “Nov 3”.',
  },
  hourCountedStatus: {
    text: '{status} ({count})',
    about: 'Choice among pending, confirmed and refused, with how many there are: “Pending (3)”.',
  },
  searchHours: { text: 'Search by student', about: 'Field that searches hours by the name of a student.' },
  hourStudent: { text: 'Student', about: 'Head of a column.' },
  hourCampus: { text: 'Campus', about: 'Column of an exported file.' },
  hourLoggedColumn: { text: 'Logged', about: 'Head of a column: when hours were logged.' },
  hourDecided: { text: 'Decided', about: 'Head of a column: when and by whom hours were decided.' },
  hourDecider: { text: 'Decided by', about: 'Column of an exported file: the name of a user.' },
  hourDecision: { text: 'Decision', about: 'Head of the column with the button “Decide”.' },
  hourMinutesColumn: { text: 'Minutes', about: 'Column of an exported file: how long a student served.' },
  decideHours: {
    text: 'Decide',
    about: 'Button in a row: opens the hours of a student to decide about them.',
  },
  decideHoursOf: { text: 'Decide about {name}', about: 'Read aloud on the button in the row of a student.' },
  confirmHours: { text: 'Confirm', about: 'Button: the hours of a student count.' },
  refuseHours: { text: 'Refuse', about: 'Button: the hours of a student do not count.' },
  undoHours: { text: 'Undo decision', about: 'Button: restores what was before the decision.' },
  nextHours: { text: 'Next entry', about: 'Button and name of a key.' },
  previousHours: { text: 'Previous entry', about: 'Button and name of a key.' },
  hourPlaceInQueue: { text: '{place} of {count}', about: 'Which one of the entries in the list is open.' },
  allHoursDecided: { text: 'All hours are decided.', about: 'Toast after the last of a list.' },
  hourNoteTo: { text: 'Note to {name}', about: 'Field beside a decision. name is a first name.' },
  hourNoteToAll: { text: 'Note to the students', about: 'Field beside a decision about several students.' },
  hourNoteHelp: { text: 'Required to refuse, otherwise optional', about: 'Under the field for a note.' },
  hoursWereConfirmed: { text: '{name}: hours confirmed', about: 'Toast with a button to undo.' },
  hoursWereRefused: { text: '{name}: hours refused', about: 'Toast with a button to undo.' },
  hoursWereUndone: { text: '{name}: decision undone', about: 'Toast after a decision was taken back.' },
  confirmHoursCounted: {
    text: 'Confirm {count}',
    about: 'Button under a list: confirms as many selected entries of hours.',
  },
  refuseHoursCounted: {
    text: 'Refuse {count}',
    about: 'Button under a list: refuses as many selected entries of hours.',
  },
  refuseHoursTitle: {
    text: '{count, plural, one {Refuse # entry} other {Refuse # entries}}',
    about: 'Title of a window and its button: several entries of hours are refused.',
  },
  hoursConfirmedCounted: {
    text: '{count, plural, one {# entry was confirmed.} other {# entries were confirmed.}}',
    about: 'Toast after several entries of hours were confirmed together.',
  },
  hoursRefusedCounted: {
    text: '{count, plural, one {# entry was refused.} other {# entries were refused.}}',
    about: 'Toast after several entries of hours were refused together.',
  },
  hoursUndoneCounted: {
    text: '{count, plural, one {# decision was undone.} other {# decisions were undone.}}',
    about: 'Toast after several decisions were taken back.',
  },
  hoursChangedMeanwhile: {
    text: '{count, plural, one {# entry was changed meanwhile and stays as it is.} other {# entries were changed meanwhile and stay as they are.}}',
    about: 'Toast after several entries were decided together: a student or another manager was faster.',
  },
  hourNoneWait: { text: 'No hours are waiting', about: 'Stands in place of a list.' },
  hourNoneConfirmed: { text: 'No hours confirmed yet', about: 'Stands in place of a list.' },
  hourNoneRefused: { text: 'No hours refused', about: 'Stands in place of a list.' },
  hourEntryGone: {
    text: 'This entry doesn’t exist any more',
    about: 'In place of hours that the student has deleted.',
  },
  hourSoFar: {
    text: '{category} so far',
    about: 'Beside sums: what the student has in the category of the entry that is open.',
  },
  hourSoFarOf: {
    text: '{confirmed} confirmed, {pending} pending, {required} required',
    about: 'The sums of a student in one category. The three are times such as “12 hr 30 min”.',
  },
  hourSoFarFree: {
    text: '{confirmed} confirmed, {pending} pending',
    about: 'The sums of a student in a category of which nothing is required.',
  },
  hourStudentsDone: {
    text: 'Students who are done',
    about: 'Over “3 of 24”: how many students of a group have all required hours confirmed.',
  },
  hourDoneOf: { text: '{done} of {all}', about: 'Under “Students who are done”: such as “3 of 24”.' },
  hourGroupUnknown: {
    text: 'Unknown group',
    about: 'In the filter by group and in place of its totals, where an address names one that is gone.',
  },
  noHourGroups: {
    text: 'You manage no group',
    about: 'Stands in place of the totals and requirements, for managers of a campus without groups.',
  },
  noHourGroupsHelp: {
    text: 'Groups of your campus appear here.',
    about: 'Under “You manage no group”.',
  },
  noHourTotals: {
    text: 'Nobody has hours in this group',
    about: 'Stands in place of the totals of a group.',
  },
  noHourTotalsHelp: {
    text: 'Set what the group requires, and its students can log their hours.',
    about: 'Under “Nobody has hours in this group”.',
  },
  hourAllCategories: { text: 'All', about: 'Head of a column: the hours of a student in all categories.' },
  hourFileConfirmed: {
    text: '{category}: confirmed (minutes)',
    about: 'Column of an exported file.',
  },
  hourFilePending: { text: '{category}: pending (minutes)', about: 'Column of an exported file.' },
  hourFileRequired: { text: '{category}: required (minutes)', about: 'Column of an exported file.' },
  hourTotalsCounted: {
    text: '{count, plural, one {# student} other {# students}}',
    about: 'How many a list has.',
  },
  hourRequirementsLead: {
    text: 'What each student of the group is to serve in its year, in hours. A field left empty requires nothing. A change counts for the whole year, also for what was confirmed before.',
    about: 'Under the heading “Requirements”.',
  },
  hoursDueOn: {
    text: 'To be served by',
    about:
      'Field: the day by which the required hours are to be served, such as the end of the year of study.',
  },
  hoursDueOnHelp: {
    text: 'Students see what is left per week until this day. Left empty, it is the end of the term that runs. After it, hours can still be logged and count.',
    about: 'Under the field “To be served by”.',
  },
  hourUnit: { text: 'h', about: 'The unit behind a number of hours, as short as can be.' },
  hourCategories: { text: 'Categories', about: 'Heading over the kinds of service of a campus.' },
  noHoursOfStudent: {
    text: 'No hours logged',
    about: 'Where a list of the hours of a student is empty.',
  },
  hourCategoriesLead: {
    text: 'Shared by all groups of the campus',
    about: 'Under the heading “Categories”.',
  },
  addHourCategory: { text: 'Add category', about: 'Button and title of a window.' },
  changeHourCategory: { text: 'Edit category', about: 'Title of a window.' },
  changeHourCategoryNamed: { text: 'Edit {name}', about: 'Read aloud on the button of a category.' },
  archiveHourCategory: {
    text: 'Archive {name}',
    about: 'Read aloud on a button: students log no more hours in a category.',
  },
  restoreHourCategory: {
    text: 'Restore {name}',
    about: 'Read aloud on a button: takes a category out of the archive.',
  },
  hourCategoryArchived: {
    text: '“{name}” was archived.',
    about: 'Toast with a button to undo. name is that of a category.',
  },
  hourCategoryRestored: { text: '“{name}” was restored.', about: 'Toast. name is that of a category.' },
  hourNamedIn: {
    text: 'Named in {count} of {all} languages',
    about: 'Under the name of a category: in how many languages it has a name.',
  },
  hourArchived: { text: 'Archived', about: 'Chip beside a category that is not used any more.' },
  hourOtherLanguages: {
    text: 'Other languages',
    about: 'Unfolds the names of a category in other languages.',
  },
  hourRequirementsSaved: { text: 'Requirements saved', about: 'Toast.' },
  noHourCategories: {
    text: 'No categories yet',
    about: 'Stands in place of the kinds of service of a campus.',
  },
  noHourCategoriesHelp: {
    text: 'Add one, such as “Outreach”, and say how many hours this group requires.',
    about: 'Under “No categories yet”.',
  },
} as const satisfies Record<string, MessageSource>;
