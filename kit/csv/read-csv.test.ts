import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CSV_START, csvLine } from './csv.ts';
import { readCsv } from './read-csv.ts';

test.each([
  [
    'plain cells',
    'a,b\r\nc,d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'semicolons',
    'a;b\nc,x;d',
    [
      ['a', 'b'],
      ['c,x', 'd'],
    ],
  ],
  [
    'tabs',
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'quotes',
    '"a ""b"", c","d\ne"\r\nf,g',
    [
      ['a "b", c', 'd\ne'],
      ['f', 'g'],
    ],
  ],
  [
    'empty cells',
    'a,b,c\n,,\nx,,',
    [
      ['a', 'b', 'c'],
      ['', '', ''],
      ['x', '', ''],
    ],
  ],
  ['a mark at the start', `${CSV_START}a,b`, [['a', 'b']]],
  ['an empty line', 'a\n\nb', [['a'], [''], ['b']]],
  [
    'a quote that is never closed',
    'a,b\n"c,d\ne,f',
    [
      ['a', 'b'],
      ['"c', 'd'],
      ['e', 'f'],
    ],
  ],
  [
    'words behind a quote',
    'a,b\n"c"x,d\ne,f',
    [
      ['a', 'b'],
      ['"c"x', 'd'],
      ['e', 'f'],
    ],
  ],
  ['nothing', '', []],
])('%s are read as a spreadsheet reads them', (_, text, rows) => {
  expect(readCsv(text)).toEqual(rows);
});

test('whatever we write is read back, but for the mark that keeps formulas from running', () => {
  const cell = fc.string().map((text) => `x${text}`);
  const table = fc
    .integer({ min: 1, max: 4 })
    .chain((width) =>
      fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }),
    );
  fc.assert(
    fc.property(table, (rows) => {
      const head = ['h1', 'h2', 'h3', 'h4'].slice(0, rows[0]?.length);
      expect(readCsv([head, ...rows].map(csvLine).join(''))).toEqual([head, ...rows]);
    }),
  );
});
