import { isReference } from '#kit/messages/reference-of.ts';

export const LOG_TYPES = ['ERROR', 'ACTIVITY'] as const;
export type LogType = (typeof LOG_TYPES)[number];

/** The type each known action belongs to. */
const LOG_ACTIONS: ReadonlyMap<string, LogType> = new Map([
  ['reportFrontEndError', 'ERROR'],
  ['courseActivity', 'ACTIVITY'],
]);

/** Longer reports are cut: the first part of a stack tells what is worth telling. */
export const MAX_PAYLOAD = 8_192;

/** A reference as it is written in the log, however a user has heard or typed it: "k7qm 2f9x" is K7QM-2F9X. */
export function quotedReference(typed: string): string {
  const letters = typed.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  return letters.length === 8 ? `${letters.slice(0, 4)}-${letters.slice(4)}` : typed.trim();
}

/** Nobody types more; longer patterns would only cost the database time. */
export const MAX_SEARCH = 200;

/** Entries older than this are cleared away. */
export const LOG_KEPT_MONTHS = 12;

export interface NewLogEntry {
  action: string;
  type: string;
  payload: string;
  /** What the person was shown, to quote it. */
  reference?: string | null | undefined;
}

/** Whether an entry is one of the known kinds. Its payload may be any text: what reports a crash should not fail itself. */
export function checkLogEntry({ action, type, reference }: NewLogEntry): 'logEntryUnknown' | null {
  // Anyone may report; what is no reference would only be found by those who look for something else.
  if (typeof reference === 'string' && !isReference(reference)) return 'logEntryUnknown';
  return LOG_ACTIONS.get(action) === type ? null : 'logEntryUnknown';
}
