import { defineMessages } from '#kit/messages/define-messages.ts';

export const messages = defineMessages('system-log', {
  systemLog: { text: 'System Log', about: 'Title and menu entry of the list of errors and activities.' },
  systemLogLead: {
    text: 'Errors and activities, newest first.',
    about: 'Quiet line under the title of the system log.',
  },
  logType: { text: 'Type', about: 'Filter and column of the system log: ERROR or ACTIVITY.' },
  logTypeError: { text: 'Error', about: 'A type of log entry.' },
  logTypeActivity: { text: 'Activity', about: 'A type of log entry.' },
  logAction: { text: 'Action', about: 'Filter and column of the system log: what was logged.' },
  logReference: {
    text: 'Reference',
    about: 'Filter and column of the system log: the code a user was asked to quote.',
  },
  logTime: { text: 'Time', about: 'Column of the system log.' },
  logPerson: { text: 'Person', about: 'Column of the system log: who was signed in.' },
  logDetails: { text: 'Details', about: 'Column of the system log: the logged text itself.' },
  logNobody: { text: 'Not signed in', about: 'Stands for the person of an entry when nobody was signed in.' },
  searchLog: {
    text: 'Search text, person or reference',
    about: 'Stands in the search box of the system log.',
  },
  logDays: { text: 'Days', about: 'Filter of the system log: from one day to another.' },
});
