import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { EVERY_TEXT } from '../proofs/english-texts.ts';
import { openPlaces } from '../site-map/menus.ts';
import { CollegePalette } from './college-palette.tsx';

const EVERYTHING = { roles: ['user', 'manager', 'admin'], isAlumni: false };

beforeEach(() => enter(fakeUser({ roles: EVERYTHING.roles })));
afterEach(() => vi.unstubAllGlobals());

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

test.each([
  ['mark', ['Mark answers: Romans', 'Grade assignments: Romans']],
  ['grade', ['Grade assignments: Romans', 'Mark answers: Romans']],
])('who teaches is led by "%s" to what waits in their courses', async (words, lines) => {
  configure();
  const offering = { groupName: 'First year', regionName: 'Denver', course: { name: 'Romans' } };
  const api = new FakeApi({
    findAnything: { data: {} },
    workToMark: {
      data: {
        ownCourseOfferings: [
          { ...offering, _id: 'a', answersToMark: { count: 3 }, workToGrade: { count: 1 } },
          { ...offering, _id: 'b', answersToMark: { count: 0 }, workToGrade: { count: 0 } },
        ],
      },
    },
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[EVERY_TEXT]}>
      <OpenPalette />
    </TestPage>,
  );
  await userEvent.keyboard(words);
  await waitFor(() => expect(offered()).toEqual(lines));
  await userEvent.click(screen.getByText(/answers: Romans/));
  expect(screen.getByLabelText('path').textContent).toBe('/teaching/a/exams/marking');
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
