import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { LinkButton } from '../button/link-button.tsx';
import { MenuItem } from '../menu/menu-item.tsx';
import { RowText } from '../rows/rows.tsx';
import { Link } from './link.tsx';
import { MayOpenContext } from './may-open.ts';

function draw(address: string): void {
  render(
    <MayOpenContext value={(asked) => asked !== '/groups/g1'}>
      <MemoryRouter>
        <Link to={address}>Year One</Link>
        <RowText name="Year Two" action={address} chips={null} />
        <LinkButton to={address}>Open the group</LinkButton>
        <MenuItem action={address}>Go to the group</MenuItem>
      </MemoryRouter>
    </MayOpenContext>,
  );
}

test('links lead where the guard lets the reader go', () => {
  draw('/groups/g2');
  const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names).toEqual(['Year One', 'Year Two', 'Open the group']);
  expect(screen.getByRole('menuitem', { name: 'Go to the group' }).getAttribute('href')).toBe('/groups/g2');
});

test('where the guard refuses the reader, names stand without a link and actions are not offered', () => {
  draw('/groups/g1');
  expect(screen.queryAllByRole('link')).toEqual([]);
  expect(screen.getByText('Year One').tagName).toBe('SPAN');
  expect(screen.getByText('Year Two').tagName).toBe('SPAN');
  expect(screen.queryByText('Open the group')).toBeNull();
  expect(screen.queryByText('Go to the group')).toBeNull();
});
