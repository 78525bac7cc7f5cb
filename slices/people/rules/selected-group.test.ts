import { expect, test } from 'vitest';
import { selectedGroup } from './selected-group.ts';

const open = (id: string) => ({ id, archived: false });
const archived = (id: string) => ({ id, archived: true });

test('the stored group stays selected as long as it is theirs, archived or not', () => {
  expect(selectedGroup('b', [open('a'), open('b')])).toBe('b');
  expect(selectedGroup('b', [open('a'), archived('b')])).toBe('b');
});

test.each([
  ['another’s', 'x', [archived('a'), open('b'), open('c')], 'b'],
  ['none', null, [archived('a'), open('b'), open('c')], 'b'],
  ['another’s', 'x', [open('a')], 'a'],
])(
  'when the stored group is %s, the first group that is not archived is chosen (USER-38)',
  (_, stored, groups, chosen) => {
    expect(selectedGroup(stored, groups)).toBe(chosen);
  },
);

test('when all groups are archived, the first is chosen (USER-39)', () => {
  expect(selectedGroup('x', [archived('a'), archived('b')])).toBe('a');
});

test.each([null, 'x'])(
  'with no groups the selected group is null, whatever was stored (USER-40)',
  (stored) => {
    expect(selectedGroup(stored, [])).toBeNull();
  },
);
