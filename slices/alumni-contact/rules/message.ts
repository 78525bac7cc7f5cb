import { text } from '#kit/record/field.ts';

/** Two pages of writing; in characters. */
export const CONTACT_MESSAGE_MAX = 4_000;
export const CONTACT_NOTE_MAX = 1_000;

/** Line ends of one kind, and no sign that nobody sees. */
const plain = (typed: string): string => typed.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n\t]/gu, '');

/** What is written to an alumnus (ALUM-16): plain text. */
export const contactMessage = {
  message: text({ max: CONTACT_MESSAGE_MAX, problem: 'contactMessageInvalid', tidy: plain }),
};

/** Why a message is reported. */
export const reportReason = {
  reason: text({ max: CONTACT_NOTE_MAX, default: '', problem: 'contactNoteTooLong' }),
};

/** What was done about a report. */
export const resolution = {
  note: text({ max: CONTACT_NOTE_MAX, default: '', problem: 'contactNoteTooLong' }),
};

export const REPORT_STATES = ['OPEN', 'RESOLVED'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

export const reportStateOf = ({ resolvedAt }: { resolvedAt: unknown }): ReportState =>
  resolvedAt === null ? 'OPEN' : 'RESOLVED';
