import { bulkInsert } from '#kit/demo/bulk-insert.ts';
import { instantOn } from '#kit/demo/days.ts';
import type { Demo } from '#kit/demo/demo.ts';
import type { CategoryColour, CategoryUse } from '../rules/category.ts';

interface DemoCategory {
  name: string;
  uses: CategoryUse[];
  position: number;
  colour: CategoryColour;
}

/** Of a course, in the order of the catalogue. */
const ofCourses = (name: string, colour: CategoryColour, at: number): DemoCategory => ({
  name,
  uses: ['COURSES'],
  position: at,
  colour,
});

const CATEGORIES: readonly DemoCategory[] = [
  { name: 'Campus life', uses: ['DOCUMENTS', 'MESSAGES', 'LINKS'], position: 0, colour: 'SLATE' },
  { name: 'Ministry', uses: ['MESSAGES', 'LINKS'], position: 0, colour: 'MOSS' },
  { name: 'Studies', uses: ['DOCUMENTS', 'MESSAGES', 'LINKS'], position: 0, colour: 'SEA' },
  ofCourses('Bible', 'SEA', 1),
  ofCourses('Theology', 'WINE', 2),
  ofCourses('Church history', 'OCHRE', 3),
  ofCourses('Ministry skills', 'MOSS', 4),
  ofCourses('Christian life', 'PLUM', 5),
  ofCourses('Study and languages', 'SLATE', 6),
];

/** What the demo college sorts by; answers the ids by name. */
export async function seedCategories(demo: Demo): Promise<ReadonlyMap<string, string>> {
  const random = demo.random.branch('categories');
  const rows = CATEGORIES.map((category) => ({ ...category, id: random.id(instantOn(demo.today, 9)) }));
  await bulkInsert(demo.client, 'category', rows);
  return new Map(rows.map(({ name, id }) => [name, id]));
}
