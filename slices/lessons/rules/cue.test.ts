import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkSubtitles, cuesAt, MAX_SUBTITLES, readCues, writeVtt, writtenTime } from './cue.ts';

const VTT = `WEBVTT - Lesson 5

STYLE
::cue { color: red }

NOTE made by hand

intro
00:18:20.000 --> 00:18:31.000 align:start position:10%
<v Dr Szabó>Before you <i>ask</i> what a verse
means to you &amp; me,

18:31.500 --> 18:42.000
ask what it meant to them.
`;

const SRT = `\uFEFF1\r
00:00:01,000 --> 00:00:03,500\r
{\\an8}<i>In the beginning</i>\r
\r
2\r
00:00:04,000 --> 00:00:06,000\r
was the Word.\r
`;

describe('subtitles are read', () => {
  test('from WebVTT, without its notes, styles and marks', () => {
    expect(readCues(VTT)).toEqual([
      { startsAt: 1_100, endsAt: 1_111, words: 'Before you ask what a verse means to you & me,' },
      { startsAt: 1_111.5, endsAt: 1_122, words: 'ask what it meant to them.' },
    ]);
  });

  test('from SubRip, with its commas, numbers and line ends', () => {
    expect(readCues(SRT)).toEqual([
      { startsAt: 1, endsAt: 3.5, words: 'In the beginning' },
      { startsAt: 4, endsAt: 6, words: 'was the Word.' },
    ]);
  });

  test('whatever was written by us is read as it was', () => {
    const word = fc.stringMatching(/^[^\s<>{}&\0]{1,12}$/u);
    const cue = fc.record({
      startsAt: fc.integer({ min: 0, max: 9_000_000 }),
      lasts: fc.integer({ min: 1, max: 9_000 }),
      words: fc.array(fc.oneof(word, fc.constantFrom('<b>', '&', '&amp;')), { minLength: 1, maxLength: 6 }),
    });
    fc.assert(
      fc.property(fc.array(cue, { maxLength: 20 }), (made) => {
        const cues = made
          .map(({ startsAt, lasts, words }) => ({
            startsAt: startsAt / 1_000,
            endsAt: (startsAt + lasts) / 1_000,
            words: words.join(' '),
          }))
          .filter(({ words }) => !words.includes('-->'))
          .toSorted((a, b) => a.startsAt - b.startsAt || a.endsAt - b.endsAt);
        expect(readCues(writeVtt(cues))).toEqual(cues);
      }),
    );
  });

  test('and never fail, whatever a user sends', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('0', ':', '.', '-->', '\n', ' ', '<', 'é', '&') }),
        (file) => {
          for (const { startsAt, endsAt, words } of readCues(file)) {
            expect(endsAt).toBeGreaterThan(startsAt);
            expect(words).not.toBe('');
          }
        },
      ),
    );
  });
});

test.each([
  ['a film script', 'Dr Szabó: before you ask …', 'subtitlesUnreadable'],
  ['times that run backwards', 'WEBVTT\n\n00:05.000 --> 00:01.000\nNo', 'subtitlesUnreadable'],
  ['nothing', '', 'subtitlesUnreadable'],
  ['far too much', 'x'.repeat(MAX_SUBTITLES + 1), 'subtitlesTooLong'],
  ['WebVTT', VTT, null],
  ['SubRip', SRT, null],
])('of %s it is said whether they are subtitles', (_, file, expected) => {
  expect(checkSubtitles(file)).toBe(expected);
});

test('what is said at a second is shown from its first moment until its last', () => {
  const cues = readCues(SRT);
  expect([0.9, 1, 3.4, 3.5, 4].map((second) => cuesAt(cues, second).map(({ words }) => words))).toEqual([
    [],
    ['In the beginning'],
    ['In the beginning'],
    [],
    ['was the Word.'],
  ]);
});

test('times of more than an hour are written in full', () => {
  expect(writtenTime(3_723.4567)).toBe('01:02:03.457');
});
