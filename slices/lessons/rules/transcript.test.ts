import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineAt, linesWith, transcriptOf, markedTexts, transcriptFile } from './transcript.ts';

const cue = (startsAt: number, endsAt: number, words: string) => ({ startsAt, endsAt, words });

const LECTURE = [
  cue(0, 4, 'Before you ask what a verse means to you,'),
  cue(4, 9, 'ask what the paragraph meant to them.'),
  cue(9, 13, 'A letter is one side of a conversation.'),
  cue(13, 20, 'We hear Paul’s réponse, and work out the question.'),
  cue(40, 42, 'Now take your outline.'),
];

describe('a transcript', () => {
  test('joins subtitles into sentences, and starts again after a silence', () => {
    expect(transcriptOf(LECTURE)).toEqual([
      cue(0, 9, 'Before you ask what a verse means to you, ask what the paragraph meant to them.'),
      cue(
        9,
        20,
        'A letter is one side of a conversation. We hear Paul’s réponse, and work out the question.',
      ),
      cue(40, 42, 'Now take your outline.'),
    ]);
  });

  test('puts no space between words of a language without spaces', () => {
    expect(transcriptOf([cue(0, 2, '太初有道，'), cue(2, 4, '道与神同在。')])[0]?.words).toBe(
      '太初有道，道与神同在。',
    );
  });

  test('loses no word and keeps the order of time', () => {
    const someCue = fc
      .tuple(
        fc.integer({ min: 0, max: 600 }),
        fc.integer({ min: 1, max: 9 }),
        fc.stringMatching(/^[a-z.]{1,9}$/),
      )
      .map(([from, lasts, words]) => cue(from, from + lasts, words));
    fc.assert(
      fc.property(fc.array(someCue, { maxLength: 40 }), (some) => {
        const cues = some.toSorted((a, b) => a.startsAt - b.startsAt);
        const lines = transcriptOf(cues);
        expect(lines.map(({ words }) => words).join(' ')).toBe(cues.map(({ words }) => words).join(' '));
        expect(lines.map(({ startsAt }) => startsAt)).toEqual(
          lines.map(({ startsAt }) => startsAt).toSorted((a, b) => a - b),
        );
      }),
    );
  });

  test('follows the film: the line being said, in a pause the one said last', () => {
    const lines = transcriptOf(LECTURE);
    expect([0, 8.9, 9, 30, 41].map((second) => lineAt(lines, second))).toEqual([0, 0, 1, 1, 2]);
    expect(lineAt(transcriptOf([cue(5, 6, 'Late')]), 4)).toBe(-1);
  });

  test.each([
    ['PAUL reponse', [9]],
    ['  ', [0, 9, 40]],
    ['outline verse', []],
  ])('is searched for "%s"', (search, starts) => {
    expect(linesWith(transcriptOf(LECTURE), search).map(({ startsAt }) => startsAt)).toEqual(starts);
  });

  test.each([
    ['Paul’s réponse', 'reponse PAUL', '[Paul]’s [réponse]'],
    ['Straße', 'strasse', 'Straße'],
    ['各位好，各位', '各位', '[各位]好，[各位]'],
    ['banana', 'ana', 'b[anana]'],
    ['nothing', '', 'nothing'],
  ])('marks in "%s" what is looked for by "%s"', (words, search, expected) => {
    const marked = markedTexts(words, search).map((one) => (one.isFound ? `[${one.words}]` : one.words));
    expect(marked.join('')).toBe(expected);
  });

  test('is taken away as text: its title, and every line behind its time', () => {
    const lines = [{ startsAt: 68, endsAt: 70, words: 'Grace.' }];
    expect(transcriptFile('Romans 8', lines)).toBe('Romans 8\n\n1:08  Grace.\n');
  });
});
