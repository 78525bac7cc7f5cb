import { NO_PERCENT, percent } from '#kit/percent/percent.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RuleError } from '#kit/graphql/problem.ts';
import { answersOf } from '#slices/exams/rules/sitting/attempt-log.ts';
import { gradeAttempt } from '#slices/exams/rules/results/grade-attempt.ts';
import type { AnswerKey, QuestionKind } from '#slices/exams/rules/question.ts';
import { readEvents, type AnswerInput, type EventInput } from './event-input.ts';
import type { AskedTexts } from '../question.queries.ts';

const KEYS: readonly AnswerKey[] = [
  { kind: 'SINGLE_CHOICE', option: 'a' },
  { kind: 'MULTIPLE_CHOICE', options: ['a', 'b'] },
  { kind: 'TRUE_FALSE', isTrue: true },
  { kind: 'MATCHING', pairs: { a: 'x', b: 'y' } },
  { kind: 'FILL_IN', accepted: ['grace'] },
];
const choices = (ids: readonly string[]) => ids.map((id) => ({ id, words: id }));
const asked = KEYS.map(({ kind }): AskedTexts => ({
  versionId: `version of ${kind}`,
  questionId: kind,
  kind,
  points: 1,
  category: '',
  locale: 'en',
  words: 'What is right?',
  imageAlt: '',
  image: null,
  options: choices(kind === 'TRUE_FALSE' || kind === 'FILL_IN' ? [] : ['a', 'b', 'c']),
  matches: choices(kind === 'MATCHING' ? ['x', 'y', 'z'] : []),
}));

/** What is right for a question, told without a look at the rules that grade. */
function oracle(kind: QuestionKind, { option, options, isTrue, pairs, words }: AnswerInput): number {
  switch (kind) {
    case 'SINGLE_CHOICE':
      return option === 'a' ? 1 : 0;
    case 'MULTIPLE_CHOICE': {
      const given = new Set(options ?? []);
      const right = [...given].filter((one) => one === 'a' || one === 'b').length;
      return Math.max(0, right - (given.size - right)) / 2;
    }
    case 'TRUE_FALSE':
      return isTrue === true ? 1 : 0;
    case 'MATCHING': {
      const last = new Map((pairs ?? []).map((pair) => [pair.option, pair.match]));
      return (Number(last.get('a') === 'x') + Number(last.get('b') === 'y')) / 2;
    }
    case 'FILL_IN':
      return words === 'grace' ? 1 : 0;
    case 'ESSAY':
      return 0;
  }
}

const id = fc.constantFrom('a', 'b', 'c', 'x', 'y', 'z', 'not offered', '');
const answer = fc.record<AnswerInput>(
  {
    option: id,
    options: fc.array(id, { maxLength: 4 }),
    isTrue: fc.boolean(),
    pairs: fc.array(fc.record({ option: id, match: id }), { maxLength: 3 }),
    words: fc.constantFrom('grace', 'law', ''),
  },
  { requiredKeys: [] },
);
const event = fc.record<EventInput>(
  {
    seq: fc.integer({ min: -1, max: 20 }),
    kind: fc.constantFrom('ANSWER', 'ANSWER', 'ANSWER', 'FLAG', 'SUBMIT', 'LEFT_PAGE'),
    clientTime: fc.date({ noInvalidDate: true }),
    questionId: fc.constantFrom<string>(...KEYS.map(({ kind }) => kind), 'of another exam'),
    answer,
  },
  { requiredKeys: ['seq', 'kind', 'clientTime', 'questionId', 'answer'] },
);

/** An event as it is taken, or null where it is refused. */
function taken(told: EventInput) {
  try {
    return readEvents([told], asked)[0] ?? null;
  } catch (problem) {
    if (!(problem instanceof RuleError)) throw problem;
    return null;
  }
}

test('whatever a page sends, the grade is that of what was asked and offered, and of nothing else (B2)', () => {
  fc.assert(
    fc.property(fc.uniqueArray(event, { selector: ({ seq }) => seq, maxLength: 12 }), (events) => {
      const kept = events.filter((told) => taken(told) !== null);
      const log = kept.flatMap((told) => taken(told) ?? []).map((one) => ({ ...one, deviceId: 'device' }));
      const grade = gradeAttempt(
        {
          questions: KEYS.map((key) => ({ id: key.kind, points: 1, key })),
          answers: answersOf(log, ['device']),
          byHand: {},
          number: 1,
          penalty: NO_PERCENT,
          isLate: false,
          wasLeft: false,
        },
        { passMark: percent(70), retakeScore: percent(70), lateCap: percent(70) },
      );
      const points = KEYS.map(({ kind }) => {
        const last = kept
          .filter((told) => told.kind === 'ANSWER' && told.questionId === kind)
          .toSorted((one, other) => one.seq - other.seq)
          .at(-1)?.answer;
        return last ? oracle(kind, last) : 0;
      }).reduce((sum, one) => sum + one, 0);
      expect(grade?.score).toBe(Math.floor((points / KEYS.length) * 10_000));
      expect(kept.every(({ seq }) => seq > 0)).toBe(true);
      const answered = kept.filter(({ kind }) => kind === 'ANSWER');
      expect(answered.map(({ questionId }) => questionId)).not.toContain('of another exam');
    }),
    { numRuns: 2_000 },
  );
});
