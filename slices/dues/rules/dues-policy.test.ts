import { expect, test } from 'vitest';
import { LATE_BY_MAX, parseReminderDays, reminderStep } from './dues-policy.ts';

test.each([
  [[3, 14], 2, null],
  [[3, 14], 3, 3],
  [[3, 14], 9, 3],
  [[3, 14], 10, null],
  [[3, 14], 14, 14],
  [[3, 14], 400, null],
  [[3, 5], 5, 5],
  [[], 5, null],
])('with reminders after %j days, %i days overdue is step %s', (remindAfter, daysOverdue, step) => {
  expect(reminderStep(remindAfter, daysOverdue)).toBe(step);
});

test('an invoice that is looked at every day comes to each step once, and to none that is long past', () => {
  const remindAfter = [1, 7, 30, 90];
  const seen = Array.from({ length: 200 }, (_, day) => reminderStep(remindAfter, day));
  for (const step of remindAfter)
    expect(seen.filter((one) => one === step)).toHaveLength(step === 1 ? 6 : LATE_BY_MAX);
});

test.each([
  ['3, 14, 30', [3, 14, 30]],
  ['30 3 14', [3, 14, 30]],
  ['7;7', [7]],
  ['3、14', [3, 14]],
  ['', []],
  ['0', null],
  ['-3', null],
  ['3.5', null],
  ['soon', null],
  ['366', null],
  ['1,2,3,4,5,6,7', null],
])('“%s” is %j', (written, days) => {
  expect(parseReminderDays(written)).toEqual(days);
});
