import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentProps } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { notSuccessful } from '#kit/client/call/call-problem.ts';
import { forgetRecentPlaces, recentPlaces } from '#kit/client/storage/recent-places.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { EVERY_TEXT } from '../proofs/english-texts.ts';
import { openPlaces } from '../site-map/menus.ts';
import type { PaletteOption } from './palette-options.ts';
import { Palette } from './palette.tsx';
import type { FindRecords, FoundRecords } from './use-found-records.ts';

const places = openPlaces({ roles: ['user', 'admin', 'superadmin'], isAlumni: false }, (path) =>
  ['/dashboard', '/users', '/logits', '/groups'].includes(path),
);

const hermann = (words: string): FoundRecords => ({
  heading: 'menuUsers',
  icon: 'user',
  records: [{ _id: 'b', name: `Hermann ${words}`, aside: 'Walsall', path: '/users/b' }],
});

const findHermann: FindRecords = async (words) => [hermann(words)];

function OpenPalette(props: Omit<ComponentProps<typeof Palette>, 'words' | 'onType'>) {
  const [words, setTexts] = useState('');
  return <Palette {...props} words={words} onType={setTexts} />;
}

function open(find?: FindRecords) {
  const onClose = vi.fn<() => void>();
  const onLeave = vi.fn<() => void>();
  const actions: PaletteOption[] = [{ id: 'leave', icon: 'lock', name: 'Leave the site', action: onLeave }];
  render(
    <TestPage catalogues={[EVERY_TEXT]}>
      <OpenPalette offer={{ places, actions, ...(find && { find }) }} onClose={onClose} />
    </TestPage>,
  );
  return { onClose, onLeave, person: userEvent.setup() };
}

const groupsShown = (): Record<string, string[]> => {
  const shown = screen.getAllByRole('group').map((group): [string, string[]] => {
    const lines = within(group).getAllByRole('option');
    return [
      group.getAttribute('aria-label') ?? '',
      lines.map((line) => line.children[1]?.firstChild?.textContent ?? ''),
    ];
  });
  return Object.fromEntries(shown);
};

const active = (): string | null | undefined =>
  screen.getByRole('option', { selected: true }).children[1]?.firstChild?.textContent;

beforeEach(forgetRecentPlaces);

test('it begins with the screens this person may open and what can be done', () => {
  open();
  expect(groupsShown()).toEqual({ 'Go to': ['Dashboard', 'Users', 'System Log'], Do: ['Leave the site'] });
});

test('typing narrows the lines and marks the words in them', async () => {
  const { person } = open();
  await person.keyboard('LEA');
  expect(groupsShown()).toEqual({ Do: ['Leave the site'] });
  expect(document.querySelector('mark')?.textContent).toBe('Lea');
});

test('a screen is found by what people also call it, after those of that name', async () => {
  const { person } = open();
  await person.keyboard('errors');
  expect(groupsShown()).toEqual({ 'Go to': ['System Log'] });
  await person.keyboard('{Backspace>6/}rrors');
  expect(screen.queryByRole('option')).toBeNull();
});

test('arrows lead through the lines and round; Enter goes there and the place is recent', async () => {
  const { person, onClose } = open();
  expect(active()).toBe('Dashboard');
  await person.keyboard('{ArrowUp}');
  expect(active()).toBe('Leave the site');
  await person.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(active()).toBe('System Log');
  expect(screen.getByRole('combobox').getAttribute('aria-activedescendant')).toBe(
    screen.getByRole('option', { selected: true }).id,
  );
  await person.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalledOnce();
  expect(screen.getByLabelText('path').textContent).toBe('/logits');
  expect(recentPlaces()).toEqual(['/logits']);
});

test('recent places come first, as far as they may still be opened', async () => {
  localStorage.setItem('recentPlaces', '["/logits","/site-settings"]');
  open();
  expect(groupsShown()).toMatchObject({ Recent: ['System Log'], 'Go to': ['Dashboard', 'Users'] });
});

test('Ctrl and Enter open a new tab', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const { person } = open();
  await person.keyboard('log{Control>}{Enter}{/Control}');
  expect(opened).toHaveBeenCalledExactlyOnceWith('/logits', '_blank', 'noopener');
  expect(screen.getByLabelText('path').textContent).toBe('/');
});

test('an action is done', async () => {
  const { person, onLeave } = open();
  await person.keyboard('leave{Enter}');
  expect(onLeave).toHaveBeenCalledOnce();
});

