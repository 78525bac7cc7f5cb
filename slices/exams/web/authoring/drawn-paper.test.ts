import { expect, test } from 'vitest';
import type { WrittenQuestionFragment } from './authoring.graphql.generated.ts';
import { drawnPaper, PracticeDesk } from './preview.screen.tsx';

const choices = (words: string) => ['a', 'b', 'c', 'd'].map((name) => ({ name, words: `${words} ${name}` }));

const question = (id: string, category: string, kind = 'SINGLE_CHOICE') =>
  ({
    _id: id,
    kind,
    points: 2,
    category,
    imageId: null,
    rightOptions: ['a'],
    texts: [
      { locale: 'en', words: `Who? ${id}`, options: choices('en'), matches: choices('match') },
      { locale: 'de_DE', words: `Wer? ${id}`, options: choices('de'), matches: choices('match') },
    ],
  }) as unknown as WrittenQuestionFragment;

const written = [question('1', ''), question('2', 'kings'), question('3', 'kings'), question('4', 'kings')];
const exam = { picks: [{ category: 'kings', pick: 1 }], shuffles: false };

test('a preview asks as many of each category as an attempt is asked', () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 40; seed += 1) {
    const [first, picked, ...others] = drawnPaper(exam, written, { seed, locale: 'en' });
    expect(first?._id).toBe('1');
    expect(others).toEqual([]);
    seen.add(picked?._id ?? '');
  }
  expect([...seen].toSorted()).toEqual(['2', '3', '4']);
});

test('a preview speaks the language that is chosen, and one the question has where it has not that', () => {
  expect(drawnPaper(exam, written, { seed: 1, locale: 'de_DE' })[0]?.words).toBe('Wer? 1');
  expect(drawnPaper(exam, written, { seed: 1, locale: 'pl_PL' })[0]?.words).toBe('Who? 1');
});

test('a preview says nothing of what is right', () => {
  expect(JSON.stringify(drawnPaper(exam, written, { seed: 1, locale: 'en' }))).not.toContain('right');
});

test('what is matched is shuffled on its right side, as in an attempt', () => {
  const orders = Array.from({ length: 20 }, (_, seed) => {
    const [only] = drawnPaper({ picks: [], shuffles: false }, [question('5', '', 'MATCHING')], {
      seed,
      locale: 'en',
    });
    expect(only?.options.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
    return only?.matches.map(({ name }) => name).join('');
  });
  expect(new Set(orders).size).toBeGreaterThan(3);
});

test('a desk to practise at shows what was answered last, and what is flagged', () => {
  const desk = new PracticeDesk();
  desk.answer('1', { option: 'a' });
  desk.answer('1', { option: 'b' });
  desk.write('2', 'Jonah');
  desk.flag('2', true);
  const { answers, flagged } = desk.state.get();
  expect(answers).toEqual({ 1: { option: 'b' }, 2: { words: 'Jonah' } });
  expect([...flagged]).toEqual(['2']);
});
