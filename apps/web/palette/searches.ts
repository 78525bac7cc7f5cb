import { call } from '#kit/client/call/call.ts';
import type { PaletteSearch } from '#kit/client/palette-search.ts';
import {
  findCourses,
  findOwnCourses,
  findOwnTeachers,
  findTaughtCourses,
  findTaughtStudents,
} from '#slices/courses/web/api.ts';
import { findDocuments } from '#slices/documents/web/api.ts';
import { findExams, findOwnExams, findWrittenExams } from '#slices/exams/web/api.ts';
import { findGroups } from '#slices/groups/web/api.ts';
import { findLessons, findNotes } from '#slices/lessons/web/api.ts';
import { findPeople } from '#slices/people/web/api.ts';
import { findRegions } from '#slices/regions/web/api.ts';
import { findTeachers } from '#slices/teachers/web/api.ts';
import {
  findAnything,
  type FindAnythingQuery,
  type FindAnythingQueryVariables,
} from './find-anything.graphql.generated.ts';
import type { FoundRecords } from './use-found-records.ts';

type Part = Exclude<keyof FindAnythingQueryVariables, 'search'>;

/** What the palette asks the server for. A slice whose records people look for by name adds its search here. */
const SEARCHES: readonly PaletteSearch<FindAnythingQuery, Part>[] = [
  findPeople,
  findGroups,
  findOwnCourses,
  findLessons,
  findTaughtCourses,
  findTaughtStudents,
  findCourses,
  findOwnExams,
  findExams,
  findWrittenExams,
  findNotes,
  findOwnTeachers,
  findTeachers,
  findRegions,
  findDocuments,
];

const NOTHING: Record<Part, boolean> = {
  people: false,
  groups: false,
  courses: false,
  exams: false,
  teachers: false,
  regions: false,
  documents: false,
  studies: false,
};

/** Finds records in one call, of which only that is asked for whose screens are open to the reader. */
export async function findRecords(
  words: string,
  isOpen: (path: string) => boolean,
  signal: AbortSignal,
): Promise<readonly FoundRecords[]> {
  const offered = SEARCHES.filter(
    ({ path, unlessOpen }) => isOpen(path) && !(unlessOpen !== undefined && isOpen(unlessOpen)),
  );
  const asked = Object.fromEntries(offered.map(({ part }) => [part, true]));
  const answer = await call(findAnything, { ...NOTHING, ...asked, search: words }, { signal });
  return offered.map(({ heading, icon, find }) => ({ heading, icon, records: find(answer, words) }));
}
