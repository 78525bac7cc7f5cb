import { expect, test } from 'vitest';
import { isRule, repetitionFrom, writtenRule, type Repetition } from './repetition.ts';

test.each<[string, Repetition]>([
  ['FREQ=DAILY', { frequency: 'DAILY', interval: 1, weekdays: [], until: null }],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU', { frequency: 'WEEKLY', interval: 2, weekdays: [2, 7], until: null }],
  ['FREQ=YEARLY;UNTIL=20280229', { frequency: 'YEARLY', interval: 1, weekdays: [], until: '2028-02-29' }],
])('%s is read as it is written', (rule, repetition) => {
  expect(repetitionFrom(rule)).toEqual(repetition);
  expect(writtenRule(repetition)).toBe(rule);
});

test.each(['FREQ=MONTHLY;BYDAY=-1FR', 'FREQ=WEEKLY;COUNT=10', 'FREQ=DAILY;BYMONTH=7,8'])(
  '%s says more than a form can show',
  (rule) => {
    expect(isRule(rule)).toBe(true);
    expect(repetitionFrom(rule)).toBeNull();
  },
);

test.each([
  '',
  'FREQ=SECONDLY',
  'FREQ=DAILY;BYHOUR=1,2,3',
  'FREQ=DAILY;COUNT=2;UNTIL=20270101',
  'FREQ=DAILY;COUNT=2;COUNT=3',
  'FREQ=DAILY;INTERVAL=0',
  'FREQ=DAILY\r\nATTACH:x',
  'RRULE:FREQ=DAILY',
])('%j is no rule of ours', (rule) => {
  expect(isRule(rule)).toBe(false);
});
