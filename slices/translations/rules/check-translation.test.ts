import { expect, test } from 'vitest';
import { checkTranslation } from './check-translation.ts';
import { LONGEST_TEXT } from './interface-message.ts';

const days = '{count, plural, one {# day} other {# days}} for {name}';

test.each([
  ['de_DE', '{count, plural, one {# Tag} other {# Tage}} für {name}', null],
  [
    'de_DE',
    '{count, plural, one {# Tag} other {# Tage}}',
    { kind: 'placeholderMissing', placeholder: 'name: argument' },
  ],
  [
    'pl_PL',
    '{count, plural, one {# dzień} other {# dni}} dla {name}',
    { kind: 'pluralFormMissing', form: 'many', argument: 'count' },
  ],
  ['de_DE', '{count, plural, one {# Tag', { kind: 'textUnreadable', reason: expect.any(String) }],
  ['de_DE', ' ', { kind: 'textEmpty' }],
  ['de_DE', 'x'.repeat(LONGEST_TEXT + 1), { kind: 'textOverlong', most: LONGEST_TEXT }],
] as const)('in %s the words “%.60s” are held to the rules of what ships', (locale, text, problem) => {
  expect(checkTranslation(text, days, locale)).toEqual(problem);
});
