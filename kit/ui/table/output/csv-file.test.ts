import { expect, test, vi } from 'vitest';
import { csvFile } from './csv-file.ts';
import type { Column } from '../table.ts';

interface Entry {
  name: string;
  cents: number;
}

const COLUMNS: readonly Column<Entry>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, csv: ({ name }) => name },
  { id: 'picture', header: 'Picture', cell: () => null },
  { id: 'cents', header: 'Amount', cell: ({ cents }) => cents, csv: ({ cents }) => cents / 100 },
];

const PAGES = {
  first: { rows: [{ name: '=cmd', cents: -450 }], nextCursor: 'second' },
  second: { rows: [{ name: 'Grace', cents: 200 }], nextCursor: null },
};

test('a file holds every page of a list, in the columns that are exported', async () => {
  const onRows = vi.fn<(count: number) => void>();
  const file = await csvFile(
    COLUMNS,
    (cursor) => Promise.resolve(PAGES[(cursor ?? 'first') as keyof typeof PAGES]),
    { signal: new AbortController().signal, onRows },
  );
  const bytes = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await bytesOf(file));
  expect(bytes).toBe(`\u{FEFF}"Name","Amount"\r\n"'=cmd",-4.5\r\n"Grace",2\r\n`);
  expect(onRows.mock.calls).toEqual([[1], [2]]);
});

test('a cancelled file asks for no further page', async () => {
  const cancelling = new AbortController();
  const pageAfter = vi.fn<() => Promise<typeof PAGES.first>>(() => {
    cancelling.abort();
    return Promise.resolve(PAGES.first);
  });
  await expect(csvFile(COLUMNS, pageAfter, { signal: cancelling.signal, onRows: () => {} })).rejects.toThrow(
    'aborted',
  );
  expect(pageAfter).toHaveBeenCalledOnce();
});

/** jsdom's files can only be read the old way. */
const bytesOf = (file: Blob): Promise<ArrayBuffer> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(file);
  });
