import { useQuery } from '#kit/client/query/use-query.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { beginsWord, bestFirst, matchWords } from './match-words.ts';
import type { PaletteOption } from './palette-options.ts';
import { workToMark, type WorkToMarkQuery } from './work-to-mark.graphql.generated.ts';

type Taught = WorkToMarkQuery['ownCourseOfferings'][number];

/**
 * What waits to be marked in the courses that the reader teaches. Teaching is no role: it is asked for when a user types
 * what it is called, by either name.
 */
export function useWorkToMark(words: string): readonly PaletteOption[] {
  const text = useText();
  const [marking, grading] = [text('paletteMark'), text('paletteGrade')];
  const isWanted = words.trim().length > 1 && [marking, grading].some((name) => beginsWord(name, words));
  const answer = useQuery(workToMark, {}, { enabled: isWanted });
  if (!isWanted) return [];
  const lineOf = (one: Taught, name: string, alsoBy: string, path: string): PaletteOption => ({
    id: `${path}-${one._id}`,
    icon: 'edit',
    name: `${name}: ${one.course?.name ?? one.groupName}`,
    alsoBy,
    aside: `${one.groupName} · ${one.regionName}`,
    action: `/teaching/${one._id}/${path}`,
  });
  const taught = answer.data?.ownCourseOfferings ?? [];
  const lines = [
    ...taught
      .filter(({ answersToMark }) => answersToMark.count > 0)
      .map((one) => lineOf(one, marking, grading, 'exams/marking')),
    ...taught
      .filter(({ workToGrade }) => workToGrade.count > 0)
      .map((one) => lineOf(one, grading, marking, 'assignments')),
  ];
  return bestFirst(lines, words, ({ name }) => name).concat(
    lines.filter(({ name }) => !matchWords(name, words)),
  );
}
