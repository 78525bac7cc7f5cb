import type { MessageSource } from '#kit/messages/define-messages.ts';

/** What students read about how they were evaluated. */
export const studentMessages = {
  ownEvaluationsLead: {
    text: 'What managers and teachers have written about you',
    about: 'Under the heading of the page on which a student reads their evaluations.',
  },
  noOwnEvaluations: { text: 'No evaluations yet', about: 'Stands in place of a list.' },
  noOwnEvaluationsHelp: {
    text: 'When a manager or teacher publishes an evaluation of you, you can read it here.',
    about: 'Under “No evaluations yet”, for a student.',
  },
  evaluationBy: {
    text: '{day} · by {name}',
    about: 'Under the name of a form: when a student was evaluated, and by whom.',
  },
  evaluationNew: { text: 'New', about: 'Chip on an evaluation that its student has not acknowledged yet.' },
  evaluationComment: {
    text: 'Comment',
    about: 'Field and heading: what a manager writes about a student beside the answers.',
  },
  evaluationOfFive: {
    text: '{value} of 5',
    about: 'How a student was rated by one criterion, on a scale from 1 to 5.',
  },
  evaluationNotAnswered: {
    text: 'Not answered',
    about: 'In place of the answer to a criterion of an evaluation.',
  },
  acknowledgeEvaluation: {
    text: 'Acknowledge',
    about: 'Button: a student confirms that they have read an evaluation.',
  },
  acknowledgeEvaluationHelp: {
    text: 'Says that you have read it, not that you agree.',
    about: 'Beside the button “Acknowledge”.',
  },
  evaluationAcknowledgedNow: { text: 'Evaluation acknowledged', about: 'Toast.' },
  evaluationAcknowledgedAt: {
    text: 'Acknowledged {when}',
    about:
      'When a student confirmed that they have read an evaluation. when is such as “Saturday” or “Nov 3”.',
  },
  writeEvaluationReply: { text: 'Write a reply', about: 'Button: opens a field below an evaluation.' },
  evaluationReplyField: {
    text: 'Your reply',
    about: 'Field and heading: what a student answers to an evaluation.',
  },
  evaluationReplyHelp: {
    text: 'You can reply once. The managers of your campus and your evaluator read it.',
    about: 'Under the field for the reply to an evaluation.',
  },
  sendEvaluationReply: { text: 'Send reply', about: 'Button.' },
  evaluationReplySent: { text: 'Your reply was sent.', about: 'Toast.' },
} as const satisfies Record<string, MessageSource>;
