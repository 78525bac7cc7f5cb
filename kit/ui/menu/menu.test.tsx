import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { Button } from '../button/button.tsx';
import { MenuGroup, MenuItem, MenuSeparator } from './menu-item.tsx';
import { Menu } from './menu.tsx';

function show() {
  const onArchive = vi.fn<() => void>();
  render(
    <TestPage>
      <Menu label="Actions" renderButton={(links) => <Button {...links}>More</Button>}>
        <MenuItem action="/profile">Open profile</MenuItem>
        <MenuItem action={() => {}} disabled>
          Edit
        </MenuItem>
        <MenuSeparator />
        <MenuItem action={onArchive}>Archive</MenuItem>
        <MenuGroup heading="Restricted">
          <MenuItem action={() => {}} tone="danger">
            Delete
          </MenuItem>
        </MenuGroup>
      </Menu>
    </TestPage>,
  );
  return { onArchive, person: userEvent.setup(), button: screen.getByRole('button', { name: 'More' }) };
}

const focused = (): string | null | undefined => document.activeElement?.textContent;

test('arrows lead round the items and past those that cannot be chosen', async () => {
  const { person, button } = show();
  button.focus();
  await person.keyboard('{ArrowDown}');
  expect(focused()).toBe('Open profile');
  await person.keyboard('{ArrowDown}');
  expect(focused()).toBe('Archive');
  await person.keyboard('{End}');
  expect(focused()).toBe('Delete');
  await person.keyboard('{ArrowDown}');
  expect(focused()).toBe('Open profile');
  await person.keyboard('{ArrowUp}');
  expect(focused()).toBe('Delete');
  await person.keyboard('{Home}a');
  expect(focused()).toBe('Archive');
});

test('Enter does what the item says and closes the menu', async () => {
  const { onArchive, person, button } = show();
  button.focus();
  await person.keyboard('{Enter}a{Enter}');
  expect(onArchive).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('Escape closes the menu and gives the focus back', async () => {
  const { person, button } = show();
  await person.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('a press elsewhere closes the menu', async () => {
  const { person, button } = show();
  await person.click(button);
  await person.click(document.body);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('an item with an address leads there', async () => {
  const { person, button } = show();
  await person.click(button);
  await person.click(screen.getByRole('menuitem', { name: 'Open profile' }));
  expect(screen.getByLabelText('path').textContent).toBe('/profile');
});
