import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar } from './avatar.tsx';
import { hueOf, HUES, initialsOf } from './initials.ts';

test.each([
  ['Putri Wijaya', 'PW'],
  ['Maria da Silva Souza', 'MS'],
  ['Madonna', 'M'],
  ['  élise   dupont ', 'ÉD'],
  ['Dr Ágnes Szabó', 'ÁS'],
  ['Pdt. Yohanes Simanjuntak', 'YS'],
  ['J. R. Tolkien', 'JT'],
  ['李伟', '李'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a name has one hue for ever, and all hues are used', () => {
  expect(hueOf('Putri Wijaya')).toBe(hueOf('Putri Wijaya'));
  const hues = new Set(Array.from({ length: 200 }, (_, index) => hueOf(`Person ${index}`)));
  expect(hues).toEqual(new Set(Array.from({ length: HUES }, (_, hue) => hue)));
});

test('initials stand in for a picture that does not load', () => {
  const { container } = render(<Avatar fullName="Putri Wijaya" picture="/p.jpg" />);
  const picture = container.querySelector('img');
  expect(picture?.getAttribute('src')).toBe('/p.jpg');
  fireEvent.error(picture!);
  expect(container.querySelector('img')).toBeNull();
  expect(container.textContent).toBe('PW');
});
