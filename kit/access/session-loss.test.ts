import { expect, test } from 'vitest';
import { SESSION_LOSS, withoutLossSentences } from './session-loss.ts';

test.each(Object.values(SESSION_LOSS))('a text that people wrote cannot say "%s" (D3)', (sentence) => {
  const said = withoutLossSentences(`“${sentence}.pdf” and ${sentence.toUpperCase()}`);
  expect(said.toLowerCase()).not.toContain(sentence.toLowerCase());
  expect(said.replaceAll('\u00A0', ' ')).toBe(`“${sentence}.pdf” and ${sentence.toUpperCase()}`);
});

test.each(['Record not found', 'User  not found', 'This link has expired.', ''])(
  '"%s" stays as it is',
  (text) => {
    expect(withoutLossSentences(text)).toBe(text);
  },
);
