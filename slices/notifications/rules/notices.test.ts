import { expect, test } from 'vitest';
import { messages } from './messages.ts';
import { NOTICE_NAMES, noticeMessage } from './notices.ts';

test('every notice has a sentence, and no sentence is without its notice', () => {
  const sentences = Object.keys(messages.sources).filter((id) => id.endsWith('Notice'));
  expect(sentences.toSorted()).toEqual(NOTICE_NAMES.map(noticeMessage).toSorted());
});
