import { defineMessages } from '#kit/messages/define-messages.ts';
import { historyMessages } from './history-messages.ts';

export const messages = defineMessages('system-log', {
  systemLog: { text: 'System Log', about: 'Title and menu entry of the list of errors and activities.' },
  entriesCounted: {
    text: '{count, plural, one {# entry} other {# entries}}',
    about: 'How many entries a list has. Within a line and within sentences.',
  },
  systemLogLead: {
    text: 'Errors, activities and changes, newest first.',
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
  logSide: { text: 'Errors and activity', about: 'Tab of the system log.' },
  auditSide: {
    text: 'Audit log',
    about: 'Tab of the system log: who changed what. Also the name of its table.',
  },
  auditEntity: {
    text: 'Record',
    about: 'Filter and column of the audit log: what kind of record was changed, such as person.',
  },
  auditRegion: { text: 'Region', about: 'Column of the audit log: the campus a change belongs to.' },
  loggedCourseActivity: { text: 'Opened a course', about: 'In the list of errors and activity.' },
  loggedPageError: { text: 'Error on a page', about: 'In the list of errors and activity.' },
  loggedServerError: { text: 'Error on the server', about: 'In the list of errors and activity.' },
  auditWhat: { text: 'What happened', about: 'Column of the audit log: a sentence.' },
  auditOnBehalfOf: {
    text: 'On behalf of',
    about: 'Column of the exported audit log: the user in whose place an administrator acted.',
  },
  auditCode: { text: 'Code', about: 'In the details of the audit log: the technical name of what was done.' },
  auditRecordId: { text: 'Record ID', about: 'In the details of the audit log.' },
  auditDeletedKind: {
    text: '{kind, select, course {a course that was deleted} group {a group that was deleted} exam {an exam that was deleted} other {something that was deleted}}',
    about:
      'In a sentence of the audit log, in the place of a name: changed the grade of Mary Stone in a course that was deleted.',
  },
  auditYes: { text: 'Yes', about: 'In the audit log: the value of a setting that is on.' },
  auditNo: { text: 'No', about: 'In the audit log: the value of a setting that is off.' },
  auditPart: {
    text: 'Part of the grade',
    about: 'In the audit log, before the name of an exam or an assignment whose grade was changed.',
  },
  auditMinutes: {
    text: '{count, plural, one {# minute} other {# minutes}}',
    about: 'In the audit log: a length of time.',
  },
  chainState: {
    text: '{linked, plural, one {# entry is} other {# entries are}} sealed so that any later change is visible. {waiting, plural, =0 {None are} one {# is} other {# are}} waiting to be sealed within a minute.',
    about: 'Line over the audit log: how many entries are protected by hashes, and how many are about to be.',
  },
  checkChain: {
    text: 'Check the log',
    about: 'Button that checks whether the audit log was tampered with.',
  },
  chainHolds: {
    text: '{links, plural, =0 {Nothing to check yet.} one {The only entry is unchanged.} other {All # entries are unchanged.}}',
    about: 'Stands under the button after the chain of the audit log was checked.',
  },
  chainBroken: {
    text: 'The log was tampered with at position {position, number}: an entry there was changed or removed.',
    about: 'Stands under the button after the chain of the audit log was checked and does not hold.',
  },
  ...historyMessages,
});
