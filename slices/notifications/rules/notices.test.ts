import { expect, test } from 'vitest';
import { messages } from './messages.ts';
import { NOTICE_NAMES, noticeMessage, wantsMail } from './notices.ts';

test('every notice has a sentence, and no sentence is without its notice', () => {
  const sentences = Object.keys(messages.sources).filter((id) => id.endsWith('Notice'));
  expect(sentences.toSorted()).toEqual(NOTICE_NAMES.map(noticeMessage).toSorted());
});

test.each([
  [null, true],
  [true, true],
  [false, false],
])('with a stored preference of %j mail is wanted: %j', (stored, wanted) => {
  expect(wantsMail(stored)).toBe(wanted);
});
