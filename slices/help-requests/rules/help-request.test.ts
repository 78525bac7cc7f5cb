import { expect, test } from 'vitest';
import { parseRecord } from '#kit/record/parse-record.ts';
import { HELP_MESSAGE_MAX, question, reply, requestedPageOf, stateOf } from './help-request.ts';

test('a request needs words, and not too many; an answer may be missing', () => {
  const tooLong = 'x'.repeat(HELP_MESSAGE_MAX + 1);
  const ask = (message: string) => parseRecord(question, { message });
  expect(ask(' Where are my grades? ').values).toEqual({ message: 'Where are my grades?' });
  for (const message of ['', '  ', tooLong])
    expect(ask(message).refused).toEqual({ field: 'message', problem: 'helpMessageInvalid' });
  const answer = (said: string) => parseRecord(reply, { answer: said });
  expect(answer('').values).toEqual({ answer: '' });
  expect(answer(tooLong).refused).toEqual({ field: 'answer', problem: 'helpAnswerTooLong' });
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
