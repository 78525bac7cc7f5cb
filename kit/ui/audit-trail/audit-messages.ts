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
} satisfies Record<string, MessageSource>;
