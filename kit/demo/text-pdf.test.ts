import { expect, test } from 'vitest';
import { textPdf } from './text-pdf.ts';

const offsetsIn = (file: string): number[] =>
  [...file.slice(file.lastIndexOf('xref\n0')).matchAll(/^(\d{10}) 00000 n/gm)].map((found) =>
    Number(found[1]),
  );

test('every object begins where the list at the end says', () => {
  const file = textPdf({ title: 'Romans', paragraphs: ['To all that be in Rome (beloved).'] }).toString(
    'latin1',
  );
  expect(file.startsWith('%PDF-1.4')).toBe(true);
  const offsets = offsetsIn(file);
  expect(offsets.map((at, index) => file.startsWith(`${index + 1} 0 obj`, at))).toEqual(
    offsets.map(() => true),
  );
  expect(file).toContain(String.raw`To all that be in Rome \(beloved\).`);
  const start = Number(/startxref\n(\d+)/.exec(file)?.[1]);
  expect(file.slice(start, start + 4)).toBe('xref');
});

test('a long text goes on on further pages', () => {
  const file = textPdf({ title: 'Acts', paragraphs: Array.from({ length: 60 }, (_, at) => `Chapter ${at}`) });
  const text = file.toString('latin1');
  expect(Number(/\/Count (\d+)/.exec(text)?.[1])).toBeGreaterThan(1);
  for (const at of [0, 30, 59]) expect(text).toContain(`(Chapter ${at})`);
});
