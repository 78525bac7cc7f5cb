import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

/** Reads one line as a spreadsheet does: quotes around, doubled quotes inside. */
const read = (line: string): string[] =>
  [...line.replace(/\r\n$/, '').matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, bare]) =>
    quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"'),
  );

test.each([
  ['a formula', '=1+1', `"'=1+1"\r\n`],
  ['a call', '@SUM(A1)', `"'@SUM(A1)"\r\n`],
  ['a phone number', '+44 20 7946 0018', `"'+44 20 7946 0018"\r\n`],
  ['text after a dash', '-2+3+cmd|"/c calc"!A0', `"'-2+3+cmd|""/c calc""!A0"\r\n`],
  ['a tab', '\t=1', `"'\t=1"\r\n`],
  ['a full-width formula', '＝1', `"'＝1"\r\n`],
  ['a formula after blanks', '  \u200B=1', `"'  \u200B=1"\r\n`],
  ['a name', 'Grace "G" Adeyemi', `"Grace ""G"" Adeyemi"\r\n`],
])('%s is written so that nothing runs', (_, cell, line) => {
  expect(csvLine([cell])).toBe(line);
});

test('a number stays a number, and nothing stays empty', () => {
  expect(csvLine([-4.5, null, 'a,b\nc'])).toBe('-4.5,,"a,b\nc"\r\n');
});

test('no text of two thousand begins like a formula, and each is read back whole', () => {
  const start = fc.constantFrom(
    '=',
    '+',
    '-',
    '@',
    '|',
    '\t',
    '\r',
    '\n',
    ' =',
    '＝',
    '＋',
    '－',
    '＠',
    '\u{FEFF}@',
    '',
  );
  fc.assert(
    fc.property(start, fc.string({ unit: 'binary' }), fc.string(), (sign, text, beside) => {
      const [cell = '', next] = read(csvLine([sign + text, `x${beside}`]));
      expect(cell).not.toMatch(/^(?:[\t\r\n]|[\s\p{C}]*[=+\-@|＝＋－＠｜])/u);
      expect(cell.replace(/^'/, '')).toBe((sign + text).replace(/^'/, ''));
      expect(next).toBe(`x${beside}`);
    }),
    { numRuns: 2_000 },
  );
});
