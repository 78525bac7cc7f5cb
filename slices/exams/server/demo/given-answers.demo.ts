import type { Random } from '#kit/demo/random.ts';
import type { AnswerKey, GivenAnswer } from '#slices/exams/rules/question.ts';
import type { DemoQuestion } from './exam-plan.demo.ts';

const ESSAYS = [
  'The disciples ask who this is, and that is the question Mark wants us to ask too. I would begin in a boat at night, with water coming over the side and somebody asleep.',
  'Main thought: he is in the boat. It does not say that the storm was small, it says that he was there. I would begin with a week in which everything came at once.',
  'Faith is not the same as feeling safe. I would read the passage without a word before it and then wait a little.',
  'Jesus speaks to the sea as to a dog that obeys. I would start with the fishermen: if they are afraid it is serious.',
  'Main thought: the one who sleeps is the one who rules. I would open with a child asleep in the back of a car at night, because somebody else is driving.',
  'There are two fears in this passage, and the second is greater. They fear the storm, and then they fear him. I would begin by asking which one we have.',
  '“Do you not care?” is a prayer, even if it does not sound like one. I would begin with a prayer I was ashamed of, and then read verse 38.',
  'I would begin at the hospital where I work. At three in the morning everybody asks the disciples’ question. The main thought is that he hears it and gets up.',
  'They took him “as he was”. I would build the sermon on these words: he comes tired, and that is enough.',
  'Main thought: the evening was his idea. “Let us go across” comes before the storm, so obedience does not keep us out of the wind.',
  'I would start with the other boats. They had not woken him, and they too had calm water. Grace goes further than those who ask.',
  'Psalm 107 stands behind it: he made the storm be still. I would read the psalm first and let the congregation find it again in Mark.',
  'The passage asks a question and does not answer it. I would leave it open until the end: who, then, is this?',
  'My opening: the lake near us freezes, and my grandfather walked on it only behind someone he knew. The main thought is whom we follow into the dark.',
  'Jesus rebukes the wind with the words he uses for a demon in chapter 1. What frightens us most is not his equal. I would begin with that word: be silent.',
  'I would tell it from the stern, where the cushion is. Main thought: his peace is not that he does not know, it is that he trusts his Father.',
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
