import { expect, test } from 'vitest';
import { correctionOf } from './reed-solomon.ts';

test('the words that mend HELLO WORLD are those of the standard’s example', () => {
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(correctionOf(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});
