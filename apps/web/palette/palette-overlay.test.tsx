import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '../messages.ts';
import { showOverlay } from './overlay.ts';
import { PaletteOverlay } from './palette-overlay.tsx';
import { Palette } from './palette.tsx';

const code = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock(import('./college-palette.tsx'), async () => {
  await code.promise;
  const offer = { places: [], actions: [] };
  return {
    CollegePalette: ({ words, onType, onClose }) => (
      <Palette offer={offer} words={words} onType={onType} onClose={onClose} />
    ),
  };
});

function Site() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <TestPage catalogues={[messages]}>
      <input aria-label="Notes" />
      <button type="button" onClick={() => setIsOpen(true)}>
        Find
      </button>
      {isOpen && <PaletteOverlay places={[]} onClose={() => setIsOpen(false)} />}
    </TestPage>
  );
}

const field = () => screen.getByPlaceholderText<HTMLInputElement>('Find anything');
const cancel = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

test('what is typed after its keys and before its field has come begins it, and moves nothing else', async () => {
  render(
    <TestPage catalogues={[messages]}>
      <input aria-label="Notes" />
    </TestPage>,
  );
  await userEvent.click(screen.getByLabelText('Notes'));
  showOverlay('palette');
  await userEvent.keyboard('roo{Backspace}m');
  expect(screen.getByLabelText<HTMLInputElement>('Notes').value).toBe('');
  render(<Site />);
  expect(field().value).toBe('rom');
  await userEvent.type(field(), 'ans');
  expect(field().value).toBe('romans');
  showOverlay(null);
});

test('a user who closes it before its lines have come is left alone, and it begins empty the next time', async () => {
  render(<Site />);
  expect(document.activeElement).toBe(field());
  await userEvent.keyboard('cou');
  cancel();
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.type(screen.getByLabelText('Notes'), 'amen');
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
  expect(field().value).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('Notes').value).toBe('amen');
});

test('what is typed before its lines have come stays in the field and finds', async () => {
  render(<Site />);
  await userEvent.keyboard('bibble{Backspace}{Backspace}{Backspace}{Enter}le');
  expect(screen.queryByRole('combobox')).toBeNull();
  await act(async () => code.resolve());
  expect((await screen.findByRole<HTMLInputElement>('combobox')).value).toBe('bible');
  expect(screen.getByText('No matches for “bible”.')).toBeTruthy();
  await userEvent.keyboard('!');
  expect(field().value).toBe('bible!');
});
