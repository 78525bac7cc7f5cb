import { expect, test } from 'vitest';
import { headerLine } from './header-line.ts';

test.each([
  ['Ana Lima', 'Ana Lima'],
  ['  Ana \t Lima ', 'Ana Lima'],
  ['Ana\r\nBcc: eve@evil.test', 'Ana Bcc: eve@evil.test'],
  ['Ana\u2028Bcc: eve@evil.test', 'Ana Bcc: eve@evil.test'],
  ['Ana\u2029\u0085\u000b\u000cLima', 'Ana Lima'],
  ['=?utf-8?B?QmNjOiBldmU=?=', '= ?utf-8?B?QmNjOiBldmU= ?='],
  // Turned round, the end of this name would look like another address.
  ['Ana \u202etset.live', 'Ana tset.live'],
  ['李\u200b明', '李 明'],
  ['O’Brien, "Ana" <ana>', 'O’Brien, "Ana" <ana>'],
  ['👩\u200d🏫 Łucja', '👩\u200d🏫 Łucja'],
])('%j is written into a header as %j', (typed, written) => {
  expect(headerLine(typed)).toBe(written);
});
