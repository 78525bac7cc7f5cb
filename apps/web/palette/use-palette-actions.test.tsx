import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '../messages.ts';
import { CollegePalette } from './college-palette.tsx';

const offered = (): (string | null | undefined)[] =>
  screen.queryAllByRole('option').map((line) => line.children[1]?.textContent);

function OpenPalette() {
  const [words, setTexts] = useState('');
  return <CollegePalette places={[]} words={words} onType={setTexts} onClose={() => {}} />;
}

test('languages do not flood the palette: each is offered to those who begin to type it', async () => {
  render(
    <TestPage catalogues={[messages]}>
      <OpenPalette />
    </TestPage>,
  );
  expect(offered()).toEqual(['Keyboard shortcuts', 'Logout']);
  await userEvent.keyboard('deu');
  expect(offered()).toEqual(['Language: Deutsch']);
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}language');
  expect(offered()).toHaveLength(12);
});
