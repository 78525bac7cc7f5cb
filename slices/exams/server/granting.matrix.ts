import type { SliceMatrix } from '#testing/matrix/slice-matrix.ts';
import type { Who } from '#testing/matrix/words.ts';
import { seedAccommodation } from '#slices/exams/server/testing/seeded-exams.ts';

const overseers: Who = ['managerThere', 'adminThere', 'superadmin'];
const granters = overseers.map((word) => [word, 'somebodyElse'].flat()) as Who;

/** What students are given beyond others. */
export const matrix: SliceMatrix = {
  reads: {
    Query: { accommodation: ['manager', 'admin', 'superadmin'] },
    Accommodation: {
      '_id extraAttempts extraPercent grantedAt grantedByName isOver lastDay reason studentName': overseers,
      version: overseers,
    },
    ExamGrant: {
      'deadline extraAttempts extraMinutes grantedAt personId reason studentName version': overseers,
    },
    AttemptGranting: {
      'accommodation extraMinutes extraPercent grant groupId limitMinutes timeZone': overseers,
    },
    ExamAllowance: { 'extraAttempts extraMinutes extraPercent limitMinutes': ['self'] },
  },
  namesOthers: { 'Accommodation.grantedByName': overseers },
  writes: {
    saveAccommodation: {
      cases: [
        {
          who: granters,
          at: (target) => ({
            personId: target.id('person'),
            version: 1,
            accommodationInput: { extraPercent: 50, extraAttempts: 1, lastDay: null, reason: 'Proof' },
          }),
        },
      ],
    },
    grantExam: {
      cases: [
        {
          who: granters,
          at: (target) => ({
            examId: target.id('exam'),
            groupId: target.id('examClass'),
            personId: target.id('person'),
            version: 1,
            extraAttempts: 1,
            extraMinutes: 0,
            deadline: null,
            reason: 'Proof',
          }),
        },
      ],
    },
  },
  seed: async (fixture) => {
    if (fixture.subject.kind === 'person') await seedAccommodation(fixture);
    return [];
  },
};
