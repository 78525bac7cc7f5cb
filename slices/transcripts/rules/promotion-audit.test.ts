import { expect, test } from 'vitest';
import { auditPromotion } from './promotion-audit.ts';
import type { StudyRecord } from './study-record.ts';

const passed = (count: number, kind: 'CORE' | 'ELECTIVE', facts: Partial<StudyRecord> = {}): StudyRecord[] =>
  Array.from({ length: count }, (_, index) => ({
    courseId: `${kind}${index}`,
    code: '',
    name: '',
    teacherName: null,
    term: '',
    firstDay: '2025-09-01',
    lastDay: null,
    credits: 1,
    kind,
    grade: 80,
    state: 'PASSED',
    finalisedAt: null,
    ...facts,
  }));

const ASKED = { coreToGraduate: 30, electivesToGraduate: 9 };

test.each([
  ['with everything passed', [...passed(30, 'CORE'), ...passed(9, 'ELECTIVE')], true],
  ['not with a core course less', [...passed(29, 'CORE'), ...passed(9, 'ELECTIVE')], false],
  ['not with electives in place of core courses', [...passed(20, 'CORE'), ...passed(19, 'ELECTIVE')], false],
  [
    'not with one course passed many times',
    [...passed(30, 'CORE', { courseId: 'a' }), ...passed(9, 'ELECTIVE')],
    false,
  ],
  ['not with what is failed', [...passed(30, 'CORE', { state: 'FAILED' }), ...passed(9, 'ELECTIVE')], false],
])('a person meets the requirements %s', (_, records, isMet) => {
  expect(auditPromotion(records, ASKED).isMet).toBe(isMet);
});

test('the audit tells how far it is', () => {
  expect(auditPromotion([...passed(12, 'CORE'), ...passed(2, 'ELECTIVE')], ASKED)).toEqual({
    corePassed: 12,
    coreNeeded: 30,
    electivesPassed: 2,
    electivesNeeded: 9,
    isMet: false,
  });
});
