import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import type { PageAfter } from './pages-of.ts';
import { ExportButton } from './export-button.tsx';

interface Student {
  name: string;
}

const COLUMNS = [
  { id: 'name', header: 'Name', cell: ({ name }: Student) => name, csv: ({ name }: Student) => name },
];
const LAST_PAGE = { rows: [{ name: 'Ana' }], nextCursor: null };

/** jsdom gives files no addresses. */
class AddressOfFile extends URL {
  static override createObjectURL = (): string => 'blob:file';
  static override revokeObjectURL = (): void => {};
}

/** The names of the files that the browser was given. */
let offered: string[];

beforeEach(() => {
  offered = [];
  vi.stubGlobal('URL', AddressOfFile);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    offered.push(this.download);
  });
});

interface Asked {
  open?: (signal: AbortSignal) => Promise<unknown>;
  pageAfter?: PageAfter<Student>;
}

function showButton({ open = async () => true, pageAfter = async () => LAST_PAGE }: Asked) {
  const opened = vi.fn<NonNullable<Asked['open']>>(open);
  const asked = vi.fn<PageAfter<Student>>(pageAfter);
  const page = render(
    <TestPage>
      <ExportButton fileName="students" columns={COLUMNS} open={opened} pageAfter={asked} />
    </TestPage>,
  );
  return { opened, asked, leave: page.unmount };
}

async function begin(kind = 'CSV'): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await userEvent.click(screen.getByRole('menuitem', { name: `Export ${kind}` }));
}

test('a list is saved for Excel by keyboard, in the same way', async () => {
  const { opened } = showButton({});
  act(() => screen.getByRole('button', { name: 'Export' }).focus());
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await vi.waitFor(() => expect(offered).toEqual(['students.xlsx']), { timeout: 10_000 });
  expect(opened).toHaveBeenCalledOnce();
});

test('an export is opened once, before its first page, however many pages follow', async () => {
  const { opened, asked } = showButton({
    pageAfter: async (cursor) => ({ rows: LAST_PAGE.rows, nextCursor: cursor === null ? 'second' : null }),
  });
  await begin();
  await vi.waitFor(() => expect(offered).toEqual(['students.csv']));
  expect([opened.mock.calls.length, asked.mock.calls.length]).toEqual([1, 2]);
  expect(opened.mock.invocationCallOrder[0]).toBeLessThan(asked.mock.invocationCallOrder[0] ?? 0);
});

test('an export that is refused fetches nothing and says why', async () => {
  const refused = { problem: 'tooManyRequests', values: { seconds: 1_800, minutes: 30 } };
  const { asked } = showButton({
    open: () => Promise.reject(Object.assign(new Error('Too often.'), refused)),
  });
  await begin();
  expect(await screen.findByText('Too often.')).toBeTruthy();
  expect(asked).not.toHaveBeenCalled();
  expect(offered).toEqual([]);
});

test('an export stops when its screen goes', async () => {
  const first = Promise.withResolvers<{ rows: Student[]; nextCursor: string | null }>();
  const { asked, leave } = showButton({ pageAfter: () => first.promise });
  await begin();
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  leave();
  expect(asked.mock.calls[0]?.[1].aborted).toBe(true);
  await act(async () => first.resolve({ rows: LAST_PAGE.rows, nextCursor: 'second' }));
  expect(asked).toHaveBeenCalledOnce();
  expect(offered).toEqual([]);
});
