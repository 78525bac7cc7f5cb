import { defineMessages } from '#kit/messages/define-messages.ts';

/** What the page says on which a supervisor answers, which the server writes itself. */
export const pages = defineMessages('pages', {
  supervisorPageTitle: {
    text: '{student} asks you to confirm hours of service',
    about: 'Heading of a page for somebody outside of the college for whom a student has served.',
  },
  supervisorPageLead: {
    text: 'Did {student} serve as it is written here? You can answer once.',
    about: 'Under that heading, above the hours.',
  },
  supervisorPageForAll: {
    text: 'Your answer counts for all {count} entries together. If one of them is wrong, refuse and say which.',
    about: 'Under that sentence, where the link is about several entries: one answer decides all of them.',
  },
  supervisorPageComment: {
    text: 'Comment (needed to refuse, read by the student and the college)',
    about: 'Label of the field for a few words, over the buttons “Confirm” and “Refuse”.',
  },
  supervisorPageCommentMissing: {
    text: 'Say in a few words why you refuse.',
    about: 'Over that field, when somebody refuses without a word.',
  },
  supervisorPageCommentTooLong: {
    text: 'A comment can have up to {max} characters.',
    about: 'Over that field, when somebody writes more.',
  },
  supervisorPageConfirm: { text: 'Confirm', about: 'Button: the hours were served.' },
  supervisorPageRefuse: { text: 'Refuse', about: 'Button: the hours were not served like this.' },
  supervisorPageKept: {
    text: 'With your answer we keep your name and address as the student has given them, the time, and the network address you answer from.',
    about: 'Quiet line under the buttons: what is stored with the answer.',
  },
  supervisorPageThanks: { text: 'Thank you', about: 'Heading after the answer.' },
  supervisorPageConfirmed: {
    text: 'You have confirmed the hours. There is nothing more to do.',
    about: 'Under “Thank you”, after hours were confirmed.',
  },
  supervisorPageRefused: {
    text: 'You have refused the hours. The student reads your comment.',
    about: 'Under “Thank you”, after hours were refused.',
  },
  supervisorPageOver: {
    text: 'This link doesn’t work any more',
    about: 'Heading where a link was used already, has expired or was withdrawn, or the hours have changed.',
  },
  supervisorPageOverText: {
    text: 'It may have been used, withdrawn or too old. If hours still need your confirmation, the student can ask you again.',
    about: 'Under that heading.',
  },
});
