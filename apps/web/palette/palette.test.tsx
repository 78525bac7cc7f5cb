import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentProps } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { notSuccessful } from '#kit/client/call/call-problem.ts';
import type { PaletteSearch } from '#kit/client/palette-search.ts';
import { forgetRecentPlaces, recentPlaces } from '#kit/client/storage/recent-places.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { EVERY_TEXT } from '../proofs/english-texts.ts';
import { openPlaces } from '../site-map/menus.ts';
import type { PaletteOption } from './palette-options.ts';
import { Palette } from './palette.tsx';

const places = openPlaces({ roles: ['user', 'admin', 'superadmin'], isAlumni: false }, (path) =>
  ['/dashboard', '/users', '/logits', '/groups'].includes(path),
);

const people: PaletteSearch = {
  heading: 'menuUsers',
  icon: 'user',
  path: '/users',
  find: async (words) => [{ _id: 'b', name: `Hermann ${words}`, aside: 'Walsall', path: '/users/b' }],
};

function OpenPalette(props: Omit<ComponentProps<typeof Palette>, 'words' | 'onType'>) {
  const [words, setTexts] = useState('');
  return <Palette {...props} words={words} onType={setTexts} />;
}

function open(searches: readonly PaletteSearch[] = []) {
  const onClose = vi.fn<() => void>();
  const onLeave = vi.fn<() => void>();
  const actions: PaletteOption[] = [{ id: 'leave', icon: 'lock', name: 'Leave the site', action: onLeave }];
  render(
    <TestPage catalogues={[EVERY_TEXT]}>
      <OpenPalette offer={{ places, actions, searches }} onClose={onClose} />
    </TestPage>,
  );
  return { onClose, onLeave, person: userEvent.setup() };
}

const groupsShown = (): Record<string, string[]> => {
  const shown = screen.getAllByRole('group').map((group): [string, string[]] => {
    const lines = within(group).getAllByRole('option');
    return [group.getAttribute('aria-label') ?? '', lines.map((line) => line.children[1]?.textContent ?? '')];
  });
  return Object.fromEntries(shown);
};

const active = (): string | null | undefined =>
  screen.getByRole('option', { selected: true }).children[1]?.textContent;

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

test('what slices find on the server stands under their heading, from the second letter on', async () => {
  const find = vi.spyOn(people, 'find');
  const { person } = open([people]);
  await person.keyboard('h');
  await person.keyboard('er');
  await person.click(await screen.findByRole('option', { name: /Hermann her/ }));
  expect(find).toHaveBeenCalledExactlyOnceWith('her', expect.any(AbortSignal));
  expect(screen.getByLabelText('path').textContent).toBe('/users/b');
});

test('what is found later does not take the place of the line that was already chosen', async () => {
  const answer = Promise.withResolvers<void>();
  const late = {
    ...people,
    find: (words: string) => answer.promise.then(() => people.find(words, new AbortController().signal)),
  };
  const { person } = open([late]);
  await person.keyboard('syst');
  expect(active()).toBe('System Log');
  answer.resolve();
  expect(await screen.findByRole('option', { name: /Hermann syst/ })).toBeTruthy();
  expect(active()).toBe('System Log');
  await person.keyboard('{ArrowUp}');
  expect(active()).toBe('Hermann syst');
});

test('a search whose screen this person may not open is not asked', async () => {
  const find = vi.fn<PaletteSearch['find']>().mockResolvedValue([]);
  const { person } = open([{ ...people, path: '/regions', find }, people]);
  await person.keyboard('her');
  await screen.findByRole('option', { name: /Hermann/ });
  expect(find).not.toHaveBeenCalled();
});

test('a search that fails leaves the others alone', async () => {
  const broken = { ...people, heading: 'menuGroups' as const, find: () => Promise.reject(notSuccessful(0)) };
  const { person } = open([broken, people]);
  await person.keyboard('her');
  expect(await screen.findByRole('option', { name: /Hermann/ })).toBeTruthy();
});

test('words that match nothing are told so', async () => {
  const { person } = open();
  await person.keyboard('xyz{Enter}');
  expect(screen.getByText('Nothing matches “xyz”.')).toBeTruthy();
});

test('Escape closes it', async () => {
  const { onClose } = open();
  screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledOnce();
});
