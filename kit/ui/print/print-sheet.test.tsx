import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { TextProvider } from '../text/text-provider.tsx';
import { PrintSheet } from './print-sheet.tsx';

const SHEET = (
  <PrintSheet college="Berea Bible College" title="Transcript" day="2026-03-01">
    Grades
  </PrintSheet>
);

test('a sheet begins with the college’s name, the day of issue and its title', () => {
  render(<TestPage>{SHEET}</TestPage>);
  const text = screen.getByRole('article').textContent;
  expect(text).toBe('Berea Bible CollegeMarch 1, 2026TranscriptGrades');
  expect(screen.getByRole('heading', { level: 1, name: 'Transcript' })).toBeTruthy();
});

test('the day is written in the reader’s language', () => {
  render(
    <TextProvider locale="de_DE" texts={{ print: 'Drucken' }}>
      {SHEET}
    </TextProvider>,
  );
  expect(within(screen.getByRole('article')).getByText('1. März 2026')).toBeTruthy();
});

test('its button, which is no part of the sheet, prints it', async () => {
  window.print = vi.fn<() => void>();
  render(<TestPage>{SHEET}</TestPage>);
  expect(within(screen.getByRole('article')).queryByRole('button')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(window.print).toHaveBeenCalledOnce();
});
