import { expect, test } from 'vitest';
import { changedValues, checkLink, pageAddress } from './link.ts';

const link = { title: 'Library', url: 'https://library.example.org/', description: '', groupId: null };

test.each([
  ['https://library.example.org', 'https://library.example.org'],
  [' http://example.org:8080/a?b#c ', 'http://example.org:8080/a?b#c'],
  ['http://example.org/a b', null],
  ['HTTPS://example.org/Ä', 'https://example.org/Ä'],
  ['javascript:alert(1)', null],
  ['data:text/html,<script>', null],
  ['//example.org', null],
  ['library', null],
  ['https://ana:secret@example.org', null],
  [`https://example.org/${'x'.repeat(2_000)}`, null],
])('the address %s is opened as %s', (text, address) => {
  expect(pageAddress(text)).toBe(address);
});

test.each([
  [{}, null],
  [{ title: '' }, 'linkTitleInvalid'],
  [{ title: 'x'.repeat(121) }, 'linkTitleInvalid'],
  [{ url: 'file:///etc/passwd' }, 'linkUrlInvalid'],
  [{ description: 'x'.repeat(501) }, 'linkDescriptionTooLong'],
])('a link with %o is kept or refused: %s', (more, problem) => {
  expect(checkLink({ ...link, ...more })).toBe(problem);
});

test('what was changed is told by name', () => {
  expect(changedValues(link, { ...link, groupId: 'g' })).toEqual(['groupId']);
});
