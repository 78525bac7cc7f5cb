import type { PaletteSearch } from '#kit/client/palette-search.ts';
import { findDocuments } from '#slices/documents/web/public.ts';
import { findCourses } from '#slices/courses/web/public.ts';
import { findGroups } from '#slices/groups/web/public.ts';
import { findPeople } from '#slices/people/web/public.ts';
import { findRegions } from '#slices/regions/web/public.ts';
import { findTeachers } from '#slices/teachers/web/public.ts';

/** What the palette asks the server for. A slice whose records people look for by name adds its search here. */
export const SEARCHES: readonly PaletteSearch[] = [
  findPeople,
  findGroups,
  findCourses,
  findTeachers,
  findRegions,
  findDocuments,
];
