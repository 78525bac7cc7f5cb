import type { MessageSource } from './define-messages.ts';

/** What was done, as words that follow the name of who did it and come before the name of the record: "changed the exam". */
export const did = (text: string): MessageSource => ({
  text,
  about: 'In the audit log, behind the name of who did it. The name of the record may follow.',
});

/** What a record is, for those who look for what was done to its kind. */
export const kind = (text: string): MessageSource => ({
  text,
  about: 'In the audit log: a kind of record.',
});

/** The texts a slice owes to the audit log: one for each of its actions and each kind of its records. */
export type HistoryTexts<Action extends string, Entity extends string = never> = Record<
  `did${Capitalize<Action>}` | `auditKind${Capitalize<Entity>}`,
  MessageSource
>;
