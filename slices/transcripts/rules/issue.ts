import type { Day } from '#kit/calendar/day.ts';
import type { Locale } from '#kit/messages/locales.ts';
import type { PaperKind } from '#slices/regions/rules/usual-paper.ts';
import { officially, type StudyRecord } from './study-record.ts';
import type { TranscriptSums, TranscriptTerm } from './transcript.ts';

/** Everything that stands on an official transcript, frozen when it was issued. */
export interface TranscriptContent extends TranscriptSums {
  college: string;
  campus: string;
  studentName: string;
  /** Apart, for the page that checks it. None on those that were issued before there was one. */
  firstName?: string;
  lastName?: string;
  /** None on those that were issued before there were numbers. */
  studentNumber?: string;
  number: string;
  issuedOn: Day;
  locale: Locale;
  paper: PaperKind;
  /** Where anyone can check it. */
  verifyUrl: string;
  terms: TranscriptTerm[];
}

/** As it stands on the paper: the campus, the year and the how many-th of that year it is. */
export const transcriptNumber = ({
  slug,
  year,
  count,
}: {
  slug: string;
  year: number;
  count: number;
}): string => `${slug.toUpperCase()}-${year}-${String(count).padStart(4, '0')}`;

export const REASON_MAX = 1_000;

/** Holds and revocations are explained, in so many words that they fit on a screen. */
export const isReason = (reason: string): boolean =>
  reason.trim() !== '' && reason.trim().length <= REASON_MAX;

/** Why no transcript may be issued, or null. */
export function checkIssue(
  records: readonly StudyRecord[],
  holds: readonly unknown[],
): 'transcriptOnHold' | 'transcriptWithoutGrades' | null {
  if (holds.length > 0) return 'transcriptOnHold';
  return records.some(({ finalisedAt }) => finalisedAt) ? null : 'transcriptWithoutGrades';
}

/** What goes onto an official transcript. */
export const officialRecords = (records: readonly StudyRecord[]): StudyRecord[] => records.map(officially);
