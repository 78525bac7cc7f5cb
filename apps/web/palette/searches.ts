import type { PaletteSearch } from '#kit/client/palette-search.ts';
import { findDocuments } from '#slices/documents/web/api.ts';
import { findCourses } from '#slices/courses/web/api.ts';
import { findGroups } from '#slices/groups/web/api.ts';
import { findPeople } from '#slices/people/web/api.ts';
import { findRegions } from '#slices/regions/web/api.ts';
import { findTeachers } from '#slices/teachers/web/api.ts';

/** What the palette asks the server for. A slice whose records people look for by name adds its search here. */
export const SEARCHES: readonly PaletteSearch[] = [
  findPeople,
  findGroups,
  findCourses,
  findTeachers,
  findRegions,
  findDocuments,
];
