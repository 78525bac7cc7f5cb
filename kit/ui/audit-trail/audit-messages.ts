import type { MessageSource } from '#kit/messages/define-messages.ts';

/** How what was done is put together with whom and what it is about. */
export const auditMessages = {
  auditOnBehalf: {
    text: '{impersonator} on behalf of {actor}',
    about: 'Begins a sentence of the audit log: an administrator did something in the place of a user.',
  },
  auditOfPerson: {
    text: '{did} of {person}',
    about: 'Sentence of the audit log: did is "changed the profile", person a name.',
  },
  auditOfRecord: {
    text: '{did} “{record}”',
    about: 'Sentence of the audit log: did is "changed the exam", record the title of the exam.',
  },
  auditRecordOfPerson: {
    text: '{did} “{record}” of {person}',
    about: 'Sentence of the audit log: did is "graded the assignment", person whose work it is.',
  },
  auditPersonInRecord: {
    text: '{did} of {person} in {record}',
    about: 'Sentence of the audit log: did is "changed the grade", record the name of a course or a group.',
  },
  auditRecordForGroup: {
    text: '{did} “{record}” for {group}',
    about: 'Sentence of the audit log: did is "scheduled the exam", record the title of the exam.',
  },
  auditRecordGone: {
    text: '{did} (since deleted)',
    about: 'Sentence of the audit log about a record that is not there any more: "changed the exam".',
  },
  auditTo: {
    text: '{sentence} to {after}',
    about:
      'Sentence of the audit log: sentence is "changed the grade of Mary Stone in Romans", after a number.',
  },
  auditFromTo: {
    text: '{sentence} from {before} to {after}',
    about:
      'Sentence of the audit log: sentence is "changed the grade of Mary Stone in Romans", then two numbers.',
  },
  auditDeletedPerson: {
    text: 'a deleted user',
    about: 'In a sentence of the audit log, in the place of the name of a user who is not there any more.',
  },
  auditBySystem: {
    text: 'The system',
    about: 'Begins a sentence of the audit log: what the site did by itself.',
  },
  auditByStranger: {
    text: 'Someone not signed in',
    about: 'Begins a sentence of the audit log: what was done by a visitor.',
  },
} satisfies Record<string, MessageSource>;
