import { expect, test } from 'vitest';
import { requireInstant } from '#kit/calendar/instant.ts';
import { newDraft, type PostDraft } from './draft.ts';
import { mergeDrafts, withPart, type DraftPart } from './merge-drafts.ts';

const begun: PostDraft = {
  ...newDraft([], true),
  texts: [
    { locale: 'en', title: 'Snow day', body: '<p>Stay in.</p>' },
    { locale: 'de_DE', title: 'Schneetag', body: '' },
  ],
};
const english = (title: string): Partial<PostDraft> => ({
  texts: begun.texts.map((text) => (text.locale === 'en' ? { ...text, title } : text)),
});
const spanish: Partial<PostDraft> = {
  texts: [...begun.texts, { locale: 'es_MX', title: 'Día de nieve', body: '' }],
};
const scheduled: Partial<PostDraft> = {
  appearing: 'later',
  publishAt: requireInstant('2026-12-01T09:00:00.000Z'),
};

test.each<[string, Partial<PostDraft>, Partial<PostDraft>, DraftPart[], DraftPart[]]>([
  ['nothing against nothing', {}, {}, [], []],
  ['what the other alone changed is taken', {}, { pinned: true }, ['pinned'], []],
  ['what the writer alone changed stays', { pinned: true }, {}, [], []],
  ['the same change by both is none', { pinned: true }, { pinned: true }, [], []],
  ['what both changed differently is asked about', english('Snow!'), english('Ice'), [], ['text.en']],
  ['languages are parts of their own', english('Snow!'), spanish, ['text.es_MX'], []],
  ['a language that the other took out', {}, { texts: begun.texts.slice(0, 1) }, ['text.de_DE'], []],
  ['when it appears and ends goes together', { appearing: 'now' }, scheduled, [], ['time']],
])('%s', (_, mine, theirs, taken, clashing) => {
  const merged = mergeDrafts(begun, { ...begun, ...mine }, { ...begun, ...theirs });
  expect([merged.taken, merged.clashing]).toEqual([taken, clashing]);
});

test('the writer’s words and the other’s new language stand together, and a clash is settled either way', () => {
  const mine = { ...begun, ...english('Snow!') };
  const theirs = { ...begun, ...english('Ice'), ...scheduled };
  const { draft } = mergeDrafts(begun, mine, theirs);
  expect(draft).toMatchObject({ ...english('Snow!'), ...scheduled });
  const settled = withPart(draft, 'text.en', theirs);
  expect(settled.texts).toEqual(english('Ice').texts);
  expect(withPart(settled, 'text.en', mine)).toEqual(draft);
});
