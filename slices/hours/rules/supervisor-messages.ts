import type { MessageSource } from '#kit/messages/define-messages.ts';

/** What students and managers read about supervisors outside of the college. */
export const supervisorMessages = {
  askSupervisor: {
    text: 'Ask a supervisor',
    about:
      'Menu item and title of a window: somebody outside of the college is asked by mail to confirm hours.',
  },
  askSupervisorAgain: { text: 'Ask again', about: 'Menu item: the supervisor is asked by mail once more.' },
  askSupervisorLead: {
    text: 'They get a mail with a link that works once, for {days} days. They see the hours you ask about and nothing else, and need no account.',
    about: 'In the window “Ask a supervisor”, above its fields.',
  },
  supervisorName: { text: 'Name', about: 'Field: the name of the supervisor.' },
  supervisorEmail: { text: 'Email', about: 'Field: the mail address of the supervisor.' },
  supervisorLocale: {
    text: 'Language of the mail',
    about: 'Field: the language in which the supervisor is written to.',
  },
  supervisorScope: { text: 'Ask about', about: 'Choice between these hours and those of the whole week.' },
  supervisorThisEntry: { text: 'These hours', about: 'Choice: the supervisor is asked about one entry.' },
  supervisorThisWeek: {
    text: 'All pending hours of this week',
    about: 'Choice: the supervisor is asked about all entries from Monday to Sunday that are not decided.',
  },
  sendToSupervisor: { text: 'Send', about: 'Button: sends the mail to the supervisor.' },
  supervisorWasAsked: {
    text: '{name} was asked about {count, plural, one {# entry} other {# entries}}.',
    about: 'Toast after the mail to the supervisor was sent. name is the supervisor’s.',
  },
  revokeSupervisorLink: {
    text: 'Withdraw the request',
    about: 'Menu item: the link that was mailed to a supervisor stops working.',
  },
  supervisorLinkRevoked: {
    text: 'The link to {name} doesn’t work any more.',
    about: 'Toast after a request to a supervisor was withdrawn.',
  },
  supervisorOpen: {
    text: '{name} ({email}) was asked and can answer until {moment}',
    about: 'Under pending hours: a supervisor was written to. moment is a time or a day.',
  },
  supervisorExpired: {
    text: '{name} ({email}) didn’t answer in time',
    about: 'Under pending hours: the link to the supervisor has expired.',
  },
  supervisorRevoked: {
    text: 'The request to {name} ({email}) was withdrawn',
    about: 'Under pending hours: the link to the supervisor was withdrawn.',
  },
  supervisorChanged: {
    text: 'The hours have changed since {name} ({email}) was asked',
    about: 'Under pending hours: the link to the supervisor is void since the hours were changed.',
  },
  supervisorConfirmed: {
    text: 'Confirmed by link by {name} ({email}), {moment}',
    about: 'Under hours that a supervisor outside of the college has confirmed.',
  },
  supervisorRefused: {
    text: 'Refused by link by {name} ({email}), {moment}',
    about: 'Under hours that a supervisor outside of the college has refused.',
  },
  supervisorFact: { text: 'Supervisor', about: 'Beside what a supervisor outside of the college has said.' },
  supervisorConfirmedFrom: {
    text: 'Confirmed by link by {name} ({email}, from {ip}, {moment})',
    about: 'What managers read of hours that a supervisor has confirmed. ip is a network address.',
  },
  supervisorRefusedFrom: {
    text: 'Refused by link by {name} ({email}, from {ip}, {moment})',
    about: 'What managers read of hours that a supervisor has refused. ip is a network address.',
  },
  supervisorComment: {
    text: 'Note from the supervisor',
    about: 'Over what a supervisor outside of the college wrote about hours.',
  },
} as const satisfies Record<string, MessageSource>;
