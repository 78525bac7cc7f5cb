import { defineMessages } from '#kit/messages/define-messages.ts';

/** The mail that brings a message to an alumnus. */
export const emails = defineMessages('emails', {
  contactMailSubject: {
    text: 'Message from {name}',
    about: 'Subject and heading of the mail that brings a message of another person. name is the sender’s.',
  },
  contactMailIntro: {
    text: '{name} ({address}) wrote to you through {appName}. To answer, reply to this mail: your reply goes to them, and they’ll see your address.',
    about: 'First sentence of the mail that brings a message. name and address are the sender’s.',
  },
  contactMailAbout: {
    text: 'It’s about “{about}”.',
    about: 'Sentence of the mail that brings a message. about is such as the name of a ministry.',
  },
  contactMailFarewell: {
    text: 'The message is theirs, not the college’s. They don’t know your address unless you reply.',
    about: 'Quiet line at the end of the mail that brings a message of another person.',
  },
  contactMailReport: {
    text: 'Report this message or block the sender',
    about: 'Quiet link at the end of the mail that brings a message of another person.',
  },
});
