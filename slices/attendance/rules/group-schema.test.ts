import { expect, test } from 'vitest';
import { hundredths } from '#kit/percent/percent.ts';
import { policyOn } from './count.ts';
import { daysToChooseFrom, joinedCounting, keepsOver, withSchemaFrom } from './group-schema.ts';
import { policiesOfTerms, type DatedPolicy, type Term } from './policy.ts';

const term = (id: string, firstDay: Term['firstDay'], lastDay: Term['lastDay']): Term => ({
  id,
  name: id,
  firstDay,
  lastDay,
});
const policy = (
  firstDay: DatedPolicy['firstDay'],
  grace: number,
  termId: string | null = null,
): DatedPolicy => ({
  firstDay,
  termId,
  minutesLateThreshold: 15,
  graceAbsentsPerTerm: grace,
  graceLatesPerTerm: grace,
  absenceDeduction: hundredths(300),
  lateDeduction: hundredths(100),
});
const spring = term('spring', '2026-02-01', '2026-05-31');
const autumn = term('autumn', '2026-09-07', '2026-12-18');
const day = { terms: [spring, autumn], policies: [policy('2000-01-01', 1)] };
const evening = {
  terms: [term('early', '2026-01-15', '2026-05-15'), term('late', '2026-09-01', '2026-12-20')],
  policies: [policy('2000-01-01', 5), policy('2026-09-01', 7, 'late')],
};
const from = (firstDay: Term['firstDay']) =>
  joinedCounting([
    { ...day, firstDay: '2000-01-01' },
    { ...evening, firstDay },
  ]);

test('a group with another schema from a day on keeps the days before as they were', () => {
  const counting = from('2026-09-01');
  expect(counting.terms).toEqual([spring, evening.terms[1]]);
  expect(policyOn(counting, '2026-03-01').graceAbsentsPerTerm).toBe(1);
  expect(policyOn(counting, '2026-08-31').graceAbsentsPerTerm).toBe(1);
  expect(policyOn(counting, '2026-10-01').graceAbsentsPerTerm).toBe(7);
});

test('a term in which the schema changes is cut, and each part is counted by its own', () => {
  const counting = from('2026-10-05');
  expect(counting.terms).toEqual([
    spring,
    { ...autumn, lastDay: '2026-10-04' },
    { ...evening.terms[1], firstDay: '2026-10-05' },
  ]);
  expect(policyOn(counting, '2026-10-04').graceAbsentsPerTerm).toBe(1);
  expect(policyOn(counting, '2026-10-05').graceAbsentsPerTerm).toBe(7);
});

test('where nothing counts from a day on, the days before do all the same', () => {
  const counting = joinedCounting([
    { ...day, firstDay: '2000-01-01' },
    { terms: [], policies: [], firstDay: '2026-09-07' },
  ]);
  expect(counting.terms).toEqual([spring]);
  expect(policyOn(counting, '2026-09-08').minutesLateThreshold).toBe(Infinity);
  expect(policyOn(counting, '2026-06-30').graceAbsentsPerTerm).toBe(1);
});

test('a term that is over is never counted otherwise, and none is counted that was not', () => {
  const over = '2026-10-10';
  expect(keepsOver(day, from('2026-09-01'), over)).toBe(true);
  expect(keepsOver(day, from('2026-05-31'), over)).toBe(false);
  expect(keepsOver({ terms: [], policies: [] }, day, over)).toBe(false);
  expect(keepsOver(day, { ...day, policies: [policy('2000-01-01', 2)] }, over)).toBe(false);
  expect(keepsOver(day, { ...day, policies: [policy('2000-01-01', 2)] }, '2026-01-01')).toBe(true);
});

test('the days to choose from are those of terms that are not over, and today; none lies in a term that is', () => {
  const asked = { terms: day.terms, today: '2026-10-10', lastOver: '2026-10-09' } as const;
  expect(daysToChooseFrom({ ...asked, wanted: evening.terms })).toEqual(['2026-09-01', '2026-10-10']);
  expect(daysToChooseFrom({ ...asked, wanted: [] })).toEqual(['2026-09-07', '2026-10-10']);
  const long = term('long', '2026-05-01', '2026-12-31');
  expect(daysToChooseFrom({ ...asked, wanted: [long] })).toEqual(['2026-06-01', '2026-10-10']);
});

test('the same schema again joins what was parted, and what was planned for later is gone', () => {
  const spans = [
    { firstDay: '2000-01-01', schemaId: 'day' },
    { firstDay: '2026-09-01', schemaId: 'evening' },
    { firstDay: '2027-01-01', schemaId: null },
  ] as const;
  expect(withSchemaFrom(spans, { firstDay: '2026-06-01', schemaId: 'day' })).toEqual(spans.slice(0, 1));
  expect(withSchemaFrom(spans, { firstDay: '2026-12-01', schemaId: null })).toEqual([
    ...spans.slice(0, 2),
    { firstDay: '2026-12-01', schemaId: null },
  ]);
});

test('parameters stay with their term when its first day moves, and with their day when it is removed', () => {
  const policies = [policy('2000-01-01', 1), policy('2026-09-07', 3, 'autumn')];
  const earlier = { ...autumn, firstDay: '2026-08-31' } as const;
  expect(policiesOfTerms(policies, [earlier])).toEqual([policies[0], policy('2026-08-31', 3, 'autumn')]);
  expect(policiesOfTerms(policies, [])).toEqual([policies[0], policy('2026-09-07', 3)]);
  expect(policiesOfTerms([...policies, policy('2026-08-31', 9)], [earlier])).toHaveLength(2);
});
