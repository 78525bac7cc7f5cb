import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { listenForShortcuts } from './listen-for-shortcuts.ts';
import { ShortcutKeys } from './shortcut-keys.tsx';
import { useOfferedShortcuts, useShortcuts, type Shortcut } from './shortcuts.ts';

let stop: () => void;
beforeEach(() => {
  stop = listenForShortcuts();
});
afterEach(() => stop());

function Offering({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  useShortcuts(shortcuts);
  const offered = useOfferedShortcuts();
  return (
    <output aria-label="offered">{offered.map(({ keys, label }) => `${keys}=${label}`).join(' ')}</output>
  );
}

function offer(...keys: string[]) {
  const runs = vi.fn<(keys: string) => void>();
  const shortcuts = keys.map((written) => ({
    keys: written,
    label: 'home' as const,
    group: 'thisScreen' as const,
    run: () => runs(written),
  }));
  const { unmount, getByLabelText } = render(
    <TestPage>
      <input aria-label="field" />
      <input aria-label="choice" type="radio" name="choice" />
      <button type="button">press</button>
      <Offering shortcuts={shortcuts} />
    </TestPage>,
  );
  return { runs, unmount, getByLabelText, person: userEvent.setup() };
}

test('a shortcut runs by its keys while its screen is shown, and not after', async () => {
  const { runs, unmount, person } = offer('?', 'g d');
  await person.keyboard('?gd');
  expect(runs.mock.calls).toEqual([['?'], ['g d']]);
  unmount();
  await person.keyboard('?gd');
  expect(runs).toHaveBeenCalledTimes(2);
});

test('where a user types, only shortcuts with Ctrl or Cmd run', async () => {
  const { runs, getByLabelText, person } = offer('?', 'mod+k');
  await person.type(getByLabelText('field'), '?{Control>}k{/Control}');
  expect(runs.mock.calls).toEqual([['mod+k']]);
  expect((getByLabelText('field') as HTMLInputElement).value).toBe('?');
});

test('Enter runs on a choice, and presses what has the focus where that can be pressed', async () => {
  const { runs, getByLabelText, person } = offer('enter');
  await person.click(getByLabelText('choice'));
  await person.keyboard('{Enter}');
  expect(runs).toHaveBeenCalledOnce();
  await person.tab();
  expect(document.activeElement?.textContent).toBe('press');
  await person.keyboard('{Enter}');
  expect(runs).toHaveBeenCalledOnce();
});

test('on a choice letters run, and arrows lead to the next choice', async () => {
  const { runs, getByLabelText, person } = offer('t', 'arrowright');
  await person.click(getByLabelText('choice'));
  await person.keyboard('{ArrowRight}t');
  expect(runs.mock.calls).toEqual([['t']]);
});

test('arrows are drawn as they stand on the keys', () => {
  const { container } = render(
    <TestPage>
      <ShortcutKeys keys="arrowleft" />
      <ShortcutKeys keys="arrowright" />
    </TestPage>,
  );
  expect([...container.querySelectorAll('kbd')].map(({ textContent }) => textContent)).toEqual(['←', '→']);
});

const openDialog = () =>
  document.body.append(Object.assign(document.createElement('dialog'), { open: true }));
afterEach(() => document.querySelectorAll('dialog').forEach((dialog) => dialog.remove()));

test('nothing runs behind an open dialog', async () => {
  const { runs, person } = offer('?');
  openDialog();
  await person.keyboard('?');
  expect(runs).not.toHaveBeenCalled();
});

test('what a window offers runs in it, but not behind another', async () => {
  const run = vi.fn<() => void>();
  const own = { label: 'home', group: 'thisScreen', isOfDialog: true, run } as const;
  render(
    <TestPage>
      <Offering
        shortcuts={[
          { ...own, keys: 'j' },
          { ...own, keys: 'mod+enter' },
        ]}
      />
    </TestPage>,
  );
  openDialog();
  await userEvent.keyboard('j{Control>}{Enter}{/Control}');
  expect(run).toHaveBeenCalledTimes(2);
  openDialog();
  await userEvent.keyboard('j{Control>}{Enter}{/Control}');
  expect(run).toHaveBeenCalledTimes(2);
});

test('of two with the same keys the one that came last runs, and it alone is listed', async () => {
  const outer = offer('/');
  const inner = offer('/');
  await inner.person.keyboard('/');
  expect(inner.runs).toHaveBeenCalledOnce();
  expect(outer.runs).not.toHaveBeenCalled();
  expect(document.querySelector('[aria-label="offered"]')?.textContent).toBe('/=home');
});
