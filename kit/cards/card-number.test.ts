import { expect, test } from 'vitest';
import { cardNumbersIn } from './card-number.ts';

test.each([
  '4242424242424242',
  'Card 4242 4242 4242 4242, paid',
  'card:5555-5555-5555-4444',
  '3782 822463 10005',
  '"6011111111111117"',
])('%s holds the number of a card (F7)', (text) => expect(cardNumbersIn(text)).toHaveLength(1));

test.each([
  '4242424242424241',
  '1700000000000',
  'Receipt 4242',
  'ends with 4242',
  '42424242424242424242424242',
  '018f4242-4242-4242-4242-424242424242',
  'pi_4242424242424242',
])('%s holds none', (text) => expect(cardNumbersIn(text)).toEqual([]));
