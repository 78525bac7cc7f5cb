import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { ANY_FILES, checkFiles, type FileRules } from './check-files.ts';
import { FileUpload } from './file-upload.tsx';
import { CANCEL_AFTER_MS } from './use-file-dialog.ts';

const file = (name: string, bytes = 10, type = ''): File => new File(['x'.repeat(bytes)], name, { type });

function show(rules: Partial<FileRules>) {
  const onFiles = vi.fn<(files: File[]) => void>();
  const onCancel = vi.fn<() => void>();
  render(
    <TestPage>
      <FileUpload label="Transcript" rules={rules} onFiles={onFiles} onCancel={onCancel} />
    </TestPage>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Transcript');
  const drop = (files: File[]): boolean => fireEvent.drop(input.parentElement!, { dataTransfer: { files } });
  return { onFiles, onCancel, input, drop };
}

test.each<[string, Partial<FileRules>, File, string]>([
  ['(UI-37)', { accept: ['.pdf'] }, file('notes.docx'), 'File type must be .pdf'],
  [
    '(UI-37, TRAP-74)',
    { accept: ['.pdf', 'image/*'] },
    file('notes.docx'),
    'File type must be one of .pdf, image/*',
  ],
  ['(UI-38)', { maxBytes: 1_000 }, file('long.pdf', 1_001), 'File is larger than 1000 bytes'],
  ['(UI-39)', { minBytes: 100 }, file('short.pdf', 99), 'File is smaller than 100 bytes'],
  ['(UI-39, TRAP-74)', { minBytes: 1 }, file('empty.pdf', 0), 'File is smaller than 1 bytes'],
])('a file that breaks a rule is refused with its message %s', (_, rules, bad, text) => {
  const { onFiles, drop } = show(rules);
  drop([bad]);
  expect(screen.getByRole('alert').textContent).toBe(`${bad.name}: ${text}`);
  expect(onFiles).not.toHaveBeenCalled();
});

test('more files than allowed are refused, all of them, with "Too many files" (UI-40)', () => {
  const { onFiles, drop } = show({ maxFiles: 1 });
  drop([file('a.pdf'), file('b.pdf')]);
  expect(screen.getByRole('alert').textContent).toBe('a.pdf: Too many filesb.pdf: Too many files');
  expect(onFiles).not.toHaveBeenCalled();
});

test('a dropzone that was told nothing takes any number of files of any size (UI-41)', async () => {
  expect(ANY_FILES).toEqual({ accept: [], maxBytes: Infinity, minBytes: 0, maxFiles: Infinity });
  const { onFiles, input } = show({});
  expect(input.multiple).toBe(true);
  const files = [file('empty.txt', 0), file('b.pdf', 5_000)];
  await userEvent.upload(input, files);
  expect(onFiles).toHaveBeenCalledExactlyOnceWith(files);
});

test('one wrong type among several files is told of that file, and the others are taken (UI-37, TRAP-74)', () => {
  const { onFiles, drop } = show({ accept: ['.pdf', '.docx'] });
  const good = [file('a.pdf'), file('b.docx')];
  drop([...good, file('c.exe')]);
  expect(screen.getByRole('alert').textContent).toBe('c.exe: File type must be one of .pdf, .docx');
  expect(onFiles).toHaveBeenCalledExactlyOnceWith(good);
});

test('good files are taken and bad ones told, side by side', () => {
  const rules = { ...ANY_FILES, accept: ['.pdf', 'image/png'], maxFiles: 2 };
  const good = [file('A.PDF'), file('b', 10, 'image/png')];
  const { accepted, refused } = checkFiles([...good, file('c.exe')], rules);
  expect(accepted).toEqual(good);
  expect(refused.map((one) => one.file.name)).toEqual(['c.exe']);
});

test('a file dialog that was closed without a file is noticed 300 ms after the window has its focus back (UI-42)', () => {
  vi.useFakeTimers();
  const { onCancel } = show({});
  fireEvent.click(screen.getByRole('button', { name: 'Choose files' }));
  fireEvent.focus(window);
  act(() => void vi.advanceTimersByTime(CANCEL_AFTER_MS - 1));
  expect(onCancel).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(onCancel).toHaveBeenCalledOnce();
  expect(CANCEL_AFTER_MS).toBe(300);
  vi.useRealTimers();
});

test('a focus that no dialog has taken means nothing', () => {
  vi.useFakeTimers();
  const { onCancel } = show({});
  fireEvent.focus(window);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(onCancel).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test('a form is held back by a refused file until it is taken out', async () => {
  const onFiles = vi.fn<(files: File[]) => void>();
  render(
    <TestPage>
      <FileUpload name="file" label="Letter" rules={{ accept: ['.pdf'] }} onFiles={onFiles} />
    </TestPage>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Letter');
  fireEvent.drop(input.parentElement!, { dataTransfer: { files: [file('letter.exe')] } });
  expect(input.validationMessage).toBe('letter.exe: File type must be .pdf');
  await userEvent.click(screen.getByRole('button', { name: 'Remove letter.exe' }));
  expect(input.checkValidity()).toBe(true);
  expect(screen.getByRole('alert').textContent).toBe('');
});
