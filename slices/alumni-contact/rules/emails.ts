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
  messagePageAbout: {
    text: 'About: {about}',
    about: 'On the page for reporting a message. about is such as the name of a ministry.',
  },
  messagePageReport: { text: 'Report this message', about: 'Heading and button on the page of a message.' },
  messagePageReportLead: {
    text: 'The alumni admins of the college will read the message and look into it. The sender isn’t told.',
    about: 'Under “Report this message”.',
  },
  messagePageReason: {
    text: 'What’s wrong with it? (optional)',
    about: 'Label of the field for the reason of a report.',
  },
  messagePageReported: {
    text: 'You’ve reported this message. Thank you: the alumni admins will look into it.',
    about: 'In place of the form for reporting a message, once it was reported.',
  },
  messagePageBlock: { text: 'Block the sender', about: 'Heading and button on the page of a message.' },
  messagePageBlockLead: {
    text: '{name} won’t be able to write to you through the college any more, and isn’t told.',
    about: 'Under “Block the sender”. name is the sender’s.',
  },
  messagePageBlocked: {
    text: '{name} is blocked and can’t write to you through the college.',
    about: 'In place of the button that blocks a sender, once they are blocked.',
  },
  messagePageUnblock: { text: 'Unblock', about: 'Button that lifts the block of a sender.' },
});
