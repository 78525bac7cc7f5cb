import { expect, test } from 'vitest';
import { pseudo } from './pseudo-locale.ts';

test.each([
  ['Welcome back', 'Ŵééļçööɱéé ƀààçķ'],
  ['Hello, {name}', 'Ĥééļļöö, {name}'],
  ['Read the <link>terms</link>.', 'Ŕééààđ ţĥéé <link>ţééŕɱš</link>.'],
  ['{count, plural, one {# day} other {# days}}', '{count, plural, one {# đààý} other {# đààýš}}'],
])('"%s" becomes "%s"', (text, expected) => {
  expect(pseudo(text)).toBe(expected);
});
