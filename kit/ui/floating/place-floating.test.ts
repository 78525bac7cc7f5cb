import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeFloating, type Align, type Side } from './place-floating.ts';

const view = { width: 1280, height: 900 };
const anchor = { left: 600, top: 400, width: 100, height: 36 };
const menu = { width: 200, height: 120 };

test.each<[Align, number]>([
  ['start', 600],
  ['centre', 550],
  ['end', 500],
])('what floats is aligned with the %s of its anchor', (align, left) => {
  expect(placeFloating(anchor, menu, view, { side: 'below', align, gap: 6 })).toEqual({
    left,
    top: 442,
    side: 'below',
  });
});

test.each<[Side, number, Side, number]>([
  ['below', 860, 'above', 734],
  ['above', 20, 'below', 62],
  ['above', 400, 'above', 274],
])('what has no room %s at %i goes %s', (side, top, chosen, at) => {
  const placed = placeFloating({ ...anchor, top }, menu, view, { side, align: 'start', gap: 6 });
  expect(placed).toMatchObject({ side: chosen, top: at });
});

test('wherever the anchor stands, what floats stays inside the window', () => {
  const size = fc.record({
    width: fc.integer({ min: 1, max: 308 }),
    height: fc.integer({ min: 1, max: 200 }),
  });
  const place = fc.record({
    left: fc.integer({ min: -500, max: 900 }),
    top: fc.integer({ min: -500, max: 900 }),
    width: fc.integer({ min: 1, max: 400 }),
    height: fc.integer({ min: 1, max: 100 }),
  });
  const how = fc.record({
    side: fc.constantFrom<Side>('above', 'below'),
    align: fc.constantFrom<Align>('start', 'centre', 'end'),
    gap: fc.constant(6),
  });
  const phone = { width: 320, height: 480 };
  fc.assert(
    fc.property(place, size, how, (from, floating, wanted) => {
      const { left, top } = placeFloating(from, floating, phone, wanted);
      expect(left).toBeGreaterThanOrEqual(6);
      expect(top).toBeGreaterThanOrEqual(6);
      expect(left + floating.width).toBeLessThanOrEqual(phone.width - 6);
      expect(top + floating.height).toBeLessThanOrEqual(phone.height - 6);
    }),
  );
});
