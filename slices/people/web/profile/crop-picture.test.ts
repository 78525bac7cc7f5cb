import { expect, test, vi } from 'vitest';
import { pictureOf, squareIn } from './picture-editor.tsx';

test.each([
  [400, 300, 0, { side: 300, left: 0, top: 0 }],
  [400, 300, 0.5, { side: 300, left: 50, top: 0 }],
  [400, 300, 1, { side: 300, left: 100, top: 0 }],
  [300, 500, 0.5, { side: 300, left: 0, top: 100 }],
  [200, 200, 0.5, { side: 200, left: 0, top: 0 }],
])('of a picture of %i by %i the square at %d is %j', (width, height, position, square) => {
  expect(squareIn(width, height, position)).toEqual(square);
});

test('a picture is drawn coarser until it fits into one request', () => {
  const canvas = document.createElement('canvas');
  const draw = vi
    .spyOn(canvas, 'toDataURL')
    .mockImplementation((_, quality) => `data:image/jpeg;base64,${'x'.repeat(Number(quality) * 300_000)}`);
  expect(pictureOf(canvas)).toHaveLength(180_000);
  expect(draw.mock.calls.map(([, quality]) => quality)).toEqual([0.88, 0.75, 0.6]);
});
