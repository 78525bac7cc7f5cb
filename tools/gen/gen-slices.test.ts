import { expect, test } from 'vitest';
import { generateSlices } from './gen-slices.ts';
import { scratchTree } from '../testing/scratch-tree.ts';

const tree = (files: readonly string[]): string =>
  scratchTree({
    'slices/order.json': '["people", "leave-requests", "alumni"]',
    ...Object.fromEntries(files.map((path) => [path, 'export const slice = {};'])),
  });

const importsOf = async (root: string, path: string): Promise<string[]> => {
  const text = new Map(await generateSlices(root)).get(path) ?? '';
  return [...text.matchAll(/'#(slices\/[^']+)'/g)].map(([, imported]) => imported ?? '');
};

test.each(['server', 'web'])(
  'what slices offer to the %s is listed in their order, and only of those that offer something',
  async (room) => {
    const root = tree([
      `slices/alumni/${room}/slice.ts`,
      `slices/people/${room}/slice.ts`,
      'slices/leave-requests/rules/messages.ts',
    ]);
    expect(await importsOf(root, `apps/${room}/slices.generated.ts`)).toEqual([
      `slices/people/${room}/slice.ts`,
      `slices/alumni/${room}/slice.ts`,
    ]);
  },
);

test('the compiler learns the ids of all texts that slices have for screens', async () => {
  const root = tree([
    'slices/alumni/rules/messages.ts',
    'slices/people/rules/problems.ts',
    'slices/people/rules/emails.ts',
  ]);
  expect(await importsOf(root, 'apps/web/catalogues.generated.ts')).toEqual([
    'slices/alumni/rules/messages.ts',
    'slices/people/rules/problems.ts',
  ]);
});

test('a slice of several words has one name in the list', async () => {
  const [[, text] = []] = await generateSlices(tree(['slices/leave-requests/server/slice.ts']));
  expect(text).toContain("import { slice as leaveRequests } from '#slices/leave-requests/server/slice.ts';");
  expect(text).toContain('= [\n  leaveRequests,\n];');
});

test('a page is put together with what slices add to it, in their order', async () => {
  const root = tree([
    'slices/alumni/web/person.slots.tsx',
    'slices/leave-requests/web/office/person.slots.tsx',
    'slices/people/web/page/person.page.tsx',
  ]);
  expect(await importsOf(root, 'apps/web/pages/person.generated.ts')).toEqual([
    'slices/people/web/page/person.page.tsx',
    'slices/leave-requests/web/office/person.slots.tsx',
    'slices/alumni/web/person.slots.tsx',
  ]);
});

test('what is added to a page that no slice has is refused', async () => {
  await expect(generateSlices(tree(['slices/alumni/web/parson.slots.tsx']))).rejects.toThrow(
    'no parson.page.tsx',
  );
});
