import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkResumeFile, fingerprintSpans } from './resume-file.ts';

const item = { fileName: 'romans-8.mp4', fileSize: 1_000 };

test.each([
  ['the same file', { name: 'romans-8.mp4', size: 1_000 }, null],
  ['no file', null, 'selectFileFirst'],
  ['a file of another name', { name: 'romans-9.mp4', size: 1_000 }, 'selectFileNamed'],
  ['the name in other letters', { name: 'Romans-8.mp4', size: 1_000 }, 'selectFileNamed'],
  ['a file of another size', { name: 'romans-8.mp4', size: 1_001 }, 'resumeSizeDiffers'],
])('to resume with %s (TRAP-71)', (_, file, problem) => {
  expect(checkResumeFile(item, file)).toBe(problem);
});

test('a fingerprint is made of few pieces, in order, inside of the file, with both of its ends', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 * 1024 ** 3 }), (size) => {
      const spans = fingerprintSpans(size);
      const bytes = spans.reduce((sum, { first, end }) => sum + end - first, 0);
      expect(bytes).toBeLessThanOrEqual(4 * 1024 * 1024);
      expect([spans[0]?.first, spans.at(-1)?.end]).toEqual([0, size]);
      const edges = spans.flatMap(({ first, end }) => [first, end]);
      expect(edges).toEqual(edges.toSorted((one, other) => one - other));
    }),
  );
});
