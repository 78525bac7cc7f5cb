import { expect, test } from 'vitest';
import { checkAnswer, checkMessage, HELP_MESSAGE_MAX, requestedPageOf, stateOf } from './help-request.ts';

test('a request needs words, and not too many; an answer may be missing', () => {
  const tooLong = 'x'.repeat(HELP_MESSAGE_MAX + 1);
  expect(checkMessage('Where are my grades?')).toBeNull();
  expect([checkMessage(''), checkMessage(tooLong)]).toEqual(['helpMessageInvalid', 'helpMessageInvalid']);
  expect([checkAnswer(''), checkAnswer(tooLong)]).toEqual([null, 'helpAnswerTooLong']);
});

test.each([
  ['/student/courses', '/student/courses'],
  ['/users?search=ana#top', '/users'],
  ['//evil.example', ''],
  ['/\\evil.example', ''],
  ['https://evil.example', ''],
  ['', ''],
])('the page %j is kept as %j', (address, page) => {
  expect(requestedPageOf(address)).toBe(page);
});

test('a request is open until it is closed', () => {
  expect([stateOf({ closedAt: null }), stateOf({ closedAt: '2026-03-01T09:00:00Z' })]).toEqual([
    'OPEN',
    'CLOSED',
  ]);
});
