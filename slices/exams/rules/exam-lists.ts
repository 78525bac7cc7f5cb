import { searchForm } from '#kit/messages/search-form.ts';

interface ListedExam {
  refusal: string | null;
  attempts: readonly { endedAt: string | null; grade: number | null }[];
}

export type ExamPlace = 'open' | 'later' | 'done';

/** What waits to be marked is done as far as the student is concerned. */
export function placeOfExam({ refusal, attempts }: ListedExam): ExamPlace {
  if (attempts.some(({ endedAt }) => endedAt === null)) return 'open';
  if (refusal === 'examNotOpenYet') return 'later';
  return refusal === null || refusal === 'examNotInLanguage' ? 'open' : 'done';
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
