import { expect, test } from 'vitest';
import { generateSlices } from './gen-slices.ts';
import { scratchTree } from './testing/planted-tree.ts';

const tree = (files: readonly string[]): string =>
  scratchTree({
    'slices/order.json': '["people", "leave-requests", "alumni"]',
    ...Object.fromEntries(files.map((path) => [path, 'export const slice = {};'])),
  });

const importsOf = async (root: string, path: string): Promise<string[]> => {
  const text = new Map(await generateSlices(root)).get(path) ?? '';
  return [...text.matchAll(/'#(slices\/[^']+)'/g)].map(([, imported]) => imported ?? '');
};

test('what slices offer to the server is listed in their order, and only of those that offer something', async () => {
  const root = tree(['slices/alumni/server/slice.ts', 'slices/people/server/slice.ts']);
  expect(await importsOf(root, 'apps/server/slices.generated.ts')).toEqual([
    'slices/people/server/slice.ts',
    'slices/alumni/server/slice.ts',
  ]);
});

test('a slice of several words has one name in the list', async () => {
  const [[, text] = []] = await generateSlices(tree(['slices/leave-requests/server/slice.ts']));
  expect(text).toContain("import { slice as leaveRequests } from '#slices/leave-requests/server/slice.ts';");
  expect(text).toContain('= [\n  leaveRequests,\n];');
});
