import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { EVERY_TEXT } from '../proofs/english-texts.ts';
import { openPlaces } from '../site-map/menus.ts';
import { CollegePalette } from './college-palette.tsx';

const EVERYTHING = { roles: ['user', 'manager', 'admin'], isAlumni: false };

const offered = (): (string | null | undefined)[] =>
  screen.queryAllByRole('option').map((line) => line.children[1]?.firstChild?.textContent);

function OpenPalette({ open = [] }: { open?: readonly string[] }) {
  const [words, setTexts] = useState('');
  return (
    <CollegePalette
      places={openPlaces(EVERYTHING, (path) => open.includes(path))}
      words={words}
      onType={setTexts}
      onClose={() => {}}
    />
  );
}

test('languages do not flood the palette: each is offered to those who begin to type it', async () => {
  render(
    <TestPage catalogues={[EVERY_TEXT]}>
      <OpenPalette />
    </TestPage>,
  );
  expect(offered()).toEqual(['Keyboard shortcuts', 'Logout']);
  await userEvent.keyboard('deu');
  expect(offered()).toEqual(['Language: Deutsch']);
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}language');
  expect(offered()).toHaveLength(12);
});

test('what may be added leads to its form; what only others may add is not offered', async () => {
  render(
    <TestPage catalogues={[EVERY_TEXT]}>
      <OpenPalette open={['/users', '/groups', '/regions']} />
    </TestPage>,
  );
  await userEvent.keyboard('new');
  expect(offered()).toEqual(['New group']);
  await userEvent.keyboard('{Enter}');
  expect(screen.getByLabelText('path').textContent).toBe('/groups?new');
});

test('who sees exam results is led to the answers that wait to be marked', async () => {
  render(
    <TestPage catalogues={[EVERY_TEXT]}>
      <OpenPalette open={['/examResults']} />
    </TestPage>,
  );
  await userEvent.keyboard('mark');
  expect(offered()).toEqual(['Mark answers']);
  await userEvent.keyboard('{Enter}');
  expect(screen.getByLabelText('path').textContent).toBe('/examResults/marking');
});
