import { expect, test } from 'vitest';
import { plainReference } from './bible-reference.ts';
import { saysOneOf } from './mark-answer.ts';

test.each([
  ['Propitiation', 'propitiation'],
  ['Jérémie', 'jeremie'],
  ['the   Holy Spirit.', 'The Holy Spirit'],
  ['„Gnade“', 'gnade'],
  ['благодать', 'Благодать!'],
])('%s is taken for %s', (given, accepted) => {
  expect(saysOneOf(given, ['something else', accepted])).toBe(true);
});

test.each([
  ['1 Jn 4:8', '1 john 4:8'],
  ['1 John 4.8', '1 john 4:8'],
  ['I John 4:8', '1 john 4:8'],
  ['First John 4, 8', '1 john 4:8'],
  ['1John 4:8', '1 john 4:8'],
  ['1st Jn. 4:8', '1 john 4:8'],
  ['Rom. 8:28–30', 'romans 8:28-30'],
  ['Romans 8 : 28 - 30', 'romans 8:28-30'],
  ['Song of Songs 2:1', 'song of solomon 2:1'],
  ['1. Joh. 4,8', '1 john 4:8'],
  ['Offb 3,20', 'offb 3:20'],
  ['Ps 23', 'psalms 23'],
])('%s is read as %s', (given, plain) => {
  expect(plainReference(given)).toBe(plain);
});

test.each([
  ['1 John 4:8', '2 John 4:8'],
  ['1 John 4:8', '1 John 4:18'],
  ['1 John 4:8', '1 John 48'],
  ['John 4:8', '1 John 4:8'],
  ['Philippians 1:3', 'Philemon 1:3'],
  ['', ''],
  ['!', '?'],
])('%s is not taken for %s', (given, accepted) => {
  expect(saysOneOf(given, [accepted])).toBe(false);
});
