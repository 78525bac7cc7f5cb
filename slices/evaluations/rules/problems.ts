import { defineMessages } from '#kit/messages/define-messages.ts';

export const problems = defineMessages('evaluations', {
  evaluationFormNameMissing: {
    text: 'Enter the name of the form in English.',
    about: 'Shown when an evaluation form has no English name.',
  },
  evaluationFormNameTooLong: {
    text: 'The name of a form can have up to {max} characters.',
    about: 'Shown when a name of an evaluation form is too long.',
  },
  criteriaMissing: {
    text: 'Add at least one criterion.',
    about: 'Shown when an evaluation form asks nothing.',
  },
  tooManyCriteria: {
    text: 'A form can have up to {max} criteria.',
    about: 'Shown when an evaluation form asks too much.',
  },
  criterionLabelMissing: {
    text: 'Enter the criterion in English.',
    about: 'Shown when a criterion of an evaluation form has no English text.',
  },
  criterionLabelTooLong: {
    text: 'A criterion can have up to {max} characters.',
    about: 'Shown when a criterion of an evaluation form is too long.',
  },
  scaleWordsMissing: {
    text: 'Say in English what 1 and 5 mean.',
    about: 'Shown when a scale from 1 to 5 of an evaluation form has no words for its ends.',
  },
  scaleWordsTooLong: {
    text: 'The words for a number can have up to {max} characters.',
    about: 'Shown when the words for a step of a scale are too long.',
  },
  evaluationFormArchived: {
    text: 'This form is archived. Choose another one.',
    about: 'Shown when a student is to be evaluated by a form that is not used any more.',
  },
  evaluationDayInFuture: {
    text: 'The date can’t be in the future.',
    about: 'Shown when an evaluation of a student is dated tomorrow or later.',
  },
  evaluationDayOutsideGroup: {
    text: 'The student wasn’t in this group on that day.',
    about: 'Shown when an evaluation is dated before a student joined the group or after they left it.',
  },
  evaluationScoreInvalid: {
    text: 'Choose a number from 1 to 5.',
    about: 'Shown when a criterion is answered with another number.',
  },
  evaluationAnswerTooLong: {
    text: 'An answer can have up to {max} characters.',
    about: 'Shown when the answer to a criterion is too long.',
  },
  evaluationCommentTooLong: {
    text: 'A comment can have up to {max} characters.',
    about: 'Shown when the comment of an evaluation is too long.',
  },
  evaluationIncomplete: {
    text: 'Answer every criterion that isn’t optional first.',
    about: 'Shown when an evaluation is to be published in which answers are missing.',
  },
  evaluationPublished: {
    text: 'This evaluation has been published, so it can’t be changed any more.',
    about: 'Shown when a manager changes or deletes an evaluation that the student can read already.',
  },
  evaluationAcknowledged: {
    text: 'The student has acknowledged this evaluation, so it can’t be withdrawn any more.',
    about: 'Shown when a manager takes back an evaluation that the student has acknowledged.',
  },
  evaluationDraftExists: {
    text: 'There is already a draft about this student with this form. Reload the page to continue it.',
    about: 'Shown when two managers begin to evaluate the same student, or one on two devices.',
  },
  evaluationReplyMissing: {
    text: 'Enter your reply.',
    about: 'Shown when a student sends an empty reply to an evaluation.',
  },
  evaluationReplyTooLong: {
    text: 'A reply can have up to {max} characters.',
    about: 'Shown when the reply of a student to an evaluation is too long.',
  },
  evaluationReplied: {
    text: 'You have already replied to this evaluation.',
    about: 'Shown when a student replies to an evaluation a second time.',
  },
});

declare module '#kit/messages/known-problems.ts' {
  interface KnownProblems extends Record<keyof typeof problems.sources, true> {}
}
