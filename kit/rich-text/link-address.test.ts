import { expect, test } from 'vitest';
import { linkAddress } from './link-address.ts';

test.each([
  ['https://example.org/a?b=c#d', 'https://example.org/a?b=c#d'],
  ['  http://example.org ', 'http://example.org'],
  ['www.example.org', 'https://www.example.org'],
  ['example.org:8080/reading', 'https://example.org:8080/reading'],
  ['dean@berea.test', 'mailto:dean@berea.test'],
  ['mailto:dean@berea.test?subject=Chapel', 'mailto:dean@berea.test?subject=Chapel'],
  ['/calendar', '/calendar'],
  ['https://колледж.рф/чтение', 'https://колледж.рф/чтение'],
])('%s is meant as %s', (typed, meant) => {
  expect(linkAddress(typed)).toBe(meant);
});

test.each([
  '',
  'chapel',
  'two words.org',
  'javascript:alert(1)',
  'JavaScript:alert(1)//example.org',
  'java\tscript:alert(1)',
  'data:text/html,hello',
  'vbscript:msgbox(1)',
  'ftp://example.org',
  'tel:+441922',
  '//evil.example',
  '/\\evil.example',
  'https://',
  'mailto:',
])('%j leads nowhere', (typed) => {
  expect(linkAddress(typed)).toBeNull();
});
