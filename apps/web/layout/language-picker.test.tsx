import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messages } from '#kit/ui/messages.ts';
import { TextProvider } from '#kit/ui/text/text-provider.tsx';
import { LanguagePicker } from './language-picker.tsx';

const texts = Object.fromEntries(Object.entries(messages.sources).map(([id, { text }]) => [id, text]));
const showPicker = vi.fn<() => void>();

beforeEach(() => {
  // jsdom cannot open a list, nor say whether one is open.
  Object.assign(HTMLSelectElement.prototype, { showPicker });
  vi.stubGlobal('CSS', { supports: () => true });
});

afterEach(() => {
  showPicker.mockClear();
  Reflect.deleteProperty(HTMLSelectElement.prototype, 'showPicker');
});

function pressIn(list: 'closed' | 'open', key: string, held: { altKey?: boolean } = {}) {
  render(
    <TextProvider locale="en" texts={texts}>
      <LanguagePicker />
    </TextProvider>,
  );
  const languages = screen.getByLabelText('Language');
  vi.spyOn(languages, 'matches').mockReturnValue(list === 'open');
  const isLeftToTheBrowser = fireEvent.keyDown(languages, { key, ...held });
  return { isLeftToTheBrowser, hasOpened: showPicker.mock.calls.length === 1 };
}

test.each(['ArrowDown', 'ArrowUp', 'End', 'd'])(
  '%s in the closed list of languages shows them and chooses none',
  (key) => {
    expect(pressIn('closed', key)).toEqual({ isLeftToTheBrowser: false, hasOpened: true });
  },
);

test.each([
  ['closed', 'Tab', {}],
  ['closed', 'Escape', {}],
  ['closed', 'ArrowDown', { altKey: true }],
  ['open', 'ArrowDown', {}],
  ['open', 'Enter', {}],
] as const)('in the %s list %s does what it always does', (list, key, held) => {
  expect(pressIn(list, key, held)).toEqual({ isLeftToTheBrowser: true, hasOpened: false });
});

test('where a browser cannot say whether a list is open, its keys are left alone', () => {
  vi.stubGlobal('CSS', { supports: () => false });
  expect(pressIn('closed', 'ArrowDown')).toEqual({ isLeftToTheBrowser: true, hasOpened: false });
});
