import { searchForm } from '#kit/messages/search-form.ts';

interface ListedExam {
  refusal: string | null;
  attempts: readonly { endedAt: string | Date | null }[];
}

export type ExamStage = 'open' | 'later' | 'done';

/** What waits to be marked is done as far as the student is concerned. */
export function placeOfExam({ refusal, attempts }: ListedExam): ExamStage {
  if (attempts.some(({ endedAt }) => endedAt === null)) return 'open';
  if (refusal === 'examNotOpenYet') return 'later';
  return refusal === null || refusal === 'examNotInLanguage' ? 'open' : 'done';
}

/** The attempt that a list tells of: one that goes on or waits to be marked, else the one that counts. */
export const attemptToTell = <Attempt extends { endedAt: string | Date | null; grade: number | null }>(
  attempts: readonly Attempt[],
  counts: Attempt | null,
): Attempt | null => attempts.find(({ endedAt, grade }) => endedAt === null || grade === null) ?? counts;

export type StepToExam = 'START' | 'RETAKE' | 'CONTINUE' | 'RESULT' | 'ABOUT';

/** What a student does about an exam next. */
export function stepToExam({
  isOpen,
  told,
}: {
  isOpen: boolean;
  told: { endedAt: string | null } | null;
}): StepToExam {
  if (!isOpen) return told ? 'RESULT' : 'ABOUT';
  if (!told) return 'START';
  return told.endedAt === null ? 'CONTINUE' : 'RETAKE';
}

/** Accents and capitals do not count. */
export function saysAllOf(
  { title, courseCode, courseName }: { title: string; courseCode: string; courseName: string },
  search: string,
): boolean {
  const said = searchForm(`${title} ${courseCode} ${courseName}`);
  return searchForm(search)
    .split(/\s+/)
    .every((word) => said.includes(word));
}
