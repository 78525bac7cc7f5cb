import { inflateRawSync } from 'node:zlib';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Column } from '../table.ts';
import { sheetName, xlsxFile } from './xlsx-file.ts';

interface Entry {
  name: string;
  cents: number;
  day: string | null;
  at: string | null;
}

const COLUMNS: readonly Column<Entry>[] = [
  { id: 'name', header: 'Name', cell: () => null, csv: ({ name }) => name },
  { id: 'picture', header: 'Picture', cell: () => null },
  { id: 'cents', header: 'Amount', cell: () => null, csv: ({ cents }) => cents / 100 },
  { id: 'day', header: 'First day', cell: () => null, csv: ({ day }) => day, holds: 'day' },
  { id: 'at', header: 'Asked', cell: () => null, csv: ({ at }) => at, holds: 'moment' },
];

const PAGES = {
  first: {
    rows: [{ name: '=cmd|x', cents: -450, day: '2026-03-01', at: '2026-03-01T09:30:00+13:00' }],
    nextCursor: 'second',
  },
  second: {
    rows: [
      { name: 'Grace & “José” <b>\n2026-01-05', cents: 200, day: null, at: null },
      { name: '2026-01-05', cents: 0, day: 'soon', at: null },
    ],
    nextCursor: null,
  },
};

const watching = () => ({ signal: new AbortController().signal, onRows: vi.fn<(count: number) => void>() });
const pageAfter = (cursor: string | null) =>
  Promise.resolve(PAGES[(cursor ?? 'first') as keyof typeof PAGES]);

// jsdom has bytes of its own, while what encodes text in it is Node's.
beforeEach(() => void vi.stubGlobal('Uint8Array', new TextEncoder().encode('').constructor));

async function bytesOf(file: Blob): Promise<Buffer> {
  const read = Promise.withResolvers<ArrayBuffer>();
  const reader = new FileReader();
  reader.addEventListener('load', () => read.resolve(reader.result as ArrayBuffer));
  reader.readAsArrayBuffer(file);
  return Buffer.from(await read.promise);
}

/** The parts of a zip as its directory names them, read without the library that wrote it. */
async function partsOf(file: Blob): Promise<Map<string, string>> {
  const bytes = await bytesOf(file);
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const parts = new Map<string, string>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset));
    const name = bytes.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const packed = bytes.subarray(start, start + bytes.readUInt32LE(at + 20));
    parts.set(name, (bytes.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed).toString('utf8'));
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return parts;
}

const xmlOf = (xml: string | undefined): Document =>
  new DOMParser().parseFromString(xml ?? '', 'application/xml');

/** What each cell holds, with its kind and the format it is shown in. */
async function sheetOf(file: Blob) {
  const parts = await partsOf(file);
  const sheet = xmlOf(parts.get('xl/worksheets/sheet1.xml'));
  const styles = xmlOf(parts.get('xl/styles.xml'));
  const formats = new Map(
    [...styles.querySelectorAll('numFmt')].map((one) => [
      one.getAttribute('numFmtId'),
      one.getAttribute('formatCode'),
    ]),
  );
  const styled = [...styles.querySelectorAll('cellXfs > xf')].map((one) =>
    formats.get(one.getAttribute('numFmtId')),
  );
  const rows = [...sheet.querySelectorAll('row')].map((row) =>
    [...row.querySelectorAll('c')].map((cell) => ({
      at: cell.getAttribute('r'),
      kind: cell.getAttribute('t') ?? 'n',
      holds: cell.querySelector('is > t, v')?.textContent ?? null,
      format: styled[Number(cell.getAttribute('s') ?? 0)],
      formula: cell.querySelector('f') !== null,
    })),
  );
  return { sheet, workbook: xmlOf(parts.get('xl/workbook.xml')), rows };
}

/** Days since the first that spreadsheets know, 1900-01-01, which they count as 1; they also count 1900-02-29. */
const serial = (iso: string): number => Date.parse(iso) / 86_400_000 + 25_569;

test('numbers stay numbers, dates are dates with a format, and text stays text however it begins', async () => {
  const { rows } = await sheetOf(await xlsxFile('leave-requests', COLUMNS, pageAfter, watching()));
  expect(rows.flat().some(({ formula }) => formula)).toBe(false);
  const [head, first, second, third] = rows;
  expect(head?.map(({ holds }) => holds)).toEqual(['Name', 'Amount', 'First day', 'Asked']);
  expect(first).toEqual([
    { at: 'A2', kind: 'inlineStr', holds: '=cmd|x', format: undefined, formula: false },
    { at: 'B2', kind: 'n', holds: '-4.5', format: undefined, formula: false },
    { at: 'C2', kind: 'n', holds: String(serial('2026-03-01')), format: 'yyyy-mm-dd', formula: false },
    expect.objectContaining({ at: 'D2', kind: 'n', format: 'yyyy-mm-dd hh:mm' }),
  ]);
  // By the clocks that the moment was written by.
  expect(Number(first?.[3]?.holds)).toBeCloseTo(serial('2026-03-01T09:30:00Z'), 6);
  expect(second?.[0]?.holds).toBe('Grace & “José” <b>\n2026-01-05');
  expect(third?.slice(0, 3).map(({ kind, holds }) => [kind, holds])).toEqual([
    ['inlineStr', '2026-01-05'],
    ['n', '0'],
    ['inlineStr', 'soon'],
  ]);
});

test('the sheet has a name, its head stays in sight, and columns are as wide as what they hold', async () => {
  const { sheet, workbook } = await sheetOf(await xlsxFile('leave-requests', COLUMNS, pageAfter, watching()));
  expect(workbook.querySelector('sheet')?.getAttribute('name')).toBe('leave-requests');
  const pane = sheet.querySelector('pane');
  expect([pane?.getAttribute('state'), pane?.getAttribute('ySplit')]).toEqual(['frozen', '1']);
  const widths = [...sheet.querySelectorAll('col')].map((column) => Number(column.getAttribute('width')));
  expect(widths).toEqual([10, 10, 12, 27]);
});

test('signs that a sheet may not be named with are left out', () => {
  expect(sheetName('Results: [a/b] of the year that is long')).toBe('Results   a b  of the year that');
  expect(sheetName('')).toBe('List');
});

test('50,000 rows come page by page, are counted, and between pages others have their turn', async () => {
  const [PAGE, ROWS] = [100, 50_000];
  const row = PAGES.first.rows[0];
  const page = Array.from({ length: PAGE }, () => row as Entry);
  const seen = watching();
  let turns = 0;
  const file = await xlsxFile(
    'long',
    COLUMNS,
    async (cursor) => {
      await new Promise<void>((come) => {
        setImmediate(() => {
          turns += 1;
          come();
        });
      });
      const next = Number(cursor ?? 0) + PAGE;
      return { rows: page, nextCursor: next < ROWS ? String(next) : null };
    },
    seen,
  );
  expect([turns, seen.onRows.mock.lastCall]).toEqual([ROWS / PAGE, [ROWS]]);
  const sheet = (await partsOf(file)).get('xl/worksheets/sheet1.xml') ?? '';
  expect(sheet.split('<row ').length - 1).toBe(ROWS + 1);
});

test('a cancelled file asks for no further page', async () => {
  const cancelling = new AbortController();
  const asked = vi.fn<() => Promise<typeof PAGES.first>>(() => {
    cancelling.abort();
    return Promise.resolve(PAGES.first);
  });
  await expect(xlsxFile('x', COLUMNS, asked, { signal: cancelling.signal })).rejects.toThrow('aborted');
  expect(asked).toHaveBeenCalledOnce();
});
