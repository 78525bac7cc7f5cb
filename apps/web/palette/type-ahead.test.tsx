import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '../messages.ts';
import { showOverlay, useOverlay } from './overlay.ts';
import { Palette } from './palette.tsx';

afterEach(() => act(() => showOverlay(null)));

const offer = { places: [], actions: [], searches: [] };

/** A page whose palette has come once `isLoaded`; until then it is on its way, as it is on a slow network. */
function Site({ isLoaded }: { isLoaded: boolean }) {
  const overlay = useOverlay();
  return (
    <TestPage catalogues={[messages]}>
      <input aria-label="Notes" />
      {overlay === 'palette' && isLoaded && <Palette offer={offer} onClose={() => showOverlay(null)} />}
    </TestPage>
  );
}

const notes = () => screen.getByLabelText<HTMLInputElement>('Notes', { selector: 'input' }).value;
const words = () => screen.getByRole<HTMLInputElement>('combobox').value;

test('what is typed before the palette has come stands in it, and nowhere else', async () => {
  const onPage = vi.fn<() => void>();
  document.addEventListener('keydown', onPage);
  const { rerender } = render(<Site isLoaded={false} />);
  await userEvent.click(screen.getByLabelText('Notes'));
  act(() => showOverlay('palette'));
  await userEvent.keyboard('course{Backspace}es{Enter}');
  document.removeEventListener('keydown', onPage);
  rerender(<Site isLoaded />);
  expect([words(), notes()]).toEqual(['courses', '']);
  expect(onPage).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole('combobox'), '!');
  expect(words()).toBe('courses!');
});

test('Escape before it has come gives the keys back to the page', async () => {
  const { rerender } = render(<Site isLoaded={false} />);
  await userEvent.click(screen.getByLabelText('Notes'));
  act(() => showOverlay('palette'));
  await userEvent.keyboard('cou{Escape}');
  rerender(<Site isLoaded />);
  expect(screen.queryByRole('combobox')).toBeNull();
  await userEvent.keyboard('amen');
  expect(notes()).toBe('amen');
});

test('a palette that was opened before begins empty, and asking for an open one takes no keys from it', async () => {
  render(<Site isLoaded />);
  act(() => showOverlay('palette'));
  await userEvent.type(screen.getByRole('combobox'), 'one');
  act(() => showOverlay('palette'));
  await userEvent.keyboard(' two');
  expect(words()).toBe('one two');
  act(() => showOverlay(null));
  act(() => showOverlay('palette'));
  expect(words()).toBe('');
});

test('a palette that never comes does not keep the keys', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    render(<Site isLoaded={false} />);
    act(() => showOverlay('palette'));
    vi.advanceTimersByTime(11_000);
    await userEvent.type(screen.getByLabelText('Notes'), 'amen');
    expect(notes()).toBe('amen');
  } finally {
    vi.useRealTimers();
  }
});
