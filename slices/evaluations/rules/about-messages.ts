import type { MessageSource } from '#kit/messages/define-messages.ts';

/** What is read about one student whom several people evaluate, on the screen and on paper. */
export const aboutMessages = {
  sideBySide: {
    text: 'Side by side',
    about: 'Heading and name of a table: what several people say of one student.',
  },
  othersEvaluations: {
    text: 'Written before, and by others',
    about:
      'Opens what was written about a student before, and what other managers and teachers have written.',
  },
  nobodyElseEvaluated: {
    text: 'Nothing else was written about this student by this form.',
    about: 'In place of what was written before, and by others.',
  },
  formerEvaluator: {
    text: 'Former evaluator',
    about: 'In place of the name of a manager or teacher whose account is gone.',
  },
  evaluationNotAsked: {
    text: 'Not asked',
    about: 'In a table of answers: the form did not have this criterion then.',
  },
  chooseEvaluationForm: {
    text: 'Which form?',
    about: 'Heading over the forms by which a group can be evaluated.',
  },
  noFormsToEvaluateBy: {
    text: 'This campus has no forms yet',
    about: 'In place of the forms by which a group can be evaluated.',
  },
  noFormsToEvaluateByHelp: {
    text: 'Its managers make them under “Evaluations”.',
    about: 'Under “This campus has no forms yet”.',
  },
  evaluateStudent: { text: 'Evaluate', about: 'Button on the page of a student: begins an evaluation.' },
  notEvaluatedYet: {
    text: 'Not evaluated yet',
    about: 'On the page of a student, in place of their evaluations.',
  },
  evaluationsOverTime: {
    text: 'Over time',
    about: 'Heading and name of a chart: how a student was rated from day to day.',
  },
  evaluationAverage: {
    text: 'Average',
    about: 'Name of a line in a chart: the average of all criteria of an evaluation.',
  },
  evaluationCurves: {
    text: 'In the chart',
    about: 'Over the criteria that can be shown as lines in a chart.',
  },
  evaluationPdf: { text: 'Download PDF', about: 'Link to an evaluation on paper.' },
  paperEvaluation: { text: 'Evaluation', about: 'Title of an evaluation on paper.' },
  paperEvaluated: { text: 'Student', about: 'On an evaluation on paper, beside the name of the student.' },
  paperEvaluationPrinted: { text: 'Printed on', about: 'On paper, beside the day it was written.' },
  paperEvaluationPage: { text: 'Page {page} of {pages}', about: 'At the foot of each sheet of paper.' },
  paperEvaluationRead: {
    text: 'Acknowledged on',
    about: 'On an evaluation on paper, beside the day on which the student confirmed that they have read it.',
  },
  paperEvaluationReply: { text: 'Reply', about: 'On an evaluation on paper, over the reply of the student.' },
  criterionStep: {
    text: 'What {number} means',
    about: 'Field: words for a step of a scale from 1 to 5, such as 3.',
  },
  moreScaleWords: {
    text: 'Words for 2, 3 and 4',
    about: 'Opens the fields for the words between the ends of a scale.',
  },
} as const satisfies Record<string, MessageSource>;
