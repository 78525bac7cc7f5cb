import { defineMessages } from '#kit/messages/define-messages.ts';
import { historyMessages } from './history-messages.ts';
import { reportMessages } from './report-messages.ts';

export const messages = defineMessages('alumni-contact', {
  contactTitle: {
    text: 'Contact an alumnus',
    about:
      'Heading of the page on which alumni find each other and write, and of its box on the alumni’s home page.',
  },
  contactLead: {
    text: 'Find former students and write to them. The college delivers your message by email.',
    about: 'Quiet line under “Contact an alumnus”.',
  },
  contactSearch: { text: 'Search by name', about: 'Label of the search field over the list of alumni.' },
  contactYear: { text: 'Year', about: 'Filter and head of a column: the year of graduation.' },
  contactPlace: { text: 'Place', about: 'Filter and head of a column: where an alumnus graduated.' },
  contactName: { text: 'Name', about: 'Head of a column: the name of an alumnus.' },
  contactWrite: {
    text: 'Write',
    about: 'Button in the row of an alumnus: opens the form for a message to them.',
  },
  contactWriteTo: {
    text: 'Write to {name}',
    about: 'Heading of the form for a message; also read aloud on the button “Write”.',
  },
  alumniCounted: {
    text: '{count, plural, one {# alumnus} other {# alumni}}',
    about: 'How many a list has. Within a line and within sentences.',
  },
  contactNobody: {
    text: 'No alumni to write to yet',
    about: 'Stands in place of the list of alumni.',
  },
  contactNobodyText: {
    text: 'Former students who accept messages from alumni will be here.',
    about: 'Under “No alumni to write to yet”.',
  },
  contactClassOf: {
    text: 'Class of {year}',
    about: 'The year in which an alumnus graduated. year is such as 2021.',
  },
  contactChange: { text: 'Choose someone else', about: 'Link from the form back to the list of alumni.' },
  contactGone: {
    text: 'This person can’t be reached',
    about: 'In place of the form, where a link names a person who takes no messages.',
  },
  contactMessage: { text: 'Message', about: 'Label of the field for a message to an alumnus.' },
  contactMessageHelp: {
    text: 'Plain text, up to {max} characters. Your draft stays on this device until you send it.',
    about: 'Help under the field for a message.',
  },
  contactAddressSeen: {
    text: '{name} will see your name and your email address, {address}, and can reply to you directly. You won’t see theirs unless they reply.',
    about: 'Note over the form for a message. name is the recipient, address the sender’s own.',
  },
  contactAppropriate: {
    text: 'Messages must be appropriate: no advertising, no appeals for money, nothing hurtful. Recipients can report a message to the college.',
    about: 'Note over the form for a message: what may be written.',
  },
  contactSend: { text: 'Send message', about: 'Button that sends a message to an alumnus.' },
  contactNotInAnothersName: {
    text: 'You’re viewing the site as someone else. You can’t write in their name.',
    about:
      'Note over the form for a message, for an administrator who views the site as another person; its button is off.',
  },
  contactSent: { text: 'Sent to {name}.', about: 'Toast after a message was sent. name is the recipient.' },
  contactLeft: {
    text: '{left, plural, one {You can send # more message now.} other {You can send # more messages now.}}',
    about: 'How many messages to alumni a user may still send; never 0.',
  },
  contactNoneLeft: {
    text: 'You’ve sent {max, plural, one {# message} other {# messages}} in the last 24 hours. You can send your next message {moment}.',
    about: 'In place of how many messages are left. moment is such as “tomorrow, 9:30 AM”.',
  },
  contactIsSuspended: {
    text: 'The college has suspended you from writing to alumni. If you think this is a mistake, ask the college.',
    about: 'In place of how many messages are left, before a suspended user writes anything.',
  },
  contactOffline: {
    text: 'You’re offline. Your draft is kept on this device; send it when you’re back online.',
    about: 'Note over the form for a message, while there is no network.',
  },
  contactOwn: {
    text: 'Your messages',
    about: 'Link and heading: what a user has sent to alumni, and whom they have blocked.',
  },
  contactOwnLead: {
    text: 'What you’ve sent to alumni, and whom you’ve blocked.',
    about: 'Quiet line under “Your messages”.',
  },
  contactOfSomebodyElse: {
    text: 'You’re viewing the site as someone else. Messages stay between sender and recipient: only they can see what they’ve sent and whom they’ve blocked.',
    about: 'In place of “Your messages”, for an administrator who views the site as another person.',
  },
  contactSentHeading: {
    text: 'Sent',
    about: 'Heading over the messages that a user has sent; head of a column: when.',
  },
  contactTo: { text: 'To', about: 'Head of a column: who a message was sent to.' },
  contactNothingSent: {
    text: 'You haven’t written to anyone yet',
    about: 'Stands in place of the messages that a user has sent.',
  },
  messagesCounted: {
    text: '{count, plural, one {# message} other {# messages}}',
    about: 'How many a list has. Within a line and within sentences.',
  },
  contactBlocked: {
    text: 'Blocked senders',
    about: 'Heading over the people whose messages a user does not want.',
  },
  contactNobodyBlocked: {
    text: 'Nobody is blocked. You can block a sender with the link at the bottom of their email.',
    about: 'Stands in place of the blocked senders.',
  },
  contactBlockedSince: {
    text: 'Blocked {moment}',
    about: 'Under the name of a blocked sender. moment is such as “yesterday”.',
  },
  contactUnblock: { text: 'Unblock', about: 'Button beside a blocked sender.' },
  contactUnblockNamed: { text: 'Unblock {name}', about: 'Read aloud on the button “Unblock”.' },
  contactUnblocked: {
    text: '{name} can write to you again.',
    about: 'Toast with a button to undo, after a sender was unblocked.',
  },
  contactBlockedAgain: {
    text: '{name} is blocked again.',
    about: 'Toast after a sender’s unblocking was undone.',
  },
  contactFind: {
    text: 'Find someone',
    about: 'Button on the box of the alumni’s home page, and in an empty list of sent messages.',
  },
  ...reportMessages,
  ...historyMessages,
});
