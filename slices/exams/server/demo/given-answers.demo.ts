import type { Random } from '#kit/demo/random.ts';
import type { AnswerKey, GivenAnswer } from '#slices/exams/rules/question.ts';
import type { DemoQuestion } from './exam-plan.demo.ts';

const ESSAYS = [
  'The disciples ask who this is, and that is the question Mark wants us to ask too. I would begin in a boat at night, with water coming over the side and somebody asleep.',
  'Main thought: he is in the boat. It does not say that the storm was small, it says that he was there. I would begin with a week in which everything came at once.',
  'Faith is not the same as feeling safe. I would read the passage without a word before it and then wait a little.',
  'Jesus speaks to the sea as to a dog that obeys. I would start with the fishermen: if they are afraid it is serious.',
];

const MISTAKES = ['I am not sure', 'Jerusalem', 'Peter', 'grace', 'the temple'];

/** An answer that is right, or not quite. */
export const answerTo = (random: Random, question: DemoQuestion, isRight: boolean): GivenAnswer =>
  isRight ? rightAnswer(random, question.key) : wrongAnswer(random, question);

function rightAnswer(random: Random, key: AnswerKey): GivenAnswer {
  switch (key.kind) {
    case 'FILL_IN':
      return { kind: key.kind, words: random.pick(key.accepted) };
    case 'ESSAY':
      return { kind: key.kind, words: random.pick(ESSAYS) };
    default:
      return key;
  }
}

function wrongAnswer(random: Random, { key, options, matches }: DemoQuestion): GivenAnswer {
  switch (key.kind) {
    case 'SINGLE_CHOICE':
      return { kind: key.kind, option: random.pick(options.filter((option) => option !== key.option)) };
    case 'MULTIPLE_CHOICE':
      return {
        kind: key.kind,
        options: [
          ...key.options.slice(1),
          ...options.filter((option) => !key.options.includes(option)).slice(0, random.int(0, 1)),
        ],
      };
    case 'TRUE_FALSE':
      return { kind: key.kind, isTrue: !key.isTrue };
    case 'MATCHING': {
      const [first = '', second = ''] = random.shuffle(matches);
      const swapped = { [first]: second, [second]: first };
      return {
        kind: key.kind,
        pairs: Object.fromEntries(
          Object.entries(key.pairs).map(([option, match]) => [option, swapped[match] ?? match]),
        ),
      };
    }
    case 'FILL_IN':
      return { kind: key.kind, words: random.pick(MISTAKES) };
    case 'ESSAY':
      return { kind: key.kind, words: random.pick(ESSAYS) };
  }
}
