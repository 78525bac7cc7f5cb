import { defineMessages } from '#kit/messages/define-messages.ts';

export const emails = defineMessages('emails', {
  visitorMailSubject: {
    text: 'Confirm your message to {name}',
    about:
      'Subject and heading of the mail by which a visitor confirms a message to a ministry. name is that of the ministry.',
  },
  visitorMailIntro: {
    text: 'Somebody wrote to {name} on our pages and gave this address as theirs. If it was you, open the link, read your message once more and send it.',
    about: 'First sentence of that mail. It must hold nothing that the visitor has typed.',
  },
  visitorMailButton: { text: 'Read and send', about: 'Button in that mail.' },
  visitorMailFarewell: {
    text: 'The link works for {hours} hours. If it wasn’t you, do nothing: the message isn’t sent, and we forget it.',
    about: 'Quiet line at the end of that mail.',
  },
});
