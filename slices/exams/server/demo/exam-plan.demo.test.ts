import { expect, test } from 'vitest';
import { checkQuestion } from '#slices/exams/rules/authoring/check-question.ts';
import { readGift } from '#slices/exams/rules/authoring/gift.ts';
import { PLANNED_EXAMS } from './exam-plan.demo.ts';

test.each(PLANNED_EXAMS)(
  'every question of $code can be asked, in all its languages alike',
  ({ questions }) => {
    const read = Object.entries(questions).map(([locale, text]) => ({ locale, ...readGift(text) }));
    expect(read.flatMap(({ problems }) => problems)).toEqual([]);
    const kinds = read.map((one) => one.questions.map(({ key, title }) => `${title}: ${key.kind}`));
    expect(new Set(kinds.map((list) => list.join(', '))).size).toBe(1);
    for (const { locale, questions: asked } of read) {
      expect(asked.length).toBeGreaterThan(8);
      for (const { words, options, matches, key } of asked)
        expect(
          checkQuestion({
            kind: key.kind,
            points: 1,
            category: '',
            key,
            texts: [{ locale, words, options, matches }],
          }),
        ).toBeNull();
    }
  },
);
