import type { MessageSource } from '#kit/messages/define-messages.ts';

/** What managers read where they evaluate their students. */
export const officeMessages = {
  evaluationForms: { text: 'Forms', about: 'Tab: the forms by which students are evaluated.' },
  evaluateGroup: {
    text: 'Evaluate a group',
    about: 'Button and title of a window: leads from student to student of a group.',
  },
  startEvaluating: { text: 'Start', about: 'Button in the window “Evaluate a group”.' },
  evaluationGroup: { text: 'Group', about: 'Field and filter.' },
  evaluationForm: {
    text: 'Form',
    about: 'Field, filter and head of a column: the form by which a student is evaluated.',
  },
  evaluationStudent: { text: 'Student', about: 'Head of a column.' },
  evaluationDay: { text: 'Date', about: 'Field and head of a column: the day of an evaluation.' },
  evaluationEvaluator: {
    text: 'Evaluated by',
    about: 'Head of a column: the manager who has evaluated a student.',
  },
  evaluationStatus: { text: 'Status', about: 'Filter and head of a column.' },
  evaluationIsDraft: {
    text: 'Draft',
    about: 'Chip and filter: an evaluation that its student cannot see yet.',
  },
  evaluationIsPublished: {
    text: 'Published',
    about: 'Chip and filter: an evaluation that its student can read.',
  },
  evaluationIsAcknowledged: {
    text: 'Acknowledged',
    about: 'Chip: the student has confirmed that they have read the evaluation.',
  },
  evaluationIsReplied: { text: 'Replied', about: 'Chip: the student has replied to the evaluation.' },
  searchEvaluations: {
    text: 'Search by student',
    about: 'Field that searches evaluations by the name of a student.',
  },
  evaluationsCounted: {
    text: '{count, plural, one {# evaluation} other {# evaluations}}',
    about: 'How many a list has.',
  },
  noEvaluations: { text: 'No evaluations yet', about: 'Stands in place of a list.' },
  noEvaluationsHelp: {
    text: 'Choose a group and a form, then go from student to student.',
    about: 'Under “No evaluations yet”, for a manager.',
  },
  noEvaluationGroups: {
    text: 'You manage no group',
    about: 'In the window “Evaluate a group”, for managers of a campus without groups.',
  },
  evaluationGone: {
    text: 'This evaluation doesn’t exist any more',
    about: 'In place of a draft that was deleted.',
  },
  continueEvaluation: { text: 'Continue', about: 'Button: goes on writing the draft of an evaluation.' },
  publishEvaluation: { text: 'Publish', about: 'Button: lets the student read an evaluation.' },
  withdrawEvaluation: { text: 'Withdraw', about: 'Button: makes a published evaluation a draft again.' },
  deleteEvaluation: {
    text: 'Delete draft',
    about: 'Button and title of a question: deletes the draft of an evaluation.',
  },
  deleteEvaluationQuestion: {
    text: 'Everything you have written about {name} in this form will be lost.',
    about: 'Under the title “Delete draft”.',
  },
  evaluationWasPublished: { text: '{name}: evaluation published', about: 'Toast with a button to undo.' },
  evaluationWasWithdrawn: { text: '{name}: evaluation withdrawn', about: 'Toast.' },
  evaluationWasDeleted: { text: '{name}: draft deleted', about: 'Toast.' },
  evaluationReplyOf: {
    text: 'Reply from {name}',
    about: 'Heading over what a student has replied to an evaluation. name is a first name.',
  },
  evaluateNamed: {
    text: 'Evaluate {group}',
    about: 'Title of the page on which a manager evaluates a whole group.',
  },
  evaluationStudents: { text: 'Students', about: 'Names the list of students beside a form.' },
  nextStudentToEvaluate: { text: 'Next student', about: 'Button and name of a key.' },
  previousStudentToEvaluate: { text: 'Previous student', about: 'Button and name of a key.' },
  evaluationNotBegun: {
    text: 'Not started',
    about: 'Beside a student who has no evaluation by this form yet.',
  },
  evaluationAnswered: {
    text: '{count} of {all}',
    about: 'Beside a student: how many criteria are answered in a draft.',
  },
  evaluationReady: {
    text: 'Ready to publish',
    about: 'Beside a student: every criterion that must be is answered.',
  },
  evaluationUnanswered: {
    text: '{count, plural, one {# criterion still to answer} other {# criteria still to answer}}',
    about: 'Beside the button “Publish”, while it cannot be pressed.',
  },
  publishReadyCounted: {
    text: 'Publish all ready ({count})',
    about: 'Button: publishes every evaluation of the group that is complete.',
  },
  publishReadyTitle: {
    text: '{count, plural, one {Publish # evaluation} other {Publish # evaluations}}',
    about: 'Title of a question and its button.',
  },
  publishReadyQuestion: {
    text: 'Each student gets a message and can read their evaluation. You can withdraw one until its student acknowledges it.',
    about: 'Under the title “Publish 3 evaluations”.',
  },
  evaluationsWerePublished: {
    text: '{count, plural, one {# evaluation was published.} other {# evaluations were published.}}',
    about: 'Toast.',
  },
  evaluationIsRead: {
    text: '{name} can read this. Withdraw it to change it.',
    about: 'Over a published evaluation, for its manager. name is a first name.',
  },
  evaluationNotInAnothersName: {
    text: 'You’re viewing the site as someone else. You can’t write or publish evaluations in their name.',
    about:
      'Note in place of the fields and buttons of an evaluation, for an administrator who views the site as another person.',
  },
  evaluationIsClosed: {
    text: '{name} has acknowledged this, so it can’t be changed any more.',
    about: 'Over a published evaluation, for its manager. name is a first name.',
  },
  nobodyToEvaluate: { text: 'Nobody is in this group', about: 'Stands in place of the students of a group.' },
  nothingToEvaluate: {
    text: 'Group or form not found, or it belongs to another campus.',
    about: 'Heading of the page on which a group is evaluated, when its address names none.',
  },
  answerWithOne: { text: 'Answer with 1', about: 'Name of a key: rates a student by a criterion.' },
  answerWithTwo: { text: 'Answer with 2', about: 'Name of a key: rates a student by a criterion.' },
  answerWithThree: { text: 'Answer with 3', about: 'Name of a key: rates a student by a criterion.' },
  answerWithFour: { text: 'Answer with 4', about: 'Name of a key: rates a student by a criterion.' },
  answerWithFive: { text: 'Answer with 5', about: 'Name of a key: rates a student by a criterion.' },
  nextCriterion: { text: 'Next criterion', about: 'Name of a key.' },
  previousCriterion: { text: 'Previous criterion', about: 'Name of a key.' },
  evaluationKeys: {
    text: '1–5 answers, ↑ ↓ moves between criteria, J and K between students.',
    about: 'Hint over a form about keys of the keyboard: digits, arrows and two letters.',
  },
  evaluationOptional: {
    text: 'Optional',
    about: 'Under a criterion that may stay without an answer, and a checkbox that makes it so.',
  },
  clearCriterion: {
    text: '{name}: clear answer',
    about: 'Read aloud on a button beside an answer. name is a criterion, such as “Reliability”.',
  },
  noEvaluationForms: {
    text: 'No forms yet',
    about: 'Stands in place of the forms by which students are evaluated.',
  },
  noEvaluationFormsHelp: {
    text: 'Make one with the criteria by which you evaluate students.',
    about: 'Under “No forms yet”.',
  },
  newEvaluationForm: { text: 'New form', about: 'Button and heading.' },
  changeEvaluationForm: { text: 'Edit form', about: 'Heading.' },
  changeEvaluationFormNamed: { text: 'Edit {name}', about: 'Read aloud on the button of a form.' },
  archiveEvaluationForm: {
    text: 'Archive {name}',
    about: 'Read aloud on a button: nobody is evaluated by a form any more.',
  },
  restoreEvaluationForm: {
    text: 'Restore {name}',
    about: 'Read aloud on a button: takes a form out of the archive.',
  },
  evaluationFormWasArchived: {
    text: '“{name}” was archived.',
    about: 'Toast with a button to undo. name is that of a form.',
  },
  evaluationFormWasRestored: { text: '“{name}” was restored.', about: 'Toast. name is that of a form.' },
  evaluationFormIsArchived: { text: 'Archived', about: 'Chip beside a form that is not used any more.' },
  evaluationFormVersion: { text: 'Version {number}', about: 'Chip beside a form.' },
  evaluationCriteriaCounted: {
    text: '{count, plural, one {# criterion} other {# criteria}}',
    about: 'Chip beside a form: how many criteria it has.',
  },
  evaluationFormUsed: {
    text: 'Students have been evaluated by this form. Saving makes version {number}; earlier evaluations keep theirs.',
    about: 'Over a form that is edited.',
  },
  evaluationFormName: { text: 'Name of the form', about: 'Field.' },
  evaluationCampus: { text: 'Campus', about: 'Field: to which campus a new form belongs.' },
  evaluationTextsIn: {
    text: 'Texts in',
    about: 'Field to choose the language in which the texts of a form are written below it.',
  },
  evaluationTextsInHelp: {
    text: 'English is required. Where a text is missing in a language, students read it in English.',
    about: 'Under the choice of a language.',
  },
  evaluationCriteria: { text: 'Criteria', about: 'Heading over the criteria of a form.' },
  criterionNumbered: { text: 'Criterion {number}', about: 'Names one of the criteria of a form.' },
  criterionQuestion: { text: 'Criterion', about: 'Field: what is evaluated, such as “Reliability”.' },
  criterionLow: {
    text: 'What 1 means',
    about: 'Field: words for the lower end of a scale, such as “Rarely”.',
  },
  criterionHigh: {
    text: 'What 5 means',
    about: 'Field: words for the upper end of a scale, such as “Always”.',
  },
  criterionIsScale: { text: 'Scale 1–5', about: 'Chip: a criterion that is answered by a number.' },
  criterionIsText: { text: 'Text', about: 'Chip: a criterion that is answered in words.' },
  addScaleCriterion: {
    text: 'Add scale',
    about: 'Button: adds a criterion that is answered by a number from 1 to 5.',
  },
  addTextCriterion: { text: 'Add text', about: 'Button: adds a criterion that is answered in words.' },
  moveCriterionUp: { text: 'Move criterion {number} up', about: 'Read aloud on a button.' },
  moveCriterionDown: { text: 'Move criterion {number} down', about: 'Read aloud on a button.' },
  removeCriterion: { text: 'Remove criterion {number}', about: 'Read aloud on a button.' },
} as const satisfies Record<string, MessageSource>;