test('what is found on the server stands under its heading, from the second letter on, in one call', async () => {
  const find = vi.fn<FindRecords>(findHermann);
  const { person } = open(find);
  await person.keyboard('h');
  await person.keyboard('er');
  await person.click(await screen.findByRole('option', { name: /Hermann her/ }));
  expect(find).toHaveBeenCalledExactlyOnceWith('her', expect.any(AbortSignal));
  expect(screen.getByLabelText('path').textContent).toBe('/users/b');
});

test('a call is called off when more is typed, and what it finds is not shown', async () => {
  const first = Promise.withResolvers<readonly FoundRecords[]>();
  const find = vi.fn<FindRecords>().mockImplementationOnce(() => first.promise);
  find.mockImplementation(findHermann);
  const { person } = open(find);
  await person.keyboard('he');
  await vi.waitFor(() => expect(find).toHaveBeenCalledTimes(1));
  await person.keyboard('r');
  expect(find.mock.calls[0]?.[1].aborted).toBe(true);
  expect(await screen.findByRole('option', { name: /Hermann her/ })).toBeTruthy();
  await act(async () => first.resolve([hermann('he')]));
  expect(groupsShown()).toEqual({ Users: ['Hermann her'] });
});

test('a second line leads straight to a part of what was found', async () => {
  const [record] = hermann('her').records;
  const also = { text: 'gradesOfPerson', icon: 'sum', path: '/users/b?tab=grades' } as const;
  const { person } = open(async () => [{ ...hermann('her'), records: record ? [{ ...record, also }] : [] }]);
  await person.keyboard('her');
  await screen.findByRole('option', { name: 'Hermann her Walsall' });
  await person.keyboard('{ArrowDown}');
  expect(active()).toBe('Grades of Hermann her');
  await person.keyboard('{Enter}');
  expect(screen.getByLabelText('path').textContent).toBe('/users/b?tab=grades');
});

test('what is found under one heading stands together', async () => {
  const other: FoundRecords = {
    ...hermann(''),
    records: [{ _id: 'c', name: 'Hermine', path: '/users/c' }],
  };
  const { person } = open(async () => [hermann('her'), other]);
  await person.keyboard('her');
  await screen.findByRole('option', { name: 'Hermine' });
  expect(groupsShown()).toEqual({ Users: ['Hermann her', 'Hermine'] });
});

test('what is found later does not take the place of the line that was already chosen', async () => {
  const answer = Promise.withResolvers<void>();
  const { person } = open((words) => answer.promise.then(() => [hermann(words)]));
  await person.keyboard('syst');
  expect(active()).toBe('System Log');
  answer.resolve();
  expect(await screen.findByRole('option', { name: /Hermann syst/ })).toBeTruthy();
  expect(active()).toBe('System Log');
  await person.keyboard('{ArrowUp}');
  expect(active()).toBe('Hermann syst');
});

test('what only holds the letters inside a word gives way to what is found', async () => {
  const { person } = open(async () => [
    { ...hermann(''), records: [{ _id: 'o', name: 'Ogden Nash', path: '/users/o' }] },
  ]);
  await person.keyboard('og');
  expect(active()).toBe('System Log');
  await screen.findByRole('option', { name: 'Ogden Nash' });
  expect(active()).toBe('Ogden Nash');
});

test('when the server cannot be asked the screens are still offered', async () => {
  const find = vi.fn<FindRecords>().mockRejectedValue(notSuccessful(0));
  const { person } = open(find);
  await person.keyboard('log');
  await vi.waitFor(() => expect(find).toHaveBeenCalledOnce());
  expect(groupsShown()).toEqual({ 'Go to': ['System Log'] });
  expect(await screen.findByText(/^People and records can’t be searched/)).toBeTruthy();
});

test('nothing is said to match nothing before the server has answered', async () => {
  const { promise, resolve } = Promise.withResolvers<readonly FoundRecords[]>();
  const { person } = open(async () => promise);
  await person.keyboard('xyz');
  expect(screen.getByText('Searching…')).toBeTruthy();
  await act(async () => resolve([]));
  expect(await screen.findByText('No matches for “xyz”.')).toBeTruthy();
});

test('words that match nothing are told so', async () => {
  const { person } = open();
  await person.keyboard('xyz{Enter}');
  expect(screen.getByText('No matches for “xyz”.')).toBeTruthy();
});

test('Escape closes it', async () => {
  const { onClose } = open();
  screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledOnce();
});
