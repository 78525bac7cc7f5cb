import { expect, test } from 'vitest';
import { parseRecord } from '#kit/record/parse-record.ts';
import { checkPost, post, statusOf, summaryOf, textFor } from './post.ts';

const now = new Date('2026-11-18T12:00:00Z');
const before = new Date('2026-11-18T11:00:00Z');
const after = new Date('2026-11-18T13:00:00Z');

test.each([
  [null, null, 'DRAFT'],
  [null, before, 'DRAFT'],
  [after, null, 'SCHEDULED'],
  [now, null, 'PUBLISHED'],
  [before, after, 'PUBLISHED'],
  [before, now, 'ENDED'],
] as const)('published at %s, ended at %s: %s', (publishAt, endsAt, status) => {
  expect(statusOf({ publishAt, endsAt }, now)).toBe(status);
});

test('a reader gets their language, else English, else any', () => {
  const [de, en, hu] = [{ locale: 'de_DE' }, { locale: 'en' }, { locale: 'hu_HU' }];
  expect(textFor([de, en, hu], 'hu_HU')).toBe(hu);
  expect(textFor([de, en, hu], 'pl_PL')).toBe(en);
  expect(textFor([de, hu], 'pl_PL')).toBe(de);
});

test('a summary has no markup, and is cut between words', () => {
  expect(summaryOf('<p>Tom &amp; <strong>Ana</strong>.</p><ul><li>One</li><li>Two</li></ul><p>End</p>')).toBe(
    'Tom & Ana. One, Two. End',
  );
  expect(summaryOf('<p>one two three four</p>', 12)).toBe('one two…');
  expect(summaryOf('a'.repeat(30), 12)).toHaveLength(13);
});

const said = {
  texts: [{ locale: 'en', title: 'Snow', body: '' }],
  audience: 'EVERYBODY',
  regionIds: [],
  groupIds: [],
  publishAt: null,
  endsAt: null,
} as const;

test.each([
  [{}, null],
  [{ texts: [] }, 'newsNeedsText'],
  [{ texts: [{ locale: 'xx', title: 'Snow', body: '' }] }, 'localeUnknown'],
  [{ texts: [{ locale: 'en', title: '', body: 'Snow' }] }, 'newsTitleInvalid'],
  [{ texts: [{ locale: 'en', title: 'S'.repeat(121), body: '' }] }, 'newsTitleInvalid'],
  [{ texts: [{ locale: 'en', title: 'Snow', body: 'S'.repeat(20_001) }] }, 'newsBodyTooLong'],
  [{ publishAt: now, endsAt: before }, 'newsEndsTooEarly'],
  [{ audience: 'REGIONS' }, 'newsNeedsCampus'],
  [{ audience: 'GROUPS' }, 'newsNeedsGroup'],
] as const)('%j is refused as %s', (change, problem) => {
  expect(checkPost({ ...said, ...change })?.problem ?? null).toBe(problem);
});

test.each([
  ['  The office ', null],
  ['S'.repeat(81), 'newsSignatureTooLong'],
  ['The\noffice', 'newsSignatureTooLong'],
])('signed %j is refused as %s', (signature, problem) => {
  const { refused } = parseRecord(post, { audience: 'EVERYBODY', signature });
  expect(refused?.problem ?? null).toBe(problem);
});
