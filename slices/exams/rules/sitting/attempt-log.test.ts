import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answersOf, arrivedUpTo, type AttemptEvent } from './attempt-log.ts';

const answer = (deviceId: string, seq: number, questionId: string, option: string | null): AttemptEvent => ({
  deviceId,
  seq,
  body: { kind: 'ANSWER', questionId, answer: option === null ? null : { kind: 'SINGLE_CHOICE', option } },
});

test('a device may forget what has arrived without a gap', () => {
  const arrived = arrivedUpTo([1, 2, 4, 5].map((seq) => answer('phone', seq, 'q', 'a')));
  expect(arrived.get('phone')).toBe(2);
});

test('the last answer of the last device counts, and one taken back is none', () => {
  const events = [
    answer('phone', 2, 'one', 'b'),
    answer('phone', 1, 'one', 'a'),
    answer('phone', 3, 'two', 'a'),
    answer('desk', 1, 'one', 'c'),
    answer('desk', 2, 'two', null),
    answer('stranger', 9, 'one', 'x'),
  ];
  expect(answersOf(events, ['phone', 'desk'])).toEqual({ one: { kind: 'SINGLE_CHOICE', option: 'c' } });
  expect(answersOf(events, ['desk', 'phone'])).toEqual({
    one: { kind: 'SINGLE_CHOICE', option: 'b' },
    two: { kind: 'SINGLE_CHOICE', option: 'a' },
  });
});

test('answers are the same in whatever order, and however often, events arrive', () => {
  const event = fc
    .tuple(fc.constantFrom('phone', 'desk'), fc.integer({ min: 1, max: 8 }))
    .map(([device, seq]) =>
      answer(device, seq, `q${(seq * 7) % 3}`, seq % 4 === 0 ? null : `o${device}${seq}`),
    );
  const scrambled = fc
    .array(event)
    .chain((events) =>
      fc.tuple(
        fc.constant(events),
        fc.shuffledSubarray([...events, ...events], { minLength: events.length * 2 }),
      ),
    );
  fc.assert(
    fc.property(scrambled, ([events, refetch]) => {
      expect(answersOf(refetch, ['phone', 'desk'])).toEqual(answersOf(events, ['phone', 'desk']));
    }),
  );
});
