import { expect, test } from 'vitest';
import { messages } from '#slices/people/rules/messages.ts';
import { describeAction } from '#kit/ui/audit-trail/describe-action.ts';
import { changesAsText, type Wording } from './history-panel.tsx';

const textIfKnown = (id: string) =>
  Object.entries(messages.sources).find(([known]) => known === id)?.[1].text ?? null;
const words: Wording = {
  text: (id) => textIfKnown(id) ?? id,
  formatList: (parts) => parts.join(', '),
  dayText: (day) => `the day ${day}`,
  campusName: (id) => (id === 'denver' ? 'Denver' : 'another campus'),
};
const told = (field: string, before: unknown, after: unknown) => ({
  field,
  before: before === null ? null : JSON.stringify(before),
  after: after === null ? null : JSON.stringify(after),
});

test('a role that was given is told with where it is held', () => {
  const changes = [
    told('role', 'manager', 'manager'),
    told('isEverywhere', false, false),
    told('regionIds', [], ['denver']),
  ];
  expect(describeAction('setRole', { textIfKnown })).toBe('changed a role');
  expect(changesAsText('setRole', changes, words)).toEqual([
    { field: 'Manager', before: 'Not held', after: 'Denver' },
  ]);
});

test.each([
  [told('status', 'ACTIVE', 'DISABLED'), { field: 'Status', before: 'Active', after: 'Deactivated' }],
  [
    told('phones', null, [{ kind: 'MOBILE', number: '+1 719 555 0100' }]),
    { field: 'Phones', before: null, after: '+1 719 555 0100' },
  ],
  [told('regionIds', ['denver'], ['x']), { field: 'Campuses', before: 'Denver', after: 'another campus' }],
  [told('locale', 'en', 'de_DE'), { field: 'Language', before: 'English', after: 'Deutsch' }],
  [
    told('graduatedOn', null, '2026-05-17'),
    { field: 'Graduated', before: null, after: 'the day 2026-05-17' },
  ],
  [told('location', null, 'Lima'), { field: 'Location', before: null, after: 'Lima' }],
])('the change %j is told in words', (change, expected) => {
  expect(changesAsText('saveUser', [change], words)).toEqual([expected]);
});

test('what means nothing to a reader, or did not change, is left out; an unknown action is named', () => {
  const changes = [told('sessionId', null, 'abc'), told('email', 'a@example.org', 'a@example.org')];
  expect(changesAsText('endSession', changes, words)).toEqual([]);
  expect(describeAction('flyToTheMoon', { textIfKnown })).toBe('flyToTheMoon');
});
