import { expect, test } from 'vitest';
import { describeAction, sentenceFor } from './describe-action.ts';

test('an action is told by the text of its slice, one that is no more by its bare name', () => {
  const words = { textIfKnown: (id: string) => (id === 'didUpdateExam' ? 'changed the exam' : null) };
  expect(describeAction('updateExam', words)).toBe('changed the exam');
  expect(describeAction('flyToTheMoon', words)).toBe('flyToTheMoon');
});

test.each([
  [{}, null],
  [{ person: 'Grace' }, 'auditOfPerson'],
  [{ record: 'Midterm' }, 'auditOfRecord'],
  [{ record: 'Midterm', person: 'Grace' }, 'auditRecordOfPerson'],
  [{ record: 'Romans', person: 'Grace', isWithin: true }, 'auditPersonInRecord'],
  [{ record: 'Midterm', group: 'First year' }, 'auditRecordForGroup'],
  [{ group: 'First year' }, null],
  [{ isGone: true }, 'auditRecordGone'],
  [{ isGone: true, person: 'Grace' }, 'auditOfPerson'],
])('what is about %j is told by %s', (about, id) => {
  expect(sentenceFor(about)).toBe(id);
});
