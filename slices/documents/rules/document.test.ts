import { describe, expect, test } from 'vitest';
import { parseRecord } from '#kit/record/parse-record.ts';
import {
  checkBody,
  checkPublishing,
  document as fields,
  isClosedLegalPage,
  isOlderThanEnglish,
  MAX_CONTENT,
  mayBeRenamed,
} from './document.ts';

test.each([
  ['a title', 'Student handbook', null],
  ['a title in another script', '学生手册', null],
  ['a title of one number', '7', null],
  ['no title', '', 'documentTitleInvalid'],
  ['a title of dots, which leads elsewhere in an address', '..', 'documentTitleInvalid'],
  ['a title of two lines', 'Student\nhandbook', 'documentTitleInvalid'],
  ['a title that fits no line', 'x'.repeat(121), 'documentTitleInvalid'],
])('a document with %s', (_, title, problem) => {
  expect(parseRecord(fields, { title }).refused?.problem ?? null).toBe(problem);
});

test('the roles of the readers are kept in one order', () => {
  const { values } = parseRecord(fields, { title: 'Rota', permissions: ['dean', 'manager'] });
  expect(values?.permissions).toEqual(['manager', 'dean']);
});

test.each([
  ['privacy', [], false],
  ['terms', ['manager'], true],
  ['Rota', ['manager'], false],
] as const)(
  'the page “%s” for %j is a legal page that visitors could not read: %s',
  (title, permissions, is) => {
    expect(isClosedLegalPage({ title, permissions, categoryId: null })).toBe(is);
  },
);

test.each([
  ['Handbook', 'Student handbook', true],
  ['privacy', 'privacy', true],
  ['privacy', 'Privacy policy', false],
  ['Rules', 'terms', false],
])('“%s” may be called “%s” from now on: %s', (from, to, expected) => {
  expect(mayBeRenamed(from, to)).toBe(expected);
});

describe('a document', () => {
  const english = { locale: 'en', content: '<p>Words</p>' };
  const takenAway = { locale: 'en', content: '' };
  const german = { locale: 'de_DE', content: '<p>Worte</p>' };
  test.each([
    ['with English is published', 'Rota', [english], true, null],
    ['in German only is not', 'Rota', [german], true, 'documentNeedsEnglish'],
    ['whose English was taken away is not', 'Rota', [takenAway, german], true, 'documentNeedsEnglish'],
    ['is made a draft again', 'Rota', [english], false, null],
    ['that everybody has to accept is not', 'terms', [english], false, 'legalDocumentStays'],
  ])('%s (HOLE-67)', (_, title, bodies, published, problem) => {
    expect(checkPublishing({ title, bodies }, published)).toBe(problem);
  });

  test.each([
    ['English', true, english, null],
    ['no German any more', true, { ...german, content: '' }, null],
    ['no English any more', true, takenAway, 'documentNeedsEnglish'],
    ['no English any more, as a draft', false, takenAway, null],
    ['a language nobody speaks', false, { locale: 'xx', content: 'x' }, 'localeUnknown'],
    ['too many words', false, { locale: 'en', content: 'x'.repeat(MAX_CONTENT + 1) }, 'documentTooLong'],
  ])('is saved with %s', (_, published, body, problem) => {
    expect(checkBody({ published }, body)).toBe(problem);
  });
});

test.each([
  ['written before English', 'de_DE', '2026-03-01T09:00:00Z', true],
  ['written after it', 'de_DE', '2026-03-03T09:00:00Z', false],
  ['English itself', 'en', '2026-03-01T09:00:00Z', false],
])('a translation %s is older than English: %s', (_, locale, writtenAt, expected) => {
  expect(isOlderThanEnglish({ locale, writtenAt }, { writtenAt: '2026-03-02T09:00:00Z' })).toBe(expected);
});
