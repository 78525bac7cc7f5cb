import type { MessageSource } from '#kit/messages/define-messages.ts';

export const reportMessages = {
  reportsTitle: {
    text: 'Reported messages',
    about: 'Heading, for alumni admins: messages to alumni that their recipients have reported.',
  },
  reportsLead: {
    text: 'Only reported messages can be read here. All others stay between sender and recipient.',
    about: 'Quiet line under “Reported messages”.',
  },
  reportsCounted: {
    text: '{count, plural, one {# report} other {# reports}}',
    about: 'How many a list has. Within a line and within sentences.',
  },
  noReports: { text: 'No reported messages', about: 'Stands in place of the list of reported messages.' },
  noReportsText: {
    text: 'When an alumnus reports a message, it shows here.',
    about: 'Under “No reported messages”.',
  },
  reportMessageColumn: { text: 'Message', about: 'Head of a column: the message that was reported.' },
  reportSender: { text: 'From', about: 'Head of a column: who has sent the reported message.' },
  reportRecipient: { text: 'To', about: 'Head of a column: who got the reported message, and reported it.' },
  reportReason: { text: 'Reason', about: 'Name of a line: why a message was reported.' },
  reportNoReason: { text: 'No reason given', about: 'In place of the reason of a report.' },
  reportAt: { text: 'Reported', about: 'Head of a column: when a message was reported.' },
  reportState: { text: 'Status', about: 'Filter and head of a column: whether a report was dealt with.' },
  reportOpen: { text: 'Open', about: 'State of a report that nobody has dealt with.' },
  reportResolved: { text: 'Resolved', about: 'State of a report.' },
  reportVisitor: { text: 'Visitor without an account', about: 'Under the name of a sender.' },
  reportSuspended: { text: 'Suspended', about: 'Mark beside a sender who may send no messages any more.' },
  reportsOfSender: {
    text: '{count, plural, one {# report about this sender} other {# reports about this sender}}',
    about: 'In the window of a report: how often the sender was reported, this time among them.',
  },
  reportAbout: {
    text: 'About “{about}”',
    about: 'Over a reported message. about is such as the name of a ministry.',
  },
  reportNote: {
    text: 'What was done',
    about: 'Label of the field for a note about a report, and name of a line.',
  },
  reportNoteHelp: {
    text: 'For the alumni admins. Neither sender nor recipient sees it. Optional.',
    about: 'Help under the field “What was done”.',
  },
  resolveReport: { text: 'Resolve', about: 'Button that marks a report as dealt with.' },
  reopenReport: { text: 'Reopen', about: 'Button and item of a menu: opens a report again.' },
  openReport: { text: 'Open report', about: 'Item of a menu: opens the window of a report.' },
  reportHeading: { text: 'Report about a message', about: 'Heading of the window of a report.' },
  suspendSender: {
    text: 'Suspend sender',
    about: 'Button and item of a menu: keeps a sender from sending messages to alumni.',
  },
  readmitSender: {
    text: 'Lift suspension',
    about: 'Button and item of a menu: ends the suspension of a sender.',
  },
  reportWasResolved: { text: 'Report resolved.', about: 'Toast with a button to undo.' },
  reportWasReopened: { text: 'Report reopened.', about: 'Toast after a report was opened again.' },
  senderWasSuspended: {
    text: '{name} can’t send messages to alumni any more.',
    about: 'Toast with a button to undo.',
  },
  senderWasReadmitted: {
    text: '{name} can send messages to alumni again.',
    about: 'Toast with a button to undo.',
  },
  reportResolvedBy: {
    text: 'Resolved {moment} by {name}',
    about: 'In the window of a report. moment is such as “yesterday”.',
  },
  messageReportsWaiting: {
    text: '{count, plural, one {# reported message} other {# reported messages}}',
    about: 'On the dashboard of alumni admins: how much waits for them.',
  },
  messageReportsAction: {
    text: 'Review',
    about: 'Button on the dashboard beside the reported messages.',
  },
} satisfies Record<string, MessageSource>;
