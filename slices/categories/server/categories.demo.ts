import { bulkInsert } from '#kit/demo/bulk-insert.ts';
import { instantOn } from '#kit/demo/days.ts';
import type { Demo } from '#kit/demo/demo.ts';
import type { CategoryUse } from '../rules/category.ts';

const CATEGORIES: readonly { name: string; uses: CategoryUse[] }[] = [
  { name: 'Campus life', uses: ['DOCUMENTS', 'MESSAGES', 'LINKS'] },
  { name: 'Ministry', uses: ['MESSAGES', 'LINKS'] },
  { name: 'Studies', uses: ['DOCUMENTS', 'MESSAGES', 'LINKS'] },
];

/** What the demo college sorts by; answers the ids by name. */
export async function seedCategories(demo: Demo): Promise<ReadonlyMap<string, string>> {
  const random = demo.random.branch('categories');
  const rows = CATEGORIES.map((category) => ({ ...category, id: random.id(instantOn(demo.today, 9)) }));
  await bulkInsert(demo.client, 'category', rows);
  return new Map(rows.map(({ name, id }) => [name, id]));
}
