import { expect, test } from 'vitest';
import { completedKeys, type KeyPress } from './pressed-keys.ts';

const press = (key: string, differing: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  timeStamp: 0,
  ...differing,
});

test.each<[string, KeyPress, KeyPress | null, string[]]>([
  ['a key alone', press('?'), null, ['?']],
  ['a key with Ctrl', press('k', { ctrlKey: true }), null, ['mod+k']],
  ['a key with Cmd, in capitals too', press('K', { metaKey: true }), null, ['mod+k']],
  ['two keys after each other', press('d', { timeStamp: 1_500 }), press('g'), ['g d', 'd']],
  ['a second key that comes too late', press('d', { timeStamp: 1_501 }), press('g'), ['d']],
  ['Alt, which belongs to the browser and to writing', press('d', { altKey: true }), press('g'), []],
])('%s', (_, pressed, before, expected) => {
  expect(completedKeys(pressed, before)).toEqual(expected);
});
