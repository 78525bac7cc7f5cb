import { expect, test } from 'vitest';
import { formatMessage } from '#kit/messages/format-message.ts';
import { LOCALES } from '#kit/messages/locales.ts';
import { readBundledMessages } from '#kit/messages/messages-on-disk.ts';
import { tooOften } from './rate-limits.ts';

test.each([
  [1, '1 second'],
  [90, '90 seconds'],
  [91, '2 minutes'],
  [3_490, '59 minutes'],
])('a wait of %i seconds is told as %s', async (seconds, told) => {
  const { english } = await readBundledMessages();
  const { problem, values } = tooOften(seconds);
  expect(formatMessage('en', english[problem]?.text ?? '', values)).toContain(`wait ${told} and`);
});

test('no language tells a long wait in seconds', async () => {
  const bundled = await readBundledMessages();
  const { problem, values } = tooOften(3_490);
  const told = LOCALES.map((locale) => formatMessage(locale, bundled.text(locale, problem) ?? '', values));
  expect(told.filter((words) => !words.includes('59') || /3.?490/.test(words))).toEqual([]);
});
