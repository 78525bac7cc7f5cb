import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser } from '#kit/client/testing/fake-api.ts';
import { evaluation, score, showPage } from '../testing/show-page.tsx';
import { StudentEvaluations } from './student-evaluations.tsx';

beforeEach(() => {
  configure();
  enter(fakeUser({ roles: ['user', 'manager'] }));
});
afterEach(() => vi.unstubAllGlobals());

const PUBLISHED = { status: 'PUBLISHED', publishedAt: '2026-11-17T08:00:00Z' };

function show(evaluationsAbout: ReturnType<typeof evaluation>[]) {
  const api = new FakeApi({ evaluationsAbout: { data: { evaluationsAbout } } });
  showPage(api, {
    path: '/users/ana',
    at: '/users/ana',
    screen: <StudentEvaluations personId="ana" groups={[{ _id: 'first', name: 'First Year' }]} />,
  });
  return api;
}

test('what several evaluators say of a student stands side by side, drafts marked as such (HOURS-05)', async () => {
  show([
    evaluation('Ana Ruiz', { _id: 'ruth’s', ...PUBLISHED }),
    evaluation('Ana Ruiz', {
      _id: 'ben’s',
      evaluatorId: 'ben',
      evaluatorName: 'Ben Osei',
      comment: '',
      answers: [score('reliable', 2)],
    }),
  ]);
  const table = within(await screen.findByRole('table', { name: 'Side by side' }));
  const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Criterion', expect.stringMatching(/^Ruth Amsel/), expect.stringMatching(/Draft$/)]);
  const said = (criterion: string) =>
    within(table.getByRole('row', { name: new RegExp(`^${criterion}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(said('Reliability')).toEqual(['4 of 5', '2 of 5']);
  expect(said('Works with others')).toEqual(['5 of 5 Always', 'Not answered']);
  expect(said('Comment')).toEqual(['A good term.', '–']);
  expect(screen.getAllByRole('link', { name: 'Download PDF' })).toHaveLength(1);
});

test('how a student was rated is drawn once there are two days, with the criteria one chooses (HOURS-05)', async () => {
  show([
    evaluation('Ana Ruiz', { _id: 'new', ...PUBLISHED }),
    evaluation('Ana Ruiz', { _id: 'old', day: '2026-05-16', answers: [score('reliable', 1)], ...PUBLISHED }),
  ]);
  const chart = within(await screen.findByRole('figure', { name: 'Over time' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Reliability' }));
  await userEvent.click(chart.getByRole('button', { name: 'Show as table' }));
  const cells = chart.getAllByRole('row').map((row) => row.textContent);
  expect(cells[0]).toBe('DateAverageReliability');
  expect(cells.slice(1).map((cell) => cell?.replace(/^.*2026/, ''))).toEqual(['11', '4.54']);
});

test('a student without evaluations can be evaluated from here (HOURS-05)', async () => {
  show([]);
  expect(await screen.findByText('Not evaluated yet')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Evaluate: First Year' });
  await waitFor(() => expect(link.getAttribute('href')).toBe('/evaluations/groups/first?person=ana'));
  expect(screen.queryByRole('figure')).toBeNull();
});
