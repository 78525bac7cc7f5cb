import { describe, expect, test } from 'vitest';
import { countParts, PART_BYTES, partsInPlace, planParts } from './parts.ts';

test('a part has fifty times 1024 × 1024 bytes (VID-16, TRAP-69)', () => {
  expect(PART_BYTES).toBe(52_428_800);
});

describe('cutting a file into parts', () => {
  test.each([
    [1, 10, [1]],
    [9, 10, [9]],
    [10, 10, [10]],
    [11, 10, [10, 1]],
    [30, 10, [10, 10, 10]],
    [25, 10, [10, 10, 5]],
  ])('%i bytes in parts of %i', (fileSize, partBytes, sizes) => {
    const plan = planParts(fileSize, partBytes);
    expect(plan).toEqual(sizes.map((size, index) => ({ partNumber: index + 1, size })));
    expect(countParts(fileSize, partBytes)).toBe(sizes.length);
  });

  test('unless told otherwise the parts are those of the product', () => {
    expect(planParts(PART_BYTES + 1)).toEqual([
      { partNumber: 1, size: PART_BYTES },
      { partNumber: 2, size: 1 },
    ]);
  });
});

describe('what need not be sent again', () => {
  const plan = planParts(25, 10);

  test.each([
    ['nothing while nothing is stored', [], []],
    ['a part in its size', [{ partNumber: 2, size: 10 }], [2]],
    ['the last part in its own size', [{ partNumber: 3, size: 5 }], [3]],
    ['not a part that was cut off', [{ partNumber: 2, size: 9 }], []],
    ['not the last part in the size of the others', [{ partNumber: 3, size: 10 }], []],
    ['not a part that is none of the file’s', [{ partNumber: 4, size: 10 }], []],
  ])('%s', (_, stored, inPlace) => {
    expect(partsInPlace(stored, plan).map(({ partNumber }) => partNumber)).toEqual(inPlace);
  });
});
