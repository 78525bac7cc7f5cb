import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import type { Place } from '#kit/world-map/projection.ts';
import { PlacePicker } from './place-picker.tsx';
import { WorldMap } from './world-map.tsx';

const CITIES = [
  { id: 'n', label: 'Nairobi', latitude: -1.3, longitude: 36.8 },
  { id: 'k', label: 'Kampala', latitude: 0.3, longitude: 32.6 },
  { id: 'k2', label: 'Kampala North', latitude: 0.3, longitude: 32.6 },
  { id: 'a', label: 'Auckland', latitude: -36.8, longitude: 174.8 },
  { id: 'w', label: 'Woodland Park', latitude: 39, longitude: -105.1 },
];

function Cities() {
  const [pressed, setPressed] = useState<readonly string[]>([]);
  return (
    <TestPage>
      {/* A list of its own at each drawing, as answers are. */}
      <WorldMap
        label="Cities"
        markers={[...CITIES]}
        pressed={pressed}
        onPress={setPressed}
        card={<a href="/more">{`About ${pressed.length}`}</a>}
      >
        {(shown, isPressed) => (
          <p data-testid="list">{`${isPressed ? 'pressed: ' : ''}${shown.map(({ id }) => id).join(' ')}`}</p>
        )}
      </WorldMap>
    </TestPage>
  );
}
const listed = () => screen.getByTestId('list').textContent;
const mark = (name: string) => screen.getByRole('button', { name });

test('every mark is reached by keyboard; close ones are one, which shows them nearer', async () => {
  const user = userEvent.setup();
  render(<Cities />);
  expect(listed()).toBe('n k k2 a w');
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Cities' }));
  await user.tab();
  expect(document.activeElement).toBe(mark('Woodland Park'));
  await user.keyboard('{Enter}');
  expect(listed()).toBe('pressed: w');
  await user.click(mark('Nairobi and 2 more nearby'));
  expect(listed()).toBe('n k k2');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Cities' }));
  await user.click(mark('Kampala and 1 more nearby'));
  expect(listed()).toBe('pressed: k k2');
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(mark('Auckland')).toBeTruthy();
});

test('a card stands beside the mark that was pressed, has the focus, and Escape gives it back', async () => {
  const user = userEvent.setup();
  render(<Cities />);
  await user.click(mark('Auckland'));
  const card = screen.getByRole('region', { name: 'Auckland' });
  expect(document.activeElement).toBe(card);
  expect(screen.getByRole('link', { name: 'About 1' })).toBeTruthy();
  await user.tab();
  // The keys of the map are not taken from what stands in the card.
  await user.keyboard('{ArrowLeft}{Escape}');
  expect(screen.queryByRole('region', { name: 'Auckland' })).toBeNull();
  expect(document.activeElement).toBe(mark('Auckland'));
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('link', { name: 'About 1' })).toBeNull();
});

test('the keys of a map move and zoom it, and what is in sight is said', async () => {
  const user = userEvent.setup();
  render(<Cities />);
  screen.getByRole('region', { name: 'Cities' }).focus();
  await user.keyboard('+++{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(listed()).not.toContain('a');
  expect(screen.queryByText('5 marked here')).toBeNull();
  await user.keyboard('0');
  expect(listed()).toBe('n k k2 a w');
  expect(screen.getByText('5 marked here')).toBeTruthy();
  // On a mark as well.
  await user.tab();
  await user.keyboard('+++{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(listed()).not.toContain('a');
});

function Picked({ start = null }: { start?: Place | null }) {
  const [place, setPlace] = useState<Place | null>(start);
  return (
    <TestPage>
      <PlacePicker label="Place" value={place} country="KE" onChange={setPlace} />
      <p data-testid="picked">{place ? `${place.latitude} ${place.longitude}` : 'none'}</p>
    </TestPage>
  );
}
const picked = () => screen.getByTestId('picked').textContent;

test('a place is chosen by keyboard alone, from the middle of the country, a tenth of a degree at a time', async () => {
  const user = userEvent.setup();
  render(<Picked />);
  expect(picked()).toBe('none');
  await user.click(screen.getByRole('button', { name: 'Place the pin' }));
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Pin at 0\.\d° N, 3\d\.\d° E/);
  const [latitude = 0, longitude = 0] = (picked() ?? '').split(' ').map(Number);
  await user.keyboard('{ArrowUp}{ArrowUp}{Shift>}{ArrowRight}{/Shift}');
  expect(picked()).toBe(`${(latitude + 0.2).toFixed(1)} ${(longitude + 1).toFixed(1)}`);
  await user.click(screen.getByRole('button', { name: 'Remove the pin' }));
  expect(picked()).toBe('none');
});

test.each([
  ['eldo', /Eldoret/, /^0\.5 35\.3$/],
  ['52.63, -1.98', /52\.63, -1\.98/, /^52\.6 -2$/],
])('a place is found by typing %j', async (typed, option, found) => {
  const user = userEvent.setup();
  render(<Picked />);
  await user.type(screen.getByRole('combobox', { name: 'Find a town' }), typed);
  await user.click(await screen.findByRole('option', { name: option }));
  expect(picked()).toMatch(found);
});

test('a press on the map places the pin, rounded; a drag only moves the map', () => {
  render(<Picked />);
  const map = screen.getByRole('region', { name: 'Place' });
  fireEvent.pointerDown(map, { pointerId: 1, clientX: 400, clientY: 200, button: 0 });
  fireEvent.pointerMove(map, { pointerId: 1, clientX: 300, clientY: 200 });
  fireEvent.pointerUp(map, { pointerId: 1 });
  fireEvent.click(map, { clientX: 300, clientY: 200 });
  expect(picked()).toBe('none');
  fireEvent.pointerDown(map, { pointerId: 1, clientX: 400, clientY: 200, button: 0 });
  fireEvent.pointerUp(map, { pointerId: 1 });
  fireEvent.click(map, { clientX: 400, clientY: 200 });
  expect(picked()).toMatch(/^-?\d+(\.\d)? \d+(\.\d)?$/);
});
