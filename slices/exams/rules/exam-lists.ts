import { searchForm } from '#kit/messages/search-form.ts';

interface ListedExam {
  refusal: string | null;
  attempts: readonly { endedAt: string | null; grade: number | null }[];
}

export type ExamPlace = 'open' | 'later' | 'done';

/** In which list of a student an exam stands. What waits to be marked is done as far as the student is concerned. */
export function placeOfExam({ refusal, attempts }: ListedExam): ExamPlace {
  if (attempts.some(({ endedAt }) => endedAt === null)) return 'open';
  if (refusal === 'examNotOpenYet') return 'later';
  return refusal === null || refusal === 'examNotInLanguage' ? 'open' : 'done';
}

/** Whether every word of a search stands in what an exam is called; accents and capitals do not count. */
export function saysAllOf(
  { title, courseCode, courseName }: { title: string; courseCode: string; courseName: string },
  search: string,
): boolean {
  const said = searchForm(`${title} ${courseCode} ${courseName}`);
  return searchForm(search)
    .split(/\s+/)
    .every((word) => said.includes(word));
}
