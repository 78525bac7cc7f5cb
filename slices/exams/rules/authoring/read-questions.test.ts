import { describe, expect, test } from 'vitest';
import { readQuestions } from './read-questions.ts';

const only = (text: string) => {
  const { questions, problems } = readQuestions(text);
  expect(problems).toEqual([]);
  expect(questions).toHaveLength(1);
  return questions[0];
};

describe('questions that were pasted as plain text', () => {
  test('have a star before what is right, and need no letters and numbers', () => {
    expect(only('12. Who was swallowed by a great fish?\na) Elijah\n*b) Jonah\nc) Nahum')).toMatchObject({
      line: 1,
      words: 'Who was swallowed by a great fish?',
      options: [{ words: 'Elijah' }, { words: 'Jonah' }, { words: 'Nahum' }],
      key: { kind: 'SINGLE_CHOICE', option: 'o2' },
    });
  });

  test.each([
    ['Gospels?\n*Mark\n*Luke\nActs', 'MULTIPLE_CHOICE'],
    ['Paul wrote Romans.\n* True\nFalse', 'TRUE_FALSE'],
    ['God is ____.\n*love', 'FILL_IN'],
    ['What is grace?', 'ESSAY'],
    ['Who?\na) * Ruth\nb) Esther', 'SINGLE_CHOICE'],
  ])('are of the kind their answers make them: %j', (text, kind) => {
    expect(only(text)?.key.kind).toBe(kind);
  });

  test('are told apart by empty lines, and one that cannot be read by its line', () => {
    const { questions, problems } = readQuestions('One?\n*yes\nno\n\n\nTwo?\nyes\nno\n\nThree?');
    expect(questions.map(({ line, words }) => [line, words])).toEqual([
      [1, 'One?'],
      [10, 'Three?'],
    ]);
    expect(problems).toEqual([{ line: 6, reason: 'giftNoRightAnswer' }]);
  });
});

describe('questions in a table', () => {
  test('stand in columns of any order, right and wrong as often as needed', () => {
    const table = `Points;Question;Right;Wrong;Wrong;Category;Explanation
3;"Who built
the ark?";Noah;Moses;Abram;Genesis;Genesis 6
1;God is love.;true;;;;`;
    expect(readQuestions(table)).toMatchObject({
      questions: [
        {
          line: 2,
          words: 'Who built\nthe ark?',
          points: 3,
          category: 'Genesis',
          explanation: 'Genesis 6',
          key: { kind: 'SINGLE_CHOICE', option: 'o1' },
        },
        { line: 4, key: { kind: 'TRUE_FALSE', isTrue: true } },
      ],
      problems: [],
    });
  });

  test.each([
    ['question,right,points\n,Noah,1', 'importWithoutQuestion'],
    ['question,right,points\nWho?,Noah,0', 'importPoints'],
    ['question,right,points\nWho?,Noah,many', 'importPoints'],
    ['question,right,wrong\nWho?,,Noah', 'giftNoRightAnswer'],
  ])('say what is wrong with a line: %j', (table, reason) => {
    expect(readQuestions(table)).toEqual({ questions: [], problems: [{ line: 2, reason }] });
  });
});

test('braces are GIFT, and its categories are kept', () => {
  expect(only('$CATEGORY: Old Testament/Prophets\n\nJonah was swallowed. {T}')).toMatchObject({
    line: 3,
    category: 'Prophets',
    key: { kind: 'TRUE_FALSE', isTrue: true },
  });
});
