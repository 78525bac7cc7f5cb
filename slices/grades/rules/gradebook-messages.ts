/** What staff read in the gradebook of a course. */
export const gradebookMessages = {
  bookStudent: { text: 'Student', about: 'Head of a column of the gradebook.' },
  bookStanding: { text: 'Standing', about: 'Head of a column of the gradebook: passed, failed and so on.' },
  bookLabel: { text: 'Grades of the group', about: 'What the gradebook is called when it is read aloud.' },
  bookKeys: {
    text: 'Arrow keys move between grades, Enter opens one, and typing a digit starts a new one. An asterisk marks grades entered by hand.',
    about: 'Over the gradebook.',
  },
  bookSort: {
    text: 'Sort by',
    about: 'Label of the choice in which order the students of a gradebook come.',
  },
  classAverage: { text: 'Class average', about: 'Beside the average grades of a class.' },
  bookSearch: { text: 'Search students', about: 'Label of the search over the students of a gradebook.' },
  bookNobody: { text: 'No one in this group takes this course', about: 'In place of the gradebook.' },
  bookPrintedPart: {
    text: 'This printout shows {shown, number} of {count, number} students. The Print button on the page prints all of them.',
    about: 'Printed under a gradebook that the browser’s own menu prints, with the students it has at hand.',
  },
  enterGradeTitle: { text: '{student}: {part}', about: 'Title of the window in which a grade is entered.' },
  enterReason: { text: 'Reason', about: 'Label over the reason for entering or unlocking grades.' },
  enterReasonHelp: { text: 'The student will see this.', about: 'Under the reason for entering a grade.' },
  enterReasonLater: {
    text: 'The student will see this. Leave it empty to enter more grades first and give one reason for all of them.',
    about: 'Under the reason for entering a grade.',
  },
  heldGrades: {
    text: 'Unsaved grades',
    about: 'Name of the part of the page in which grades wait to be saved.',
  },
  heldGradesCount: {
    text: '{count, plural, one {# grade isn’t saved yet.} other {# grades aren’t saved yet.}}',
    about: 'Over the reason for several grades.',
  },
  heldGradesReason: {
    text: 'Reason for all of them (students see it)',
    about: 'Label over the reason for several grades.',
  },
  heldGradesSave: {
    text: 'Save grades',
    about: 'Button that saves several grades.',
  },
  countReached: {
    text: 'Use the calculated grade',
    about: 'A checkbox: takes away the grade that was entered by hand.',
  },
  gradesEntered: {
    text: '{count, plural, one {# grade was entered.} other {# grades were entered.}}',
    about: 'Toast with Undo after grades were entered.',
  },
  gradesTakenBack: { text: 'Undone.', about: 'Toast after Undo.' },
  pasteGrades: { text: 'Paste grades', about: 'Button that opens a window for cells of a spreadsheet.' },
  pasteLead: {
    text: 'Copy cells from a spreadsheet laid out like the exported file, with column names in the first row and students in the first column. Empty cells change nothing.',
    about: 'Explains how grades are pasted.',
  },
  pasteField: { text: 'Cells', about: 'Label of the field into which cells of a spreadsheet are pasted.' },
  pasteFound: {
    text: '{count, plural, =0 {Nothing changes.} one {# grade changes.} other {# grades change.}}',
    about: 'What will follow from the cells that were pasted.',
  },
  pasteRefused: {
    text: '{count, plural, one {# cell is left out:} other {# cells are left out:}}',
    about: 'Over the cells that cannot be entered.',
  },
  pasteProblem: {
    text: '{problem, select, student {student not found} sameName {several students have this name} part {column not found} own {you can’t grade yourself} other {not a grade from 0 to 100}}',
    about: 'Why a pasted cell is left out; stands behind the cell.',
  },
  weighParts: { text: 'Weights', about: 'Button and window: how much the exams and assignments count.' },
  weighLead: {
    text: 'How much each part counts, in every group that takes this course. A part with 0 doesn’t count.',
    about: 'Explains the weights of a course.',
  },
  weightsSaved: { text: 'The weights were saved.', about: 'Toast.' },
  finaliseGrades: { text: 'Finalise', about: 'Button that settles the grades of a course for a group.' },
  finaliseLead: {
    text: 'These grades are fixed from now on, even if exams or assignments change.',
    about: 'Asks whether the grades are to be settled.',
  },
  finaliseFreezes: {
    text: '{students, plural, one {The grade of # student is} other {The grades of # students are}} frozen: passed {passed}, failed {failed}, incomplete {incomplete}.',
    about:
      'Says what is frozen when grades are settled. Numbers stand for {passed}, {failed} and {incomplete}.',
  },
  finaliseOpen: {
    text: '{count, plural, one {# student has unfinished work and is recorded as incomplete.} other {# students have unfinished work and are recorded as incomplete.}}',
    about: 'Warns before grades are settled; what is open follows part by part.',
  },
  openWaits: { text: 'awaiting grade: {count}', about: 'How many students wait for their mark in a part.' },
  openToCome: { text: 'not due yet: {count}', about: 'How many students can still do a part.' },
  openMissed: {
    text: 'not submitted, counts as 0: {count}',
    about: 'How many students have missed a part.',
  },
  openIncomplete: { text: 'incomplete: {count}', about: 'How many students’ work is not complete.' },
  gradesFinalised: { text: 'The grades are final.', about: 'Toast with Undo.' },
  finaliseUndone: {
    text: 'Finalised by mistake and undone right away.',
    about: 'The reason that is recorded when a user undoes finalising.',
  },
  unlockGrades: { text: 'Unlock', about: 'Button that lets final grades be changed again.' },
  unlockLead: {
    text: 'The grades can be changed again. The previous final grades stay on record.',
    about: 'Explains what unlocking does.',
  },
  gradesUnlocked: { text: 'The grades can be changed again.', about: 'Toast.' },
  bookFinalBy: { text: 'Final since {day} ({name}).', about: 'Over a gradebook that is settled.' },
  bookUnlockedBy: {
    text: 'Unlocked on {day} ({name}): {reason}',
    about: 'Over a gradebook that was settled before.',
  },
  noCoursesOfStudent: {
    text: 'No courses yet',
    about: 'In place of the grades of a student who has no course.',
  },
  openGradebook: { text: 'Open gradebook', about: 'Leads from a student’s course to its gradebook.' },
} as const;
